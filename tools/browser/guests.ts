/**
 * The opening lines of every browser test: one house for all files, one browser for each, a device of their own for
 * everyone who comes in.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { device, openBrowser, type Wish } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the house that all browser tests share is open. */
    house: string;
  }
}

export interface Guests {
  /** The address of the hall all browser tests share. */
  readonly house: string;
  /** What went wrong on any page so far, by whose page it was. */
  readonly troubles: readonly string[];
  /** Someone with a page, at no address yet. */
  person(wish?: Wish): Promise<Page>;
  /** Someone who looks at `path`. */
  visit(path: string, wish?: Wish): Promise<Page>;
  /** Someone who has chosen nothing here: the device's own wishes are all there is. */
  stranger(path: string, wishes: BrowserContextOptions): Promise<Page>;
}

/** `patience` is how long a page may take for what is expected of it. Two files may run at once on two busy cores. */
export function guests({ patience = 15_000 } = {}): Guests {
  const house = inject("house");
  const troubles: string[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function person(wish: Wish = {}): Promise<Page> {
    return pageOn(await device(browser, house, wish), wish.name);
  }

  async function pageOn(context: BrowserContext, whose = "someone"): Promise<Page> {
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    page.on("pageerror", (trouble) => troubles.push(`${whose}: ${trouble.message}`));
    return page;
  }

  async function lookAt(path: string, page: Page): Promise<Page> {
    await page.goto(path);
    await page.locator("#content").waitFor();
    return page;
  }

  return {
    house,
    troubles,
    person,
    visit: async (path, wish) => lookAt(path, await person(wish)),
    stranger: async (path, wishes) =>
      lookAt(path, await pageOn(await browser.newContext({ baseURL: house, ...wishes }))),
  };
}

/**
 * The opening lines of every browser test: one house for all files, one browser for all of a worker, a device of
 * their own for everyone who comes in.
 */
import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, inject } from "vitest";
import { watchPage } from "../coverage/on-pages.ts";
import { device, sharedBrowser, type Wish } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the house that all browser tests share is open. */
    house: string;
  }
}

export interface Guests {
  /** The address of the hall they come to. */
  house(): string;
  /** What went wrong on any page so far, by whose page it was. */
  readonly troubles: readonly string[];
  /** Someone with a page, at no address yet. */
  person(wish?: Wish): Promise<Page>;
  /** Someone who looks at `path`. */
  visit(path: string, wish?: Wish): Promise<Page>;
  /** Someone whom the hall knows by this token already, looking at `path`. */
  known(token: string, path: string, wish?: Wish): Promise<Page>;
  /** Someone who has chosen nothing here: the device's own wishes are all there is. */
  stranger(path: string, wishes: BrowserContextOptions): Promise<Page>;
}

/** How long a page may take for what is expected of it: several files run at once, and only never is a failure. */
const patience = 120_000;
/** And what takes a whole game of bots. */
export const wholeGame = { timeout: 480_000 };

/** What the announcer says stands in the page for a moment, unseen: whoever looks for a text means what is seen. */
const seen = ":not(.spoken p, .spoken-at-once p)";
let isLooking = false;

function lookOnly(page: Page): void {
  if (isLooking) return;
  isLooking = true;
  const pages = Object.getPrototypeOf(page) as Page;
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  const [onPage, within] = [pages.getByText, locators.getByText];
  pages.getByText = function (this: Page, text, how) {
    return onPage.call(this, text, how).and(this.locator(seen));
  };
  locators.getByText = function (this: Locator, text, how) {
    return within.call(this, text, how).and(this.page().locator(seen));
  };
}

/** `at` is where they come to when it is not the house that all share. */
export function guests(at: () => string = () => inject("house")): Guests {
  const troubles: string[] = [];
  const devices: BrowserContext[] = [];
  afterAll(async () => void (await Promise.all(devices.map((context) => context.close()))));

  /** Without motion and sounds, unless the test is about them, and not sharper than it must be: nobody is there. */
  async function person(wish: Wish = {}): Promise<Page> {
    const plain = { motion: "less", sounds: "off", sharpness: 1, ...wish } as const;
    const browser = await sharedBrowser(wish.browser ?? "windowless");
    return pageOn(await device(browser, at(), plain), wish.name);
  }

  async function pageOn(context: BrowserContext, whose = "someone"): Promise<Page> {
    devices.push(context);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await watchPage(page);
    lookOnly(page);
    page.on("pageerror", (trouble) => troubles.push(`${whose}: ${trouble.message}`));
    return page;
  }

  async function lookAt(path: string, page: Page): Promise<Page> {
    await page.goto(path);
    await page.locator("#content").waitFor();
    return page;
  }

  return {
    house: at,
    troubles,
    person,
    visit: async (path, wish) => lookAt(path, await person(wish)),
    async known(token, path, wish) {
      const page = await person(wish);
      await page.context().addCookies([{ name: "guildhall", value: token, url: at() }]);
      return lookAt(path, page);
    },
    async stranger(path, wishes) {
      const browser = await sharedBrowser("windowless");
      return lookAt(path, await pageOn(await browser.newContext({ baseURL: at(), ...wishes })));
    },
  };
}

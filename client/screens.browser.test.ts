/** Every screen in a real browser: axe, narrow phones, thumbs; in the deep run three languages, two lights. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import {
  axeFindings,
  deepAxeFindings,
  isDeep,
  smallTargets,
  stickingOut,
  still,
} from "#tools/browser/browser.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { guests } from "#tools/browser/guests.ts";
import { games } from "./games/list.ts";
import { en } from "#words/made/hall/en.ts";

const { visit } = guests();

/** Words are there, and nothing is on its way any more. */
async function arrived(page: Page): Promise<void> {
  await page.locator("#content :is(p, dl, svg, input, h2)").first().waitFor();
  await expect.poll(() => page.locator(".loading").count()).toBe(0);
}

describe("every screen", () => {
  const [first] = games;
  const screens = [
    "/",
    "/settings",
    "/verify",
    ...games.flatMap(({ id, pages }) => [
      `/rules/${id}`,
      `/gallery/${id}`,
      ...pages.map(({ path }) => `/g/${id}/${path}`),
    ]),
  ];

  /** One phone for each language looks at them all, by night in English and by day in the others. */
  const phones = new Map<Language, Page>();
  const spoken = isDeep ? languages : (["fr"] as const);
  beforeAll(async () => {
    for (const language of spoken) {
      const theme = language === "en" ? "dark" : "light";
      phones.set(language, await visit("/", { size: "small", language, theme }));
    }
  });

  /** As a link of the page would lead there: what was fetched once is not fetched again. */
  async function look(path: string, language: Language): Promise<Page> {
    const phone = phones.get(language);
    if (phone === undefined) throw new Error("no phone");
    await phone.evaluate(async (to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }, path);
    await arrived(phone);
    return phone;
  }

  test.each(screens)(
    "[HALL] %s: axe finds nothing by night or day, nothing sticks out of 360 px, thumbs find everything",
    async (path) => {
      for (const language of spoken) {
        const phone = await look(path, language);
        expect(await stickingOut(phone), language).toEqual([]);
        expect(await smallTargets(phone), language).toEqual([]);
        // The deep run asks axe about them all.
        if (isDeep || path === "/" || path === "/settings")
          expect(await axeFindings(phone), language).toEqual([]);
      }
    },
  );

  test("[HALL] axe finds nothing in the terms, at a gathering table and in its sheets", async () => {
    const page = await visit("/", { name: "Mia" });
    await page.getByRole("button", { name: en.create.titleOf("Outer Rim") }).click();
    await page.getByRole("button", { name: en.create.open }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // What only somebody alone meets is asked of nobody else, and left behind when others come.
    const terms = page.locator("dialog");
    const seats = terms.getByRole("group", { name: en.create.seats, exact: true });
    const alone = terms.locator("input[value=bounty-hunter]");
    await terms.locator("details summary").first().click();
    expect(await alone.count()).toBe(0);
    await seats.getByLabel("1").check();
    await alone.check();
    await seats.getByLabel("3").check();
    expect(await alone.count()).toBe(0);
    await page.getByRole("button", { name: en.create.open }).click();
    await page.locator(".seat-list").waitFor();
    expect(await page.locator(".terms dt").allTextContents()).toEqual([
      en.create.listed,
      en.create.clock,
      en.time.programs,
      en.time.absent,
      en.create.botLevel,
      "Fame to win",
      "Boxes",
      "Characters",
      "Favours and debts",
      "Ambition sheets",
    ]);
    expect(await deepAxeFindings(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.context().close();
  });

  test.each(isDeep ? (["small", "desktop"] as const) : (["small"] as const))(
    "[HALL] axe finds nothing at a table on a %s screen, nor in log, rules and menu",
    async (size) => {
      expect(first).toBeDefined();
      const page = await visit("/", { size });
      await page.getByRole("button", { name: en.lobby.playNow }).first().click();
      await page.locator(".board-area > *").first().waitFor();
      await still(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
      for (const name of [en.table.log, en.rules, en.table.more]) {
        await page.locator(".table-tools").getByRole("button", { name, exact: true }).click();
        await still(page);
        expect(await deepAxeFindings(page), name).toEqual([]);
        if (size === "small" || name === en.table.more) await page.keyboard.press("Escape");
      }
      await page.context().close();
    },
  );
});

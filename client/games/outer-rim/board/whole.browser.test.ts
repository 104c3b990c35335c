/** A board as it lies in a late game: nothing of it is cut, and the map has the room. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { isDeep } from "#tools/browser/browser.ts";
import { busy, isAsked } from "../testing/asked.ts";
import { coveredPlates, unreadable } from "../testing/whole-board.ts";

const { visit, troubles } = guests();

const sizes = [
  [1024, 768],
  [390, 844],
  ...(isDeep
    ? ([
        [360, 640],
        [768, 1024],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ] as const)
    : []),
] as const;

/** Four at the table, ambitions and debts, a few rounds played: as full as a board gets. */
async function late(page: Page, ask: "planning" | "market"): Promise<void> {
  const options = { favors: "on", ambitions: "on" };
  const until = asking(ask, ({ round }) => round > 4);
  await openKept(page, momentOf({ seats: 4, options, until, wish: busy }));
  await isAsked(page, `ask.${ask}`);
  await page.locator(".or-plate").nth(5).waitFor({ state: "attached" });
}

test("[OR-TURN-01] late in a game of four no name is covered, no figure broken and no word cut", async () => {
  const page = await visit("/", { size: "desktop", name: "Ginny" });
  await late(page, "planning");
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => unreadable(page), { message: `${width}×${height}` }).toEqual([]);
  }
  // On a phone the map has half of the screen, whatever is advised.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".or-why, .or-idea").first().waitFor();
  const map = await page.locator(".or-map").boundingBox();
  expect(map?.height).toBeGreaterThanOrEqual(422);
  expect(troubles).toEqual([]);
});

test("[OR-MKT-01] two cards lie side by side, and over no other", async () => {
  const page = await visit("/", { size: "desktop", name: "Ginny" });
  await late(page, "market");
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(".or-plate").nth(0).click();
    await page.locator(".or-of-plate").waitFor();
    await page.locator(".or-plate").nth(3).click();
    await page.locator(".or-beside").waitFor();
    for (const card of [".or-of-plate", ".or-beside"])
      expect(await coveredPlates(page, card), `${card} at ${width}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".or-of-plate").waitFor({ state: "detached" });
  }
  expect(troubles).toEqual([]);
});

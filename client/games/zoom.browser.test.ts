/** Four times its size, on a desktop: 320 by 256 pixels of the page [WCAG 1.4.10]. */
import { expect, test } from "vitest";
import { outOfReach, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { begin } from "#tools/browser/legion/on-screen.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en as legion } from "#words/made/legion/en.ts";

const { visit } = guests();
const fourfold = { width: 320, height: 256 };

test("[LB-LEDGER-03] at 400 % marks are placed: no head and no foot lies over a unit", async () => {
  const page = await visit("/", { name: "Mia", size: "small" });
  await begin(page, legion.mission.edition.classic);
  await page.getByRole("button", { name: legion.armies.demo }).click();
  await page.getByRole("button", { name: legion.armies.ready }).click();
  const tiles = page.locator(".unit-tile button");
  await tiles.first().waitFor();
  await page.setViewportSize(fourfold);
  expect(await outOfReach(tiles)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  await page.context().close();
});

test("[OR-SETUP-05] at 400 % dock and stage of Outer Rim have room", async () => {
  const page = await visit("/", { name: "Mia", size: "small" });
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  await page.locator(".or-dock .or-answers button").first().waitFor();
  await page.setViewportSize(fourfold);
  expect(await outOfReach(page.locator(".or-dock .or-answers button"))).toEqual([]);
  const dock = await page.locator(".or-dock").evaluate((one) => one.clientHeight);
  expect(dock).toBeGreaterThan(60);
  expect(await stickingOut(page)).toEqual([]);
  await page.context().close();
});

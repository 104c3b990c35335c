/** Four times its size, on a desktop: 320 by 256 pixels of the page [WCAG 1.4.10]. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { outOfReach, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { begin } from "#tools/browser/legion/on-screen.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { busy } from "./outer-rim/testing/asked.ts";
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

test("[OR-SETUP-05] at 400 % dock, story and dice of Outer Rim have room", async () => {
  const page = await visit("/", { name: "Mia", size: "small" });
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  await page.locator(".or-dock .or-answers button").first().waitFor();
  await page.setViewportSize(fourfold);
  expect(await outOfReach(page.locator(".or-dock .or-answers button"))).toEqual([]);
  expect(await heightOf(page, ".or-dock")).toBeGreaterThan(60);
  expect(await stickingOut(page)).toEqual([]);
  // A story with its answers, then the dice that wait for their roll.
  await openKept(page, momentOf({ seats: 2, seed: 6, until: asking("pick-skill"), wish: busy }));
  const lines = page.locator(".or-story .or-line");
  await lines.first().waitFor();
  expect(await outOfReach(lines)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  await lines.first().press("Enter");
  const roll = page.locator(".or-telling-doors .button").first();
  await roll.waitFor();
  expect(await outOfReach(roll)).toEqual([]);
  expect(await heightOf(page, ".or-telling-body")).toBeGreaterThan(60);
  await page.context().close();
});

test("[BH-TURN-01] at 400 % decks, hand and moves of Bounty Hunters come to a thumb", async () => {
  const page = await visit("/", { name: "Mia", size: "small" });
  await openKept(
    page,
    gameUntil(3, ({ step, turn }) => step.type === "choose" && turn > 2),
  );
  const hand = page.locator(".bh-hand button");
  await hand.first().waitFor();
  await page.setViewportSize(fourfold);
  expect(await outOfReach(hand)).toEqual([]);
  await hand.first().press("Enter");
  const moves = page.locator(".bh-move");
  await moves.first().waitFor();
  expect(await outOfReach(moves)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  await page.context().close();
});

test("[BH-TURN-01] where the browser takes colours away, a rival’s shields are still bars", async () => {
  const page = await visit("/", { name: "Mia", size: "desktop" });
  await openKept(
    page,
    gameUntil(3, ({ step, turn }) => step.type === "choose" && turn > 6),
  );
  const filled = page.locator(".bh-hunt-bar i");
  await filled.first().waitFor({ state: "attached" });
  await page.emulateMedia({ forcedColors: "active" });
  const [ink, ground] = await filled
    .first()
    .evaluate((bar) => [
      getComputedStyle(bar).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(ink).not.toBe(ground);
  await page.context().close();
});

const heightOf = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate((one) => one.clientHeight);

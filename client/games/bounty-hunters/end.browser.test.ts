/**
 * The last screen, where most people look longest: everyone's
 * column, the way on in sight, and a door to where it turned.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deepAxeFindings, sizes, smallTargets } from "#tools/browser/browser.ts";
import { finishedGame } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { rowMs } from "./end/counted.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

const { visit } = guests();

/** `how` is a word of the create sheet: its value, not its name. */
async function deal(page: Page, ...how: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: hall.lobby.newTable }).first().click();
  await page.locator('dialog input[value="device"]').check();
  await page.locator("dialog details summary").first().click();
  for (const value of how) await page.locator(`dialog input[value="${value}"]`).first().check();
  await page.getByRole("button", { name: hall.create.start, exact: true }).click();
  await page.locator(".bh").waitFor();
}

/** A box of the page that a thumb can reach without scrolling sideways, or at all. */
const inSight = (page: Page, what: string): Promise<boolean> =>
  page
    .locator(what)
    .last()
    .evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });

/** The count stands at its row until somebody taps: looking at it takes as long as the machine needs. */
function holdRows(page: Page): Promise<void> {
  return page.evaluate((rowMs) => {
    const after = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === rowMs ? 0 : after(run, ms, ...rest)) as typeof window.setTimeout;
  }, rowMs);
}

test("[BH-SCORE-01] six columns fit on a phone, the way on stands under the count, and one tap leads into the replay", async () => {
  const page = await visit("/", { motion: "standard" });
  await page.getByRole("heading", { name: hall.lobby.games }).waitFor();
  await holdRows(page);
  await openKept(page, finishedGame(6));
  const everything = page.getByRole("button", { name: en.final.skip });
  await everything.waitFor();
  expect(await inSight(page, ".bh-doors .button")).toBe(true);
  // The curve would give the winner away.
  expect(await page.locator(".story").isVisible()).toBe(false);
  await everything.click();
  expect(await page.locator(".bh-pad thead th").count()).toBe(6);
  expect(await inSight(page, ".bh-pad thead th")).toBe(true);
  expect(await inSight(page, ".bh-verdict")).toBe(true);
  expect(await smallTargets(page)).toEqual([]);
  expect(await deepAxeFindings(page)).toEqual([]);

  // On a desktop, where the page is fuller than the window, the count keeps its height.
  await page.setViewportSize({ width: 1440, height: 900 });
  const squeezed = (): Promise<number> =>
    page.locator(".bh-count").evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(squeezed).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });

  // The story stands under the count.
  await page.getByRole("heading", { name: hall.replay.lookBack }).scrollIntoViewIfNeeded();
  // Above the curve nothing is worked out any more.
  await page.waitForFunction(() => document.querySelectorAll(".story > .soft").length === 1);
  expect(await page.locator(".story .curve .axis text").allTextContents()).toEqual([
    "0%",
    "50%",
    "100%",
  ]);
  expect(await page.locator(".story .curve .figure").first().textContent()).toBe("Turn 1");
  expect(await deepAxeFindings(page)).toEqual([]);
  const marks = await page
    .locator(".curve figcaption .seat-mark")
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().width));
  expect(marks).toEqual([28, 28, 28, 28, 28, 28]);
  await page.getByRole("button", { name: hall.replay.watch }).first().click();
  const bar = page.getByRole("group", { name: hall.replay.title });
  await bar.getByRole("button", { name: hall.replay.leave }).waitFor();
  // A short phone: the bar leaves the board its room, and every button of it is there.
  await page.setViewportSize(sizes.small);
  await expect.poll(async () => (await bar.boundingBox())?.height ?? 999).toBeLessThan(130);
  const edges = await bar
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(sizes.small.width);
  await bar.getByRole("button", { name: hall.replay.leave }).click();

  // Counted once: looked at again, also after a reload, it is at rest.
  await page.getByRole("heading", { name: en.final.title }).waitFor();
  expect(await page.locator(".bh-triumph").count()).toBe(1);
  await page.reload();
  await page.locator(".bh-triumph").waitFor();
  expect(await page.getByRole("button", { name: en.final.skip }).count()).toBe(0);
  expect(await page.locator(".bh-fresh").count()).toBe(0);
  await page.context().close();
});

test("[BH-INTRO-02] three decks stand in one row on a desktop, four two by two", async () => {
  const page = await visit("/", { size: "desktop" });
  const tops = (): Promise<number[]> =>
    page
      .locator(".bh-draw li")
      .evaluateAll((decks) => [...new Set(decks.map((deck) => deck.getBoundingClientRect().top))]);
  await deal(page, "introductory");
  expect(await page.locator(".bh-draw li").count()).toBe(3);
  expect((await tops()).length).toBe(1);
  await page.goto("/");
  await deal(page, "full");
  expect(await page.locator(".bh-draw li").count()).toBe(4);
  expect((await tops()).length).toBe(2);
  await page.context().close();
});

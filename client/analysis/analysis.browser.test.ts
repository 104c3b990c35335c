/** Coach, a bot's reasons, turning points and what-if, on a phone; in the deep run without network. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deepAxeFindings, isDeep, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en } from "#words/made/analysis/en.ts";

const { visit } = guests();

/** The hall keeps all its pages without network one like the other: it is taken away in the deep run alone. */
async function offline(page: Page): Promise<void> {
  if (!isDeep) return;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
}

/** Two seats on this device, a coach allowed. */
async function deal(): Promise<Page> {
  const page = await visit("/", { keeps: isDeep, motion: "standard" });
  await page.getByRole("button", { name: hall.lobby.newTable }).first().click();
  await page.getByLabel(hall.create.onDevice).check();
  await page.getByRole("group", { name: hall.create.seats }).getByLabel("2").check();
  await page.locator("dialog input[value=novice]").first().check();
  await page.getByLabel(hall.create.coach).check();
  await page.getByRole("button", { name: hall.create.start, exact: true }).click();
  await page.locator(".board-area > *").first().waitFor();
  await offline(page);
  return page;
}

async function wellFormed(page: Page): Promise<void> {
  expect(await deepAxeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

test("[HALL] a hint on a phone; in the deep run, offline, a bot’s reasons, a turning point and a what-if", async () => {
  const page = await deal();

  await page.getByRole("button", { name: en.coach, exact: true }).click();
  await page.getByRole("button", { name: en.hint, exact: true }).click();
  await page.getByText(en.best, { exact: true }).waitFor();
  expect(await page.locator(".coach-moves").textContent()).toMatch(/\d+% ± \d+%/);
  await wellFormed(page);
  // What comes of a whole game: the end of Bounty Hunters shows its story, the deep run all of this.
  if (!isDeep) return page.context().close();
  await page.getByRole("button", { name: hall.close, exact: true }).click();

  await page.getByRole("button", { name: hall.table.more, exact: true }).click();
  // Nobody looks: the bots need not keep a pace for the eye.
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await giveUpSeat(page, hall);
  await page.getByRole("button", { name: hall.replay.watch, exact: true }).waitFor(wholeGame);
  await page.getByRole("button", { name: hall.table.log, exact: true }).click();
  const reasons = page.locator("details", { hasText: hall.table.botReasons }).last();
  await reasons.locator("summary").click();
  expect(await reasons.textContent()).toMatch(/together [+−]/);
  await page.getByRole("button", { name: hall.close, exact: true }).click();

  await page.getByRole("button", { name: hall.replay.watch, exact: true }).click();
  await page.getByRole("button", { name: hall.replay.pause }).click();
  await page.getByRole("slider", { name: hall.replay.position }).fill("0");
  await page.getByRole("button", { name: en.hindsight, exact: true }).click();
  await page.getByRole("button", { name: en.whatIfAsk, exact: true }).click();
  await page.locator(".what-if li").first().waitFor();
  expect(await page.locator(".what-if li").first().textContent()).toMatch(/\d+% ± \d+%/);
  await page.waitForFunction(() => document.querySelectorAll(".turning > li").length > 0);
  // No line needs its colour to be told from another: each its own
  // stroke, the same in the legend, its seat's sign at the end.
  const strokes = (of: string): Promise<(string | null)[]> =>
    page
      .locator(of)
      .evaluateAll((drawn) => drawn.map((line) => line.getAttribute("stroke-dasharray")));
  const drawn = await strokes(".curve .plot .line");
  expect(new Set(drawn).size).toBe(2);
  expect(await strokes(".curve .line-sample line")).toEqual(drawn);
  expect(await page.locator(".curve .sign").count()).toBe(2);
  await wellFormed(page);
  const before = await page.locator(".replay-place .number").textContent();
  await page.getByRole("button", { name: en.goThere, exact: true }).last().click();
  expect(await page.locator(".replay-place .number").textContent()).not.toBe(before);
  await page.context().close();
});

test("[BH-CARD-01] the card lab says what a far too strong card does to a set, on a phone", async () => {
  const page = await visit("/g/bounty-hunters/lab", { keeps: isDeep });
  await page.getByLabel(en.lab.points, { exact: true }).waitFor();
  await offline(page);
  await page.getByLabel(en.lab.points, { exact: true }).fill("30");
  await page.getByRole("button", { name: en.lab.play(2000) }).click();
  await page.locator(".lab-findings").waitFor();
  await wellFormed(page);
  // The verdict wants all its games; which card is too strong is tested without a page.
  if (isDeep)
    await page.getByRole("cell", { name: en.lab.verdicts["too-strong"] }).waitFor(wholeGame);
  await page.context().close();
});

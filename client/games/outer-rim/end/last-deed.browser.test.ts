/** The last deed is told before the end stands over the board. */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { trader } from "../lesson/meant/strong-move.ts";
import { isAsked } from "../testing/asked.ts";

const { visit, troubles } = guests();

const ably = (choices: readonly Command[], view: View): Command =>
  trader.play(view, choices, quickRng(7), { type: "iterations", iterations: 1 }).command;

/** No dice are rolled for it: whoever is eliminated pays at once. */
function eliminatingWins(view: View): boolean {
  const state = outerRim.imagine(view, quickRng(3));
  const events = outerRim.decide(state, 0, { type: "eliminate" }, oneStream(quickRng(9)));
  return !isRefusal(events) && events.some(({ type }) => type === "game-won");
}

test("[OR-FAME-03] the deed that wins is told, then comes the end", async () => {
  const page = await visit("/", { name: "Ginny" });
  const moment = momentOf({
    seats: 2,
    options: { fame: "5" },
    until: asking("eliminate-or-capture", eliminatingWins),
    wish: ably,
  });
  await openKept(page, moment);
  await isAsked(page, "ask.eliminate-or-capture");
  await page
    .locator(".or-dock .button, .or-story .or-line, .or-panel .button", { hasText: /^Eliminate/ })
    .first()
    .click();
  const told = page.locator(".or-telling");
  await told.filter({ hasText: /wins/ }).waitFor();
  expect(await page.locator(".or-final").count()).toBe(0);
  while ((await told.count()) > 0) await page.locator(".or-telling-doors .button").first().click();
  await page.locator(".or-final").waitFor();
  // Whoever comes later finds the end at once.
  await page.reload();
  await page.locator(".or-final .or-last-move p").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

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

/** Lines of the heading that reach into the planet's disc. */
function wordsOnPlanet(): number {
  const disc = document.querySelector(".or-winner-sky .or-planet")?.getBoundingClientRect();
  const words = document.querySelector(".or-winner-text h2");
  if (disc === undefined || words === null) return -1;
  const text = document.createRange();
  text.selectNodeContents(words);
  const radius = disc.width / 2;
  return [...text.getClientRects()].filter(
    ({ right, bottom }) =>
      Math.hypot(disc.left + radius - right, disc.top + radius - bottom) < radius,
  ).length;
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
  await told.filter({ hasText: /You win/ }).waitFor();
  expect(await page.locator(".or-final").count()).toBe(0);
  // Nor does the dock say it first.
  expect(await page.locator(".or-dock").textContent()).toContain("The tale goes on.");
  while ((await told.count()) > 0) await page.locator(".or-telling-doors .button").first().click();
  await page.locator(".or-final").waitFor();
  // Whoever comes later finds the end at once.
  await page.reload();
  await page.locator(".or-final .or-last-move p").waitFor();
  // However much is said of it, no word stands on the planet.
  const title = page.locator(".or-winner-text h2");
  await title.evaluate((one) => (one.textContent = "i ".repeat(99)));
  expect(await page.evaluate(wordsOnPlanet)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

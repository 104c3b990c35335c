/** Patrols that my own purchase moves are told where I look, and nothing waits for a tap. */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim, type Command, type Faction } from "#rules/outer-rim/index.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf, type GameMoment } from "#tools/browser/outer-rim/moments.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { capital } from "../tell/line.ts";
import { en as texts } from "../words/en.ts";

const { visit, troubles } = guests();

type Buy = Extract<Command, { readonly type: "buy" }>;

/** What lies under the card that is bought was laid with the table: this purchase moves that patrol. */
function movedBy(command: Buy, { header, pages }: GameMoment): Faction | undefined {
  let state = outerRim.begin(header.terms.setup);
  for (const page of pages)
    if (page.type === "started" || page.type === "played")
      for (const event of page.events) state = outerRim.evolve(state, event as never);
  const events = outerRim.decide(state, 0, command, oneStream(quickRng(1)));
  if (isRefusal(events)) return undefined;
  for (const event of events) state = outerRim.evolve(state, event);
  const isDone = asking("action")(outerRim.viewFor(state, 0));
  return isDone ? state.patrolsMoved[0] : undefined;
}

/** A market where one of the cards moves a patrol. */
function purchase(): { readonly moment: GameMoment; readonly buy: Buy; readonly faction: Faction } {
  for (let seed = 1; seed < 40; seed++) {
    const moment = momentOf({ seats: 2, seed, until: asking("market") });
    for (const buy of outerRim.options(moment.view)) {
      const faction = buy.type === "buy" ? movedBy(buy, moment) : undefined;
      if (buy.type === "buy" && faction !== undefined) return { moment, buy, faction };
    }
  }
  throw new Error("nobody moves a patrol");
}

test("[OR-PAT-07] a patrol that my purchase moved is told in the dock until the actions are over", async () => {
  const { moment, buy, faction } = purchase();
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, moment);
  await page.locator(`[data-flip="plate-${moment.view.market[buy.deck].top}"]`).click();
  await page.locator(".or-panel .or-answers .button.lamp").click();
  const said = labels.board.notes.patrolMoved(capital(texts[`patrol.${faction}`]), "", 2);
  const note = page.locator(".or-dock", { hasText: said.slice(0, said.indexOf(":")) });
  await note.waitFor();
  expect(await page.locator(".or-telling").count()).toBe(0);
  // Whoever comes back to the table still reads it.
  await page.reload();
  await note.waitFor();
  await page.locator(".or-dock .or-answer", { hasText: labels.answers.end }).click();
  await note.waitFor({ state: "detached" });
  expect(troubles).toEqual([]);
});

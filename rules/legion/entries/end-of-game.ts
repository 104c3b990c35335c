/** The end: by hand, by a side without units, or found by the End Phase. */
import type { Decision } from "../../game.ts";
import { editionOf } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { sides, type Side } from "../names.ts";
import { type Ending, type State } from "../state.ts";
import { newPage, type PageDraft } from "./page.ts";
import { standing } from "./standing.ts";

export function endGame(state: State, wipedOut: Side | null): Decision<Event> {
  const page = newPage(state);
  writeEnd(page, wipedOut, wipedOut === null ? "time" : "tabled");
  return page.events();
}

export function writeEnd(page: PageDraft, wipedOut: Side | null, endedBy: Ending): void {
  const state = page.now();
  const result = standing(state, wipedOut, endedBy);
  const { resultRule, endingRule } = editionOf(state);
  page.write(endingRule[endedBy] ?? resultRule[result.decidedBy], { type: "game-ended", result });
}

/** [LB-LEDGER-08] [LC-END-04] [LC-LEDGER-13] Both sides at once is written nowhere: the players say how that ends. */
export function testTabled(page: PageDraft): void {
  const state = page.now();
  if (!state.wholeArmies || state.phase !== "play") return;
  const gone = sides.filter((side) => isGone(state, side));
  const [loser, both] = gone;
  if (loser !== undefined && both === undefined) writeEnd(page, loser, "tabled");
}

function isGone(state: State, side: Side): boolean {
  const army = state.units.filter((unit) => unit.side === side);
  return army.length > 0 && army.every((unit) => unit.defeated);
}

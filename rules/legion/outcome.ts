/** The result as the hall prints it. */
import type { Outcome, Seat } from "../game.ts";
import { editionOf } from "./edition/edition.ts";
import { sideToMark } from "./entries/mark.ts";
import { sideToTarget } from "./mission/targets.ts";
import { other, sides, type Side } from "./names.ts";
import { type Result, type State } from "./state.ts";

/** One person may speak for both sides: then there is one seat, and its pad shows both totals. */
export function outcomeOf(state: State): Outcome | null {
  const { result } = state;
  if (result === null) return null;
  const rule = editionOf(state).resultRule[result.decidedBy];
  if (state.seats === 1) {
    return {
      places: [[0]],
      pads: [{ blue: result.victoryTokens.blue.total, red: result.victoryTokens.red.total }],
      rule,
    };
  }
  const places =
    result.winner === null
      ? [sides.map(seatOf)]
      : [result.winner, other(result.winner)].map((side) => [seatOf(side)]);
  return { places, pads: sides.map((side) => padOf(result, side)), rule };
}

/**
 * [LB-ORDER-01] [LC-ORDER-01] While targets or marks are owed, the side
 * that owes them; afterwards whoever has something to write.
 */
export function awaitedIn(state: State): readonly Seat[] {
  if (state.phase === "over") return [];
  const owing = state.phase === "marking" && state.seats > 1 ? sideOwing(state) : null;
  return owing === null ? Array.from({ length: state.seats }, (_, seat) => seat) : [seatOf(owing)];
}

/** [LC-MARKED-04] Targets come before the marks of Bounty. */
function sideOwing(state: State): Side | null {
  return sideToTarget(state) ?? sideToMark(state);
}

function padOf(result: Result, side: Side): Readonly<Record<string, number>> {
  return { ...result.victoryTokens[side], pointsDefeated: result.pointsDefeated[side] };
}

function seatOf(side: Side): Seat {
  return side === "blue" ? 0 : 1;
}

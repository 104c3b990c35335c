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
      ? [[0, 1]]
      : [result.winner, other(result.winner)].map((side) => [seatOf(state, side)]);
  const bySeat = state.swapped === true ? sides.toReversed() : sides;
  return { places, pads: bySeat.map((side) => padOf(result, side)), rule };
}

/**
 * [LB-ORDER-01] [LC-ORDER-01] While targets or marks are owed, the side
 * that owes them; afterwards whoever has something to write.
 */
export function awaitedIn(state: State): readonly Seat[] {
  if (state.phase === "over") return [];
  const owing = state.phase === "marking" && state.seats > 1 ? sideOwing(state) : null;
  return owing === null
    ? Array.from({ length: state.seats }, (_, seat) => seat)
    : [seatOf(state, owing)];
}

/** [LC-MARKED-04] Targets come before the marks of Bounty. */
function sideOwing(state: State): Side | null {
  return sideToTarget(state) ?? sideToMark(state);
}

function padOf(result: Result, side: Side): Readonly<Record<string, number>> {
  return { ...result.victoryTokens[side], pointsDefeated: result.pointsDefeated[side] };
}

/** [LC-LEDGER-19] Who plays a colour: the first seat is blue until the players change. */
export function seatOf({ swapped }: Pick<State, "swapped">, side: Side): Seat {
  return (side === "blue") === (swapped !== true) ? 0 : 1;
}

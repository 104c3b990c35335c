/**
 * What a viewer sees: an allow-list. Everything public is shared
 * as it is, only the hand is picked [BH-SETUP-11, AMB-04].
 */
import type { Viewer } from "#rules/game.ts";
import { blank, flagsOf, sameCounts } from "./speed/shared-lists.ts";
import { deckCounts } from "./pieces/piles.ts";
import type { StepView, View } from "./view-types.ts";
import type { State } from "./state.ts";

const nothing: readonly never[] = [];

/** Step, turn and last turn are in it for everyone: the player aid [BH-SETUP-09]. */
export function viewFor(state: State, viewer: Viewer): View {
  return {
    viewer,
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: stepFor(state, viewer),
    deckCounts: deckCounts(state),
    discards: state.discards,
    handCounts: handCounts(state),
    hand: viewer === "spectator" ? nothing : (state.hands[viewer] ?? nothing),
    boards: state.boards,
  };
}

function handCounts({ hands, seats }: State): readonly number[] {
  const first = hands[0]?.length ?? 0;
  let isSame = true;
  for (let seat = 1; seat < seats; seat++) if (hands[seat]?.length !== first) isSame = false;
  const shared = isSame ? sameCounts(seats, first) : undefined;
  if (shared !== undefined) return shared;
  const counts = blank(seats);
  for (let seat = 0; seat < seats; seat++) counts[seat] = hands[seat]?.length ?? 0;
  return counts;
}

/** Of a sealed choice others see only that it was made [BH-TURN-06]. */
function stepFor(state: State, viewer: Viewer): StepView {
  const { step } = state;
  if (step.type === "draw") {
    let ready = 0;
    for (let seat = 0; seat < state.seats; seat++) if (step.chosen[seat] !== -1) ready |= 1 << seat;
    return {
      type: "draw",
      asked: step.asked,
      ready: flagsOf(state.seats, ready),
      mine: viewer === "spectator" ? -1 : (step.chosen[viewer] ?? -1),
    };
  }
  if (step.type === "choose") {
    let ready = 0;
    for (let seat = 0; seat < state.seats; seat++)
      if (step.chosen[seat] !== null) ready |= 1 << seat;
    return {
      type: "choose",
      ready: flagsOf(state.seats, ready),
      mine: viewer === "spectator" ? null : (step.chosen[viewer] ?? null),
    };
  }
  return step;
}

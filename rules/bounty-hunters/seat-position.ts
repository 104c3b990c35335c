/** Where a seat stands, from the whole state or from its own view: the same either way. */
import type { Seat } from "#rules/game.ts";
import { emptyBoard } from "./pieces/board.ts";
import type { SeatPosition } from "./objections.ts";
import type { View } from "./view-types.ts";
import type { State, Step, Window } from "./state.ts";

const closed: Window = { type: "closed" };

function windowOf(step: Step | View["step"], seat: Seat): Window {
  return step.type === "resolve" ? (step.windows[seat] ?? closed) : closed;
}

function isAsked(step: Step | View["step"], seat: Seat): boolean {
  return step.type === "draw" && step.asked[seat] === true;
}

export function seatFromState(state: State, seat: Seat): SeatPosition {
  return {
    set: state.set,
    rules: state.rules,
    step: state.step.type,
    asked: isAsked(state.step, seat),
    hand: state.hands[seat] ?? [],
    board: state.boards[seat] ?? emptyBoard,
    window: windowOf(state.step, seat),
  };
}

export function seatFromView(view: View, seat: Seat): SeatPosition {
  return {
    set: view.set,
    rules: view.rules,
    step: view.step.type,
    asked: isAsked(view.step, seat),
    hand: view.hand,
    board: view.boards[seat] ?? emptyBoard,
    window: windowOf(view.step, seat),
  };
}

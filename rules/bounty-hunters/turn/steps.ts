/** The steps of a turn as data, and how they move on [BH-TURN-01]. */
import type { Seat } from "#rules/game.ts";
import { reserveOf } from "../pieces/credits.ts";
import { withoutCard } from "../pieces/hands.ts";
import { bySeats, noChoices, noDecks, zeroes } from "../speed/shared-lists.ts";
import type { EventOf } from "../events.ts";
import { ownHands, type WorkingCopy } from "../speed/working-copy.ts";
import type { Resolve } from "./windows.ts";
import type { State, Step, Window } from "../state.ts";
import { plus } from "./owed.ts";

const closed: Window = { type: "closed" };

const shut = bySeats(closed);

const allShut = (seats: number): readonly Window[] => shut[seats] ?? [];

export function drawing(asked: readonly boolean[]): Step {
  return { type: "draw", asked, chosen: noDecks(asked.length) };
}

export function withDeckChosen(step: Step, seat: Seat, deck: number): Step {
  if (step.type !== "draw") return step;
  const chosen = step.chosen.slice();
  chosen[seat] = deck;
  return { type: "draw", asked: step.asked, chosen };
}

/** This seat got nothing: it is asked again, and so are others like it; everyone who has drawn is not. */
export function withAskedAgain(step: Step, seat: Seat): Step {
  if (step.type !== "draw") return step;
  const asked = step.asked.map(
    (was, other) => other === seat || (was && step.chosen[other] === -1),
  );
  return { type: "draw", asked, chosen: step.chosen.with(seat, -1) };
}

export function withContractDrawn(step: Step, seat: Seat): Step {
  if (step.type !== "resolve") return step;
  return {
    type: "resolve",
    round: step.round,
    windows: step.windows,
    drawn: plus(step.drawn, seat, 1),
    owed: step.owed,
    reserve: step.reserve,
    took: step.took,
    due: step.due,
  };
}

export function choosing(seats: number): Step {
  return { type: "choose", chosen: noChoices(seats) };
}

/**
 * The chosen cards leave the hands; the others stay until they are passed [BH-TURN-07]. A window opens only for who
 * has something left to decide.
 */
export function choicesRevealed(
  own: WorkingCopy,
  { choices }: EventOf<"choices-revealed">,
  before: State,
): void {
  const hands = ownHands(own, before);
  let windows = allShut(own.seats);
  for (let seat = 0; seat < own.seats; seat++) {
    const choice = choices[seat];
    if (!choice) continue;
    hands[seat] = withoutCard(hands[seat] ?? [], choice.card);
    if (choice.fate === null) windows = windows.with(seat, { type: "decide", card: choice.card });
  }
  const none = zeroes(own.seats);
  own.step = {
    type: "resolve",
    round: "main",
    windows,
    drawn: none,
    owed: none,
    reserve: reserveOf(own.boards),
    took: none,
    due: none,
  };
}

/** [AMB-30] The windows open once more for those who can use the bonus credit. */
export function bonusRound(state: State): Step {
  const none = zeroes(state.seats);
  return {
    type: "resolve",
    round: "bonus",
    windows: allShut(state.seats),
    drawn: none,
    owed: none,
    reserve: reserveOf(state.boards),
    took: none,
    due: none,
  };
}

export function withWindow(step: Step, seat: Seat, window: Window): Step {
  if (step.type !== "resolve") return step;
  const windows = step.windows.slice();
  windows[seat] = window;
  return {
    type: "resolve",
    round: step.round,
    windows,
    drawn: step.drawn,
    owed: step.owed,
    reserve: step.reserve,
    took: step.took,
    due: step.due,
  };
}

/** Payments are back in the reserve; what is still owed is now paid in seat order. */
export function settled(step: Resolve, state: State): Step {
  const none = zeroes(state.seats);
  return {
    type: "resolve",
    round: step.round,
    windows: step.windows,
    drawn: none,
    owed: step.owed,
    reserve: reserveOf(state.boards),
    took: none,
    due: step.due,
  };
}

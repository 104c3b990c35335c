/**
 * A copy of the table that belongs to whoever folds onto it. A list of it is copied when it is first written to: until
 * then it is still the list of the table `before`. What lies in a list is never written to.
 */
import type { Seat } from "#rules/game.ts";
import type { Card } from "../cards/face.ts";
import type { Board, State } from "../state.ts";

export type WorkingCopy = { -readonly [Field in keyof State]: State[Field] };

/** Every field named: this runs millions of times a second. */
export function workingCopy(state: State): WorkingCopy {
  return {
    set: state.set,
    rules: state.rules,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    step: state.step,
    decks: state.decks,
    discards: state.discards,
    hands: state.hands,
    boards: state.boards,
  };
}

type Piles = (readonly Card[])[];

export function ownDecks(own: WorkingCopy, before: State): Piles {
  if (own.decks === before.decks) own.decks = before.decks.slice();
  return own.decks as Piles;
}

export function ownDiscards(own: WorkingCopy, before: State): Piles {
  if (own.discards === before.discards) own.discards = before.discards.slice();
  return own.discards as Piles;
}

export function ownHands(own: WorkingCopy, before: State): Piles {
  if (own.hands === before.hands) own.hands = before.hands.slice();
  return own.hands as Piles;
}

export function boardOf(state: State, seat: Seat): Board {
  const board = state.boards[seat];
  if (board === undefined) throw new Error(`no seat ${seat}`);
  return board;
}

export function putBoard(own: WorkingCopy, before: State, seat: Seat, board: Board): void {
  if (own.boards === before.boards) own.boards = before.boards.slice();
  (own.boards as Board[])[seat] = board;
}

/** A copy of the table that belongs to whoever folds onto it: its fields are replaced, what they hold never is. */
import type { Seat } from '#rules/game.ts';
import type { Board, State } from './state.ts';

export type Own = { -readonly [Field in keyof State]: State[Field] };

/** Every field named: this runs millions of times a second. */
export function ownCopy(state: State): Own {
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

export function boardOf(state: State, seat: Seat): Board {
  const board = state.boards[seat];
  if (board === undefined) throw new Error(`no seat ${seat}`);
  return board;
}

export function putBoard(own: Own, seat: Seat, board: Board): void {
  const boards = own.boards.slice();
  boards[seat] = board;
  own.boards = boards;
}

/** Which seat is asked what since when. A new question gets a new number, so late answers to an old one are dropped. */
import type { Seat } from "#rules/game.ts";
import type { TableState } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";

export interface Question {
  readonly number: number;
  /** When it was asked: the clock of this decision runs from here. */
  readonly since: number;
}

/** A question as it was put to a seat. */
export interface Prompt {
  readonly seat: Seat;
  readonly question: Question;
}

export interface Questions {
  at(seat: Seat): Question | null;
  /** Is this still what the seat is asked? */
  current(prompt: Prompt): boolean;
  /** After a page: which questions are new, which are settled. */
  turned(state: TableState, page: Page | null, now: number): void;
  /** Milliseconds left for each awaited seat, in the order of `awaited`. */
  left(state: TableState, seconds: number | null, now: number): readonly number[];
}

const noClocks: readonly number[] = [];

export function keepQuestions(): Questions {
  let asked: readonly (Question | null)[] = [];
  let count = 0;
  return {
    at: (seat) => asked[seat] ?? null,
    current: ({ seat, question }) => asked[seat]?.number === question.number,
    turned(state, page, now) {
      const awaited = state.position?.awaited ?? [];
      asked = state.seats.map((_, seat) => {
        if (!awaited.includes(seat)) return null;
        const before = asked[seat] ?? null;
        return before === null || asksAnew(page, seat) ? { number: ++count, since: now } : before;
      });
    },
    left(state, seconds, now) {
      if (seconds === null || state.position === null) return noClocks;
      return state.position.awaited.map((seat) =>
        Math.max(0, (asked[seat]?.since ?? now) + seconds * 1000 - now),
      );
    },
  };
}

/** My own move, a changed past, or another one speaking for the seat. */
function asksAnew(page: Page | null, seat: Seat): boolean {
  switch (page?.type) {
    case "played":
    case "stand-in":
      return page.seat === seat;
    case "taken-back":
    case "amended":
      return true;
    default:
      return false;
  }
}

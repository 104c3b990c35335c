/** Which seat is asked what since when. A new question gets a new number, so late answers to an old one are dropped. */
import type { Seat } from "#rules/game.ts";
import { leftFor } from "../../state/clocks.ts";
import type { TableTerms } from "../../talk/words.ts";
import type { TableState } from "../../state/table-state.ts";
import { asksAnew, type Page } from "../../journal/page.ts";

export interface SeatQuestion {
  readonly number: number;
  /** When it was asked: the clock of this decision runs from here. */
  readonly since: number;
}

/** A question as it was put to a seat. */
export interface Prompt {
  readonly seat: Seat;
  readonly question: SeatQuestion;
}

export interface Questions {
  at(seat: Seat): SeatQuestion | null;
  /** Is this still what the seat is asked? */
  current(prompt: Prompt): boolean;
  /** Everyone awaited is asked, since the journal says so. */
  opened(state: TableState): void;
  /** After a page: which questions are new, which are settled. */
  turned(state: TableState, page: Page): void;
  /** Milliseconds left for each awaited seat, in the order of `awaited`. */
  left(state: TableState, terms: TableTerms, now: number): readonly number[];
}

const noClocks: readonly number[] = [];

/** `notBefore`: no question is older than that. */
export function keepQuestions(notBefore: () => number): Questions {
  let asked: readonly (SeatQuestion | null)[] = [];
  let count = 0;

  function at(seat: Seat): SeatQuestion | null {
    const question = asked[seat] ?? null;
    const least = notBefore();
    return question === null || question.since >= least ? question : { ...question, since: least };
  }

  return {
    at,
    current: ({ seat, question }) => asked[seat]?.number === question.number,
    opened(state) {
      const awaited = state.position?.awaited ?? [];
      asked = state.seats.map((_, seat) =>
        awaited.includes(seat) ? { number: ++count, since: state.time.asked[seat] ?? 0 } : null,
      );
    },
    turned(state, page) {
      const awaited = state.position?.awaited ?? [];
      asked = state.seats.map((_, seat) => {
        if (!awaited.includes(seat)) return null;
        const before = asked[seat] ?? null;
        return before === null || asksAnew(page, seat)
          ? { number: ++count, since: page.at }
          : before;
      });
    },
    left(state, terms, now) {
      if (state.position === null) return noClocks;
      const left: number[] = [];
      for (const seat of state.position.awaited) {
        const ms = leftFor(terms, state.time, seat, { since: at(seat)?.since ?? now, now });
        if (ms !== null) left.push(ms);
      }
      return left;
    },
  };
}

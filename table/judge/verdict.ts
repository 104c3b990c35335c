/** What the table makes of an ask: pages to write, or an answer at once. */
import type { Chance, Seat } from "#rules/game.ts";
import type { Draft, Header, PersonId } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import type { Position } from "../state/position.ts";
import type { GameSetup, TableState } from "../state/table-state.ts";
import type { Answer, Ask } from "../talk/words.ts";

export type Verdict =
  | Answer
  /** `position`: how the game stands after these pages, where the judge had to look ahead. */
  | {
      readonly type: "pages";
      readonly drafts: readonly Draft[];
      readonly position: Position | null;
    };

/** All a judgement may look at. */
export interface JudgeContext extends GameSetup {
  readonly header: Header;
  readonly state: TableState;
  readonly chance: Chance;
}

export interface AskContext extends JudgeContext {
  readonly person: Person;
  /** Milliseconds since this person was last here; `null` while they are. */
  readonly awayFor: (person: PersonId) => number | null;
  /** Is this seat's time up? Where the table waits then, others may decide. */
  readonly isLate: (seat: Seat) => boolean;
  readonly now: number;
}

export type AskOf<T extends Ask["type"]> = Extract<Ask, { type: T }>;

export function pages(...drafts: readonly Draft[]): Verdict {
  return { type: "pages", drafts, position: null };
}

/** Nothing to write: it is as asked already. */
export function already(state: TableState): Answer {
  return { type: "done", version: state.version };
}

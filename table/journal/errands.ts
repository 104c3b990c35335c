/** What pages ask the hall to do later. Written with them or not at all, so that no crash loses one. */
import type { Seat } from "#rules/game.ts";
import type { CallKind, QuestionKind } from "../talk/calls.ts";
import type { Version } from "../talk/words.ts";

/** Someone is to be told something, unless it is untrue by then. */
export interface NewCall {
  /** A `PersonId`. */
  readonly person: string;
  readonly seat: Seat;
  /** The page since which the table waits for them, or which tells the news: one call for each, never two. */
  readonly version: Version;
  readonly kind: CallKind;
  readonly made: number;
  readonly due: number;
  /** Milliseconds without a sign of them before they are called. */
  readonly quiet: number;
  /** When their clock runs out; `null` without one. */
  readonly until: number | null;
  /** What kind of thing is asked, in the game's own word. */
  readonly words?: string;
}

export interface Errands {
  readonly calls: readonly NewCall[];
  /** What was to be told about these seats is not true any more. */
  readonly dropped: readonly { readonly seat: Seat; readonly kind: QuestionKind }[];
  /** When a clock of this table runs out next; absent where the table keeps its time in memory. */
  readonly rings?: number;
}

/** No clock runs: a moment nobody lives to see. */
export const neverRings = Number.MAX_SAFE_INTEGER;

export const noErrands: Errands = { calls: [], dropped: [] };

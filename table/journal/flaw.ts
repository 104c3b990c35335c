/** What may be wrong with the journal of a game, and on which page. */
/** What is wrong with a file or a journal. `page` 0 is the header; `null` when it is about the file as a whole. */
export interface Flaw {
  readonly type: "flaw";
  readonly code: FlawCode;
  readonly page: number | null;
}

export type FlawCode =
  | "not-a-journal"
  | "too-large"
  | "newer-format"
  | "altered"
  | "cut-off"
  | "unreadable"
  | "unknown-game"
  | "other-rules"
  | "content"
  | "numbering"
  | "not-finished"
  | "commit"
  | "seed"
  | "entropies"
  | "set-up"
  | "refused"
  | "events"
  | "time-out"
  | "reasons"
  | "taken-back"
  | "amended"
  | "outcome"
  | "after-the-end";

export function flaw(code: FlawCode, page: number | null): Flaw {
  return { type: "flaw", code, page };
}

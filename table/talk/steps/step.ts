/** A page reaches a viewer step by step: each with its news, and what they changed in that viewer's own view. */
import type { Patch } from "./patch.ts";

export interface Step {
  /** So many of the news, the next ones of the log entries told beside it. */
  readonly news: number;
  /** What changed with them. All steps of a page, one after the other, are the page. */
  readonly patch: Patch;
}

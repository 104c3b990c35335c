/** The past of a table, for a replay. Types only. */
import type { Seat, Viewer } from "#rules/game.ts";
import type { Step } from "./steps/step.ts";
import type { LogEntry, TableId, Version } from "./words.ts";

/**
 * The past through one pair of eyes: the view at `from`, then each page with
 * its steps. For `everyone` a view is the list of all seats' views.
 */
export interface Past {
  readonly table: TableId;
  readonly as: Viewer | "everyone";
  readonly from: Version;
  /** The last page there is; `pages` may end before it, and the rest is asked for from there. */
  readonly last: Version;
  readonly view: unknown;
  readonly pages: readonly PastPage[];
}

export interface PastPage {
  readonly version: Version;
  readonly steps: readonly Step[];
  readonly log: readonly LogEntry[];
  readonly awaited: readonly Seat[];
}

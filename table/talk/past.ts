/** The past of a table, for a replay. Types only. */
import type { Seat, Viewer } from "#rules/game.ts";
import type { Patch } from "./patch.ts";
import type { LogEntry, TableId, Version } from "./words.ts";

/**
 * The past through one pair of eyes: the view at `from`, then what each page
 * changed in it. For `everyone` a view is the list of all seats' views.
 */
export interface Past {
  readonly table: TableId;
  readonly as: Viewer | "everyone";
  readonly from: Version;
  /** The last page there is; `steps` may end before it, and the rest is asked for from there. */
  readonly last: Version;
  readonly view: unknown;
  readonly steps: readonly PastStep[];
}

export interface PastStep {
  readonly version: Version;
  readonly patch: Patch;
  readonly log: readonly LogEntry[];
  readonly awaited: readonly Seat[];
}

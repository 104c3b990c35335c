/** From where on somebody missed what happened whose board was away: turned to others, or closed. */
import type { LogEntry } from "#table/talk/words.ts";
import type { SeatName } from "../../../screen.ts";
import type { Untold } from "./untold.ts";

interface Absent {
  readonly names: readonly SeatName[];
  readonly seat: number | null;
  /** The log so far. */
  readonly told: readonly LogEntry[];
}

/**
 * What was not read when the page was closed; and where several people share this device, whose board has just been
 * turned to me, what happened since my last answer. `null` when nothing was missed.
 */
export function missedFrom(absent: Absent, untold: Untold | null): Untold | null {
  if (untold !== null) return untold;
  const { told, names, seat } = absent;
  if (seat === null || names.filter(({ mine }) => mine).length < 2) return null;
  const mine = told.findLastIndex((entry) => entry.type === "news" && entry.seat === seat);
  const next = told[mine + 1];
  return next === undefined ? null : { from: next.version, nth: 0 };
}

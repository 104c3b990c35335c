/** A call is due: is it still to be made, now or later? */
import { unreachable } from "#rules/game.ts";
import type { NewCall } from "../journal/errands.ts";
import type { CallKind, QuietHours } from "../talk/calls.ts";
import { endOfQuiet } from "./quiet.ts";

export type SecondLook =
  | { readonly type: "send" }
  | { readonly type: "drop" }
  | { readonly type: "later"; readonly due: number };

export interface Circumstances {
  readonly now: number;
  /** When this person last touched the table, with its page before their eyes; `null`: never. */
  readonly touched: number | null;
  readonly quietHours: QuietHours | null;
}

/** So long after a touch a page counts as being before somebody's eyes. */
const glance = 30_000;

/** What is due within this time of another call of the same person goes with it. */
export const bundleTime = 120_000;

type DueCall = Pick<NewCall, "kind" | "made" | "quiet" | "until">;

export function lookAgain(call: DueCall, { now, touched, quietHours }: Circumstances): SecondLook {
  const seen = whenSeen(call, now, touched);
  if (seen !== null) return seen;
  const wakes = endOfQuiet(quietHours, now);
  if (wakes === null || (call.until !== null && call.until <= wakes)) return { type: "send" };
  return { type: "later", due: wakes };
}

/** Whoever has the table before their eyes is not called; whoever left it is, once they are gone for a while. */
function whenSeen(
  { kind, made, quiet }: DueCall,
  now: number,
  touched: number | null,
): SecondLook | null {
  if (touched === null) return null;
  const about = aboutOf(kind);
  switch (about) {
    case "question":
      return touched + quiet > now ? { type: "later", due: touched + quiet } : null;
    case "moment":
      return touched + glance > now ? { type: "drop" } : null;
    case "news":
      return touched + glance > made ? { type: "drop" } : null;
    case "date":
      return null;
    default:
      return unreachable(about);
  }
}

/** A question waits; a moment passes; news are heard once; a date has nothing to do with a table. */
function aboutOf(kind: CallKind): "question" | "moment" | "news" | "date" {
  switch (kind) {
    case "your-move":
    case "all-wait":
    case "deal-waits":
      return "question";
    case "half-time":
    case "last-tenth":
    case "nudge":
      return "moment";
    case "bot-plays":
    case "time-up":
    case "over":
    case "rematch":
      return "news";
    case "evening-agreed":
    case "evening-day":
    case "evening-hour":
      return "date";
    default:
      return unreachable(kind);
  }
}

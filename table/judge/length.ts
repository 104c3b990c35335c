/** No table grows for ever: reading it anew must stay possible, and strangers must not fill what players need. */
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { mostFolds, mostPages } from "../talk/limits.ts";
import type { Version } from "../talk/words.ts";
import type { TableAsk } from "./judge-ask.ts";

export function whyTooLong({ type }: TableAsk, pages: Version, folds: number): ErrorAnswer | null {
  const most = roomFor(type);
  if (pages >= most) return errorAnswer("table-too-long", { most });
  return (type === "amend" || type === "insert") && folds >= mostFolds
    ? errorAnswer("table-too-long", { most: mostFolds })
    : null;
}

/** The second half belongs to those who play: talk, seats and manners end at the first. */
function roomFor(type: TableAsk["type"]): number {
  switch (type) {
    // The way out: the game goes on at another table.
    case "rematch":
      return Infinity;
    case "command":
    case "redo":
    case "take-back":
    case "agree":
    case "amend":
    case "insert":
    case "substitute":
    case "pause":
    case "agree-pause":
    case "promise-part":
    case "show-part":
    case "waive-part":
    case "start":
      return mostPages;
    default:
      return mostPages / 2;
  }
}

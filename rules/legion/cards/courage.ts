/**
 * [LB-LEDGER-23] Courage by card, where two sources of different years agree on it; of the others the players know.
 */
import { remindersOf } from "../reminders.ts";
import type { Unit } from "../state.ts";

const courage: Readonly<Record<number, readonly string[]>> = {
  1: ["ay", "az", "ah", "ai", "gy", "gx"],
  2: [
    "ax",
    "au",
    "ar",
    "ba",
    "bc",
    "ab",
    "ac",
    "bi",
    "af",
    "ag",
    "jg",
    "ak",
    "fy",
    "ns",
    "jh",
    "ia",
    "ti",
    "tj",
  ],
  3: ["aw", "kx", "ad", "ae", "gw", "kw", "fx", "nb", "tk"],
  4: ["as"],
};

export function courageOf({ card }: Unit): number | null {
  const found = Object.entries(courage).find(
    ([, ids]) => card !== undefined && ids.includes(card.id),
  );
  return found === undefined ? null : Number(found[0]);
}

/** As much suppression as courage, or more: it guards nobody and has one action. */
export function isSuppressed(unit: Unit): boolean {
  const most = courageOf(unit);
  return most !== null && remindersOf(unit, "suppression") >= most;
}

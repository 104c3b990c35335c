/** Counterparts: cards that play as part of another unit [LC-COMBINED-01]. */
import { cardOf } from "./names/find-card.ts";

/** Which units a counterpart can belong to, by card id. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  ji: ["jg"],
  jj: ["jh"],
  tn: ["tk", "tj"],
  lw: ["kg"],
  xw: ["xi", "xv"],
};

export function isCounterpart(id: string): boolean {
  return cardOf(id).counterpart === true;
}

/** The unit it stands beside: one it can belong to, the nearest written before it; else simply the one before. */
export function hostOf(
  counterparts: readonly string[],
  units: readonly (string | null)[],
): { readonly at: number; readonly id: string } | null {
  for (let at = units.length - 1; at >= 0; at--) {
    const unit = units[at];
    const id = counterparts.find((each) => unit && hosts[each]?.includes(unit));
    if (id !== undefined) return { at, id };
  }
  const [first] = counterparts;
  return first === undefined || units.length === 0 ? null : { at: units.length - 1, id: first };
}

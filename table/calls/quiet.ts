/** When nobody wants to be called: right after the question, and in one's own quiet hours. */
import type { TableTerms } from "../talk/words.ts";
import type { QuietHours } from "../talk/calls.ts";
import { isOfDays } from "../talk/time.ts";

const second = 1000;
const minute = 60 * second;
const day = 1440;

/** Whoever answers within this time needs no call. */
export function quietTime(terms: TableTerms): number {
  return isOfDays(terms) ? 5 * minute : minute;
}

/** The moment these quiet hours end; `null` when there are none at `now`. */
export function endOfQuiet(quiet: QuietHours | null, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const minutes = minuteOfDay(now, quiet.zone);
  const since = (minutes - quiet.from + day) % day;
  const length = (quiet.to - quiet.from + day) % day;
  if (since >= length) return null;
  // Whole minutes of the zone: on the night a clock is put back or forward, looked at again then.
  return Math.floor(now / minute) * minute + (length - since) * minute;
}

function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    timeZone: zone,
  }).formatToParts(at);
  const valueOf = (type: "hour" | "minute"): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf("hour") * 60 + valueOf("minute");
}

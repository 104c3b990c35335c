/** Words about time at a table, of the catalog that is read. */
import { locale } from "../../settings/settings.ts";
import { words } from "../../words/words.ts";
import type { Words } from "#words/made/hall/words.ts";

export function timeWords(): Words["time"] {
  return words.value.time;
}

const [minute, hour, day] = [60, 3600, 86_400];

/** As people say it: two days, five hours, ninety seconds. */
export function lengthText(seconds: number): string {
  const w = timeWords();
  if (seconds >= day) return w.days(Math.floor(seconds / day));
  if (seconds >= hour) return w.hours(Math.floor(seconds / hour));
  if (seconds >= 2 * minute) return w.minutes(Math.floor(seconds / minute));
  return `${seconds} s`;
}

/** A moment of today by the clock, an earlier one with its day. */
export function sinceText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Date(at).toLocaleString(locale.value, {
    hour: "numeric",
    minute: "2-digit",
    ...date,
  });
}

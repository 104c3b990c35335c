/** Days, lengths of time and numbers as the reader writes them. */
import { language, locale } from "../settings/settings.ts";

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(at);
}

const steps = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "2 days ago". */
export function agoText(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  for (const [unit, length] of steps) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, "minute");
}

export function numberText(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);
}

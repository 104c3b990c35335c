/** Time that counts: pauses do not, nor do weekends where the table wants them free. */
import type { Span } from "./table-time.ts";

/** Moments that do not count against anyone. */
export interface Rests {
  readonly pauses: readonly Span[];
  /** The time zone whose Saturdays and Sundays are free; `null`: they count. */
  readonly weekendsIn: string | null;
}

/** Milliseconds from one moment to another that count. */
export function counted({ from, to }: Span, { pauses, weekendsIn }: Rests): number {
  if (to <= from) return 0;
  const free = [...pauses, ...(weekendsIn === null ? [] : weekends({ from, to }, weekendsIn))];
  return to - from - covered({ from, to }, free);
}

/** The moment at which `milliseconds` have counted. */
export function dueAfter(from: number, milliseconds: number, rests: Rests): number {
  let due = from + milliseconds;
  // What is missing is added until nothing is: each round may run into another rest.
  for (let missing = 1; missing > 0; due += missing)
    missing = milliseconds - counted({ from, to: due }, rests);
  return due;
}

/** Milliseconds of `span` that lie in any of the others, which may overlap. */
function covered({ from, to }: Span, others: readonly Span[]): number {
  let sum = 0;
  let reached = from;
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(reached, other.from);
    const end = Math.min(to, other.to);
    if (end <= begin) continue;
    sum += end - begin;
    reached = end;
  }
  return sum;
}

const hour = 3_600_000;

/** Saturdays and Sundays of the zone, hour by hour: a day of a zone may have 23 or 25 of them. */
function weekends({ from, to }: Span, zone: string): readonly Span[] {
  const days = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: zone });
  const isFree = (at: number): boolean => days.format(at).startsWith("S");
  const spans: Span[] = [];
  for (let at = Math.floor(from / hour) * hour; at < to; at += hour)
    if (isFree(at)) spans.push({ from: at, to: at + hour });
  return spans;
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

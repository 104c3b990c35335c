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

/** The moment at which `milliseconds` have counted: from rest to rest, never step by step through one. */
export function dueAfter(from: number, milliseconds: number, rests: Rests): number {
  const isFree = weekendHours(rests.weekendsIn);
  let at = from;
  let left = milliseconds;
  for (;;) {
    const hourEnds = (Math.floor(at / hour) + 1) * hour;
    const pause = rests.pauses.find((each) => each.from <= at && at < each.to);
    if (pause !== undefined) at = pause.to;
    else if (isFree(at)) at = hourEnds;
    else {
      const edge = Math.min(
        rests.weekendsIn === null ? Infinity : hourEnds,
        ...rests.pauses.map((each) => (each.from > at ? each.from : Infinity)),
      );
      if (at + left <= edge) return at + left;
      left -= edge - at;
      at = edge;
    }
  }
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
  const isFree = weekendHours(zone);
  const spans: Span[] = [];
  for (let at = Math.floor(from / hour) * hour; at < to; at += hour)
    if (isFree(at)) spans.push({ from: at, to: at + hour });
  return spans;
}

/** Does the hour in which this moment lies begin on a weekend? */
function weekendHours(zone: string | null): (at: number) => boolean {
  if (zone === null) return () => false;
  const days = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: zone });
  return (at) => days.format(Math.floor(at / hour) * hour).startsWith("S");
}

/** Words about time at a table. */
import type { Seat } from "#rules/game.ts";

/** What a game over days, or one against the clock, agrees on besides. */
export interface TimeTerms {
  /** A clock of the whole game instead of one for each decision: seconds to begin with, and for each answer. */
  readonly bank?: { readonly seconds: number; readonly increment: number };
  /** Saturdays and Sundays of this time zone do not count. */
  readonly weekendsIn?: string;
  /** Time is up: a bot plays until they are back, or the table waits and the others may decide. */
  readonly whenUp?: "bot" | "wait";
}

interface ClockTerms {
  readonly clock: number | null;
  readonly time?: TimeTerms;
}

/** A clock of so many seconds makes a game one of days. */
export const leastOfDays = 3600;

/** Nobody is expected to sit there: people come and go, and the clock alone counts. */
export function isOfDays({ clock, time }: ClockTerms): boolean {
  return (clock ?? time?.bank?.seconds ?? 0) >= leastOfDays;
}

export interface PauseInfo {
  /** No clock runs before this moment; `null` when none rests. */
  readonly until: number | null;
  readonly asked: PauseRequest | null;
}

export interface PauseRequest {
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly agreed: readonly Seat[];
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

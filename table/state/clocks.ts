/** How long each seat still has, and when its time is up: from the journal and the table's terms alone. */
import type { Seat } from "#rules/game.ts";
import { leastPatience } from "../talk/limits.ts";
import { isOfDays } from "../talk/time.ts";
import type { PlayTerms } from "../talk/words.ts";
import type { TableTime } from "./table-time.ts";
import { counted, dueAfter, type Rests } from "./working-time.ts";

/** A clock of the whole game, or one for each decision; `null`: the seat plays without. */
function budgetOf(
  { clock, time }: PlayTerms,
  { spent, answers }: TableTime,
  seat: Seat,
): number | null {
  const bank = time?.bank;
  if (bank !== undefined) {
    const given = bank.seconds + bank.increment * (answers[seat] ?? 0);
    return Math.max(0, given * 1000 - (spent[seat] ?? 0));
  }
  return clock === null ? null : clock * 1000;
}

function restsOf({ time }: PlayTerms, { pauses }: TableTime): Rests {
  return { pauses, weekendsIn: time?.weekendsIn ?? null };
}

/** Milliseconds left for what the seat is asked since `since`. */
export function leftFor(
  terms: PlayTerms,
  time: TableTime,
  seat: Seat,
  { since, now }: { readonly since: number; readonly now: number },
): number | null {
  const budget = budgetOf(terms, time, seat);
  if (budget === null) return null;
  return Math.max(0, budget - counted({ from: since, to: now }, restsOf(terms, time)));
}

export function dueFor(
  terms: PlayTerms,
  time: TableTime,
  seat: Seat,
  since: number,
): number | null {
  const budget = budgetOf(terms, time, seat);
  return budget === null ? null : dueAfter(since, budget, restsOf(terms, time));
}

/** When a quarter of the seat's time was left. */
export function quarterLeftAt(
  terms: PlayTerms,
  time: TableTime,
  seat: Seat,
  since: number,
): number | null {
  const budget = budgetOf(terms, time, seat);
  return budget === null ? null : dueAfter(since, (budget * 3) / 4, restsOf(terms, time));
}

const halfAnHour = 1_800_000;
/** A shorter clock is over before a reminder would help. */
const leastToRemind = 4 * halfAnHour;

/** When half of a long clock is gone, and when a tenth is left but no less than half an hour. */
export function remindersFor(
  terms: PlayTerms,
  time: TableTime,
  seat: Seat,
  since: number,
): { readonly half: number; readonly tenth: number } | null {
  const budget = budgetOf(terms, time, seat);
  if (budget === null || budget < leastToRemind) return null;
  const after = (ms: number): number => dueAfter(since, ms, restsOf(terms, time));
  return { half: after(budget / 2), tenth: after(budget - Math.max(budget / 10, halfAnHour)) };
}

/**
 * How long a seat waits for its person before others may let a bot play, in seconds: what the table agreed on, and
 * never less than a minute. `null`: for as long as it takes. Where the clock counts in hours or days, nobody is
 * expected to sit there: being away means nothing, and the clock alone counts.
 */
export function patienceOf(terms: PlayTerms): number | null {
  if (isOfDays(terms) || terms.patience === null) return null;
  return Math.max(leastPatience, terms.patience ?? 0);
}

/** A restart of the hall gives nobody more time then. */
export function isCountedFromJournal(terms: PlayTerms): boolean {
  return terms.time?.bank !== undefined || isOfDays(terms);
}

/** Goes on while nobody looks. */
export function hasClock({ clock, time }: PlayTerms): boolean {
  return clock !== null || time?.bank !== undefined;
}

/**
 * What was so when something happened (`Game.date`), by page: found while the page is folded, so that a log told again
 * says it too.
 */
import { fold, type Game, type GameEvent } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import type { Version } from "../talk/words.ts";

/** Beside each event of a page, or nothing where none of them has a date. */
export type EventDates = readonly (object | null)[];

export interface PageDates {
  readonly version: Version;
  readonly dates: EventDates;
}

export const noDates: EventDates = [];

/** Folds, and notes the dates on the way. */
export function foldDated(
  game: Game,
  state: unknown,
  events: readonly GameEvent[],
): { readonly state: unknown; readonly dates: EventDates } {
  if (game.date === undefined) return { state: fold(game, state, events), dates: noDates };
  const dates: (object | null)[] = [];
  let now = state;
  for (const event of events) {
    dates.push(game.date(now, event));
    now = game.evolve(now, event);
  }
  return { state: now, dates: dates.every((date) => date === null) ? noDates : dates };
}

/** What was taken back keeps its date: it is still read, struck out. */
export function datesAfter(
  before: readonly PageDates[],
  { type, version }: Page,
  dates: EventDates,
): readonly PageDates[] {
  if (dates.length === 0 || (type !== "played" && type !== "started")) return before;
  return [...before, { version, dates }];
}

export function datesOf(all: readonly PageDates[], version: Version): EventDates {
  return all.findLast((page) => page.version === version)?.dates ?? noDates;
}

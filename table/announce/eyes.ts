/** Somebody who looks and listens. Nothing here knows more than the game's own `viewFor` and `newsFor`. */
import type { Game, GameEvent, Viewer } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import { datesOf, type PageDates } from "../state/dates.ts";
import type { LogEntry } from "../talk/words.ts";
import { logEntry } from "./log.ts";

export interface Eyes {
  look(state: unknown): unknown;
  /** `date`: what was so then. */
  hear(event: GameEvent, date: object | null): readonly unknown[];
  /** A page of the journal with what was heard of its events; `null` where it says nothing. */
  entry(page: Page, news: readonly unknown[]): LogEntry | null;
}

const nothing: readonly unknown[] = [];

export function eyesOf(game: Game, as: Viewer): Eyes {
  return {
    look: (state) => game.viewFor(state, as),
    hear: (event, date) => {
      const news = game.newsFor(event, as);
      if (news === null) return nothing;
      return [date === null ? news : { ...news, ...date }];
    },
    entry: (page, news) => logEntry(game, page, as, news),
  };
}

/** What of each event of a page is heard, in order. */
export function heardBy(
  eyes: Eyes,
  page: Page,
  all: readonly PageDates[],
): readonly (readonly unknown[])[] {
  if (page.type !== "played" && page.type !== "started") return [];
  const dates = datesOf(all, page.version);
  return page.events.map((event, i) => eyes.hear(event, dates[i] ?? null));
}

/** Any part of the log, told again; `dates` of all its pages. */
export function logOf(
  game: Game,
  pages: readonly Page[],
  as: Viewer,
  dates: readonly PageDates[],
): readonly LogEntry[] {
  const eyes = eyesOf(game, as);
  const log: LogEntry[] = [];
  for (const page of pages) {
    const entry = eyes.entry(page, heardBy(eyes, page, dates).flat());
    if (entry !== null) log.push(entry);
  }
  return log;
}

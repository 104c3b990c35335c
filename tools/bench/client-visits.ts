/** What a first visit to each main page costs, on a phone by the hall's plain address; and over a slow line. */
import type { Browser } from "playwright-core";
import { newFilm, saveStrip } from "../browser/visit/film.ts";
import { firstVisit, plainAddress, type FirstVisit } from "../browser/visit/first-visit.ts";
import { mainPages, mostShift, type Cost, type MainPage } from "../browser/visit/main-pages.ts";
import { slowVisit, type SlowVisit } from "../browser/visit/slow-line.ts";
import { slowdown } from "./client-load.ts";

const loads = 3;

export interface VisitFigure {
  readonly page: MainPage;
  readonly visit: FirstVisit;
  /** By the watch, on a slow line, with the browser's own slowing down. */
  readonly slow: readonly SlowVisit[];
}

export async function visitFigures(
  browser: Browser,
  hall: string,
): Promise<readonly VisitFigure[]> {
  const address = plainAddress(hall);
  const figures: VisitFigure[] = [];
  for (const page of await mainPages(hall))
    figures.push({ page, visit: await firstVisit(browser, address, page), slow: [] });
  // A first tap is a move: each load has a table of its own.
  for (let load = 0; load < loads; load++)
    for (const [at, page] of (await mainPages(hall)).entries()) {
      const figure = figures[at];
      if (figure === undefined) continue;
      const slow = await slowVisit(browser, address, page, slowdown);
      figures[at] = { ...figure, slow: [...figure.slow, slow] };
    }
  return figures;
}

/** One strip of pictures for each page. */
export async function filmVisits(
  browser: Browser,
  hall: string,
  pages: readonly MainPage[],
  folder: string,
): Promise<void> {
  for (const page of pages) {
    const film = newFilm();
    const { painted, seen } = await slowVisit(
      browser,
      plainAddress(hall),
      page,
      slowdown,
      film.record,
    );
    const path = await saveStrip(browser, folder, page.name, film);
    console.log(`${path}: painted ${Math.round(painted)} ms, seen ${Math.round(seen)} ms`);
  }
}

/** One line for each page, with MISSED where it costs more than it may. */
export function toldVisits(figures: readonly VisitFigure[]): readonly string[] {
  return figures.flatMap(({ page, visit, slow }) => [
    `  ${page.name.padEnd(15)}${costs(visit.atFirst, page.most)}; in all ${costs(visit.inAll, page.inAll)}`,
    `  ${"".padEnd(15)}${visit.bytes.toFixed(0)} KB of everything, moved ${visit.shift.toFixed(3)}${missed(visit.shift <= mostShift)}`,
    `  ${"".padEnd(15)}slow line, ${slowdown}× slower: ${times(slow)}`,
  ]);
}

function costs({ requests, script }: Cost, most: Cost): string {
  const isMet = requests <= most.requests && script <= most.script;
  return `${requests} requests, script ${script.toFixed(1)} KB (at most ${most.requests}, ${most.script} KB)${missed(isMet)}`;
}

const missed = (isMet: boolean): string => (isMet ? "" : "  MISSED");

function times(slow: readonly SlowVisit[]): string {
  const sorted = (key: keyof SlowVisit): string =>
    slow
      .map((one) => Math.round(one[key]))
      .toSorted((a, b) => a - b)
      .join(" ");
  return `painted ${sorted("painted")} ms, seen ${sorted("seen")} ms, first tap answered ${sorted("answered")} ms`;
}

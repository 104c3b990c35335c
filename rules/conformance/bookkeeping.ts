/** Promises about what is written down: nothing appears or vanishes, JSON loses nothing, the journal is the truth. */
import { isRefusal, type Game } from "../game.ts";
import { copyOf, differs, frozen } from "./differs.ts";
import { walk, type Sample, type Walk } from "./walk.ts";

/** Nothing appears and nothing vanishes. */
export function piecesAreKept(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, setup } = walk(game, sample, seed, length);
  return sample.miscount?.(state, setup) ?? null;
}

/** State, views, events and news survive JSON; nothing handed in is ever written to. */
export function survivesJson(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, pages, setup, chance } = walk(game, sample, seed, length);
  const last = pages.at(-1);
  const shown: unknown[] = [state, game.viewFor(state, "spectator"), game.outcome(state)];
  for (let seat = 0; seat < setup.seats; seat++) {
    shown.push(game.viewFor(state, seat));
    for (const event of last?.events ?? []) shown.push(event, game.newsFor(event, seat));
  }
  for (const one of shown) {
    const lost = differs(one, copyOf(one));
    if (lost !== null) return `does not survive JSON${lost}`;
  }
  if (last === undefined) return null;
  const before = frozen(copyOf(last.before));
  const again = game.decide(before, last.seat, frozen(copyOf(last.command)), chance);
  if (isRefusal(again)) return "the same command was refused the second time";
  let now = before;
  for (const event of frozen(again)) now = frozen(game.evolve(now, event));
  return label("played again from JSON", differs(now, state));
}

/** Folding the journal from the empty table, event by event, gives the live state, which was folded page by page. */
export function journalIsTruth(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const played = walk(game, sample, seed, length);
  return label("folded anew", differs(foldAll(game, played), played.state));
}

function foldAll(game: Game, { setup, opening, pages }: Walk): unknown {
  let state = game.begin(copyOf(setup));
  for (const event of copyOf(opening)) state = game.evolve(state, event);
  for (const page of pages)
    for (const event of copyOf(page.events)) state = game.evolve(state, event);
  return state;
}

export function label(what: string, difference: string | null): string | null {
  return difference === null ? null : `${what}: ${difference}`;
}

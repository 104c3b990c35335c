/**
 * Secrets. Two worlds that look the same from one seat are played side by side with the same visible commands; all
 * that this seat receives must be the same to the byte: view, options, refusals, who is waited for, and the news,
 * their number, order and silence included. A page that reveals something may only tell what the view then shows. And
 * between two events, where a page is told step by step, no more may be seen than before and after.
 */
import { isRefusal, type Chance, type Game } from "../game.ts";
import { quickRng } from "../rng.ts";
import { differs } from "./differs.ts";
import { chanceBy, pick, randomSetup, walk, type Sample } from "./walk.ts";
import { foldOn, looksUnlike, newsOf, oneFurther, stepsFurther } from "./side-by-side.ts";

/** Everything a seat cannot know is dealt anew. */
export function imaginedWorldLooksTheSame(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, setup, heard, chance } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 4);
  for (let viewer = 0; viewer < setup.seats; viewer++) {
    const view = game.viewFor(state, viewer);
    const other = game.imagine(view, rng);
    const unlike = looksUnlike(game, state, other, viewer);
    if (unlike !== null) return unlike;
    // A miscount of the table itself is another promise.
    const isSound = (sample.miscount?.(state, setup) ?? null) === null;
    const count = isSound ? (sample.miscount?.(other, setup) ?? null) : null;
    if (count !== null) return `imagined for seat ${viewer}: ${count}`;
    for (const command of heard.slice(-20)) {
      const here = game.decide(state, viewer, command, chance);
      const there = game.decide(other, viewer, command, chance);
      if (isRefusal(here) !== isRefusal(there))
        return `seat ${viewer} may ${JSON.stringify(command)} in one world alone`;
      const tells = isRefusal(here) ? differs(here, there) : null;
      if (tells !== null) return `a refusal tells seat ${viewer} a secret${tells}`;
    }
  }
  return null;
}

const swaps = 6;

/** Two hidden things exchanged by the sample, which knows the game but not its view or its imagination. */
export function swapLooksTheSame(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  if (sample.swap === undefined) return null;
  const { state, setup } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 7);
  for (let viewer = 0; viewer < setup.seats; viewer++) {
    for (let i = 0; i < swaps; i++) {
      const unlike = looksUnlike(game, state, sample.swap(state, viewer, rng), viewer);
      if (unlike !== null) return unlike;
    }
  }
  return null;
}

/** One command further in both worlds. */
export function newsTellNoSecret(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, setup, chance } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 5);
  const waiting = game.awaited(state);
  if (waiting.length === 0) return null;
  for (let viewer = 0; viewer < setup.seats; viewer++) {
    const seat = pick(waiting, rng);
    const command = pick(game.options(game.viewFor(state, seat)), rng);
    const imagined = game.imagine(game.viewFor(state, viewer), rng);
    const saying = { viewer, seat, command, chance, rng };
    const told = oneFurther(
      game,
      [state, imagined],
      saying,
      sample.swap ? "until a reveal" : "always",
    );
    if (told !== null) return told;
    const toldOfSwap = sample.swap
      ? oneFurther(game, [state, sample.swap(state, viewer, rng)], saying, "always")
      : null;
    if (toldOfSwap !== null) return toldOfSwap;
  }
  return null;
}

/** Every step of the last commands, in both worlds: few commands reveal, and each of their steps is looked at. */
export function stepsTellNoSecret(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { pages, setup, chance } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 8);
  for (const { before, seat, command } of pages.slice(-lastPages)) {
    for (let viewer = 0; viewer < setup.seats; viewer++) {
      const imagined = game.imagine(game.viewFor(before, viewer), rng);
      const others = [imagined, ...(sample.swap ? [sample.swap(before, viewer, rng)] : [])];
      for (const other of others) {
        const saying = { viewer, seat, command, chance, rng };
        const told = stepsFurther(game, [before, other], saying);
        if (told !== null) return told;
      }
    }
  }
  return null;
}
const lastPages = 12;

/** The deal itself: two deals that differ in one throw of chance. */
export function dealTellsNoSecret(game: Game, sample: Sample, seed: number): string | null {
  const rng = quickRng(seed + 6);
  const setup = randomSetup(game, sample, rng);
  const empty = game.begin(setup);
  const first = game.setUp(setup, chanceBy(seed));
  const now = foldOn(game, empty, first);
  for (let attempt = 0; attempt < 12; attempt++) {
    const second = game.setUp(setup, withOneThrowChanged(chanceBy(seed), rng.below(200)));
    const then = foldOn(game, empty, second);
    for (let viewer = 0; viewer < setup.seats; viewer++) {
      if (looksUnlike(game, now, then, viewer) !== null) continue;
      const heard = differs(
        newsOf(game, empty, first, viewer),
        newsOf(game, empty, second, viewer),
      );
      if (heard !== null) return `the deal tells seat ${viewer} a secret${heard}`;
    }
  }
  return null;
}

function withOneThrowChanged(chance: Chance, which: number): Chance {
  let thrown = 0;
  return (purpose) => {
    const rng = chance(purpose);
    return { below: (n) => (rng.below(n) + (thrown++ === which ? 1 : 0)) % n };
  };
}

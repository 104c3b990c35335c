/** How long dice tumble: they land one after the other, mine with more time than others'. */
import type { Face, News } from "#rules/outer-rim/index.ts";
import { isOfDice, type Throw } from "./throws.ts";

/** When the first one lands, and the most that may pass until the last one does. */
const mine = { first: 800, gap: 180, most: 700 } as const;
const theirs = { first: 360, gap: 90, most: 360 } as const;

/** The last one is seen to lie before anything is said of it. */
const lieMs = 180;
/** Nothing moves: the faces are read, then what they come to. */
const stillMs = 450;

/** How long the verdict stands before what came of it. */
export const verdictMs = 700;

export function landsAt(nth: number, of: number, isMine: boolean): number {
  const { first, gap, most } = isMine ? mine : theirs;
  return first + nth * Math.min(gap, most / Math.max(1, of));
}

export function tumbleMs(of: number, isMine: boolean, isStill: boolean): number {
  return isStill ? stillMs : landsAt(Math.max(0, of - 1), of, isMine) + lieMs;
}

/** Which dice of a hand are in the air: all of a new throw, of another one those that come to lie otherwise. */
export function inTheAir(dice: readonly Face[], lay: readonly Face[]): readonly number[] {
  const all = dice.map((_, i) => i);
  if (lay.length !== dice.length) return all;
  const others = all.filter((i) => lay[i] !== dice[i]);
  // As it lay, so it fell again: nobody says which, and the worst is what one would throw.
  return others.length > 0 ? others : all.slice(-1);
}

/** All dice of a throw that are in the air. */
export function airborne(news: readonly News[], { from, to }: Pick<Throw, "from" | "to">): number {
  return news.slice(from, to).reduce((sum, one) => sum + (isOfDice(one) ? one.dice.length : 0), 0);
}

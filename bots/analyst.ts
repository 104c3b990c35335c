/** Someone who explains: a hint, an opinion on a move, how the chances stood, what another move might have brought. */
import type { GameTypes, Rng } from "#rules/game.ts";
import type { Budget, Expectation } from "./bot.ts";

/** A share with its standard error, out of so many imagined games. */
export interface Chance {
  readonly mean: number;
  readonly error: number;
  readonly games: number;
}

/** What a move might have brought: hidden cards dealt anew from what the seat knew, the rest played by bots. */
export interface WhatIf<C = unknown> {
  readonly command: C;
  readonly win: Chance;
  /** Points ahead of the best other seat: the mean, and how many games ended in each step of five points. */
  readonly margin: number;
  readonly margins: readonly number[];
}

/** The middle of the first step of `margins`, and how wide a step is. */
export const firstMargin = -30;
export const marginStep = 5;
export const marginSteps = 13;

export interface Analyst<T extends GameTypes = GameTypes> {
  /** Best first; the move that was made is among them, unless it is null. */
  rank(
    view: T["view"],
    options: readonly T["command"][],
    rng: Rng,
    budget: Budget,
    made: T["command"] | null,
  ): readonly Expectation<T["command"]>[];
  /** What now, and why? At most three moves worth thinking about, best first, each with its `why`. */
  ideas?(view: T["view"], options: readonly T["command"][]): readonly Expectation<T["command"]>[];
  /**
   * Each seat's chance to win, from the views of all seats at one moment: for
   * looking back, when nothing is secret any more. Absent where nobody looks back.
   */
  chances?(views: readonly T["view"][], rng: Rng, games: number): readonly number[];
  whatIf?(
    view: T["view"],
    options: readonly T["command"][],
    rng: Rng,
    games: number,
  ): readonly WhatIf<T["command"]>[];
}

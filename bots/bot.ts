/** A player we invented: it gets what its seat sees, never a state, and says why it moved. */
import type { GameTypes, Rng } from "#rules/game.ts";

/**
 * How long a bot may think. Iterations give the same move on every machine; a clock gives the best move the
 * time allows. Bots have no clock of their own: whoever hosts one hands in how many milliseconds have passed.
 */
export type Budget =
  | { readonly type: "iterations"; readonly iterations: number }
  | { readonly type: "clock"; readonly milliseconds: number; readonly elapsed: () => number };

/** Why, in one sentence, as data: a kind and what it is about; the words are the game's own. */
export interface Why {
  readonly kind: string;
}

/** What a bot expects from one move. `total` is the sum of the rows, so that anyone can add it up again. */
export interface Expectation<C = unknown> {
  readonly command: C;
  /** Points by row of the score pad, then what the bot adds for tempo, credits and denial. */
  readonly rows: Readonly<Record<string, number>>;
  readonly total: number;
  /** Chance to win, where the bot searched; `null` where it only looked one move ahead. */
  readonly chance: {
    readonly mean: number;
    readonly error: number;
    readonly worlds: number;
  } | null;
  /** Absent where the rows say it all. */
  readonly why?: Why;
}

/**
 * Plain numbers; the words are the client's. `told` follows from the move and what
 * lies open, so it may be shown once the move is public; `kept` speaks of cards
 * others must not know (the hand, the next best) and waits for the end of the game.
 */
export interface Reasons<C = unknown> {
  readonly told: { readonly level: string; readonly move: Expectation<C> };
  readonly kept: { readonly choice: Expectation<C>; readonly next: Expectation<C> | null };
}

export interface BotAnswer<C = unknown> {
  readonly command: C;
  readonly reasons: Reasons<C>;
}

/** Method syntax on purpose: a list of bots may then forget their game's types. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly level: string;
  play(
    view: T["view"],
    options: readonly T["command"][],
    rng: Rng,
    budget: Budget,
  ): BotAnswer<T["command"]>;
}

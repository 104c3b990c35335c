/** With whose eyes a table is seen: what a trader counts on, and how far it thinks. */
import type { View } from "#rules/outer-rim/index.ts";

export interface Mind {
  readonly level: string;
  /** Points by which it misjudges a move, either way. */
  readonly unsure: number;
  /** How many errands it plans one after the other. */
  readonly chain: 1 | 2 | 3;
  /** What is had a turn later is worth this much of what is had now. */
  readonly patience: number;
  /** What an ordinary turn brings: whoever wastes one loses this much. */
  readonly par: number;
  /** What going down costs: 3,000 credits, the secrets and a planning step [OR-DMG-02, OR-DMG-03]. */
  readonly down: number;
  /** What a failed job costs besides its turn. */
  readonly setback: number;
  /** Credits that are worth a point. */
  readonly rate: number;
  /** Purse from which more credits are worth less. */
  readonly rich: number;
  /** What dice, speed, skills and room promise, by its measure. */
  readonly promise: number;
  /** A stop on the way: whoever passes every card by arrives sooner and poorer. */
  readonly curiosity: number;
  /** There is a market on every planet, so it only tips the scales. */
  readonly haggling: number;
  /**
   * Which decks it searches by what they may still hold: 0 papers and cargo
   * by rule of thumb, 1 dear ones too, 2 all by what a card would change.
   */
  readonly searching: 0 | 1 | 2;
  /** Whether it counts on the way across the Core Worlds. */
  readonly crosses: boolean;
  /** What a promise of somebody else is worth: it binds nobody [UB-NEG-03]. */
  readonly trust: number;
  /** Least gain for which a card in hand is swapped for another. */
  readonly friction: number;
}

/** What a seat sees, and the mind that looks at it. */
export interface Sight extends View {
  readonly mind: Mind;
}

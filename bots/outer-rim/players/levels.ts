/** The three levels, by what they count on and how far they think. Measured by `npm run bench -- bots`. */
import type { Mind } from "./mind.ts";

export const sharp: Mind = {
  level: "sharp",
  unsure: 0,
  chain: 3,
  patience: 0.85,
  par: 3,
  down: 5,
  setback: 1.5,
  rate: 2500,
  rich: 8000,
  promise: 1,
  curiosity: 1.3,
  haggling: 0.4,
  searching: 2,
  crosses: true,
  trust: 0,
  friction: 0.5,
};

/** Plans two errands ahead and knows what a turn is worth; buys what lies open, seldom what may lie below. */
const steady: Mind = {
  ...sharp,
  level: "steady",
  unsure: 2.4,
  chain: 2,
  searching: 0,
  crosses: false,
};

/** Goes for the nearest thing, hopes for the best in a fight, and is never quite sure. */
const novice: Mind = {
  ...steady,
  level: "novice",
  trust: 1.2,
  unsure: 3,
  chain: 1,
  par: 1,
  down: 2,
  friction: 0,
  curiosity: 1.6,
};

/** Weakest first. */
export const minds = [novice, steady, sharp] as const;

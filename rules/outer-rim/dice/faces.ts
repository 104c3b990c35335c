/** Dice as counted faces [OR-DICE-01]. */
import { faces } from "../names.ts";
import type { Face } from "../names.ts";

export type Counts = Record<Face, number>;

export function countFaces(dice: readonly Face[]): Counts {
  const counts: Counts = { hit: 0, crit: 0, focus: 0, blank: 0 };
  for (const die of dice) counts[die]++;
  return counts;
}

export function diceOf(counts: Readonly<Counts>): Face[] {
  const dice: Face[] = [];
  for (const face of faces) for (let i = 0; i < counts[face]; i++) dice.push(face);
  return dice;
}

/** [OR-COM-05] A hit is worth one, a crit two. */
export function damageOfCounts(counts: Readonly<Counts>): number {
  return counts.hit + 2 * counts.crit;
}

/** The table's chance: the host's seed and what everyone threw in. */
import type { Chance } from "#rules/game.ts";
import { chanceOf, tableKey, type Hex } from "#rules/rng.ts";

export function chanceFrom(seed: Hex, entropies: readonly string[]): Chance {
  return chanceOf(tableKey(seed, entropies));
}

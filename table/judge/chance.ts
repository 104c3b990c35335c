/** The table's chance: the host's seed and what everyone threw in. */
import type { Chance } from "#rules/game.ts";
import { chanceOf, tableKey, type Hex } from "#rules/seeded-chance.ts";
import { attemptSeed, type Deal } from "../state/deal.ts";

/** After the deal: what the cards came from goes on deciding. */
export function chanceOfDeal(seed: Hex, { dealt }: Deal): Chance {
  return dealt === null
    ? noChanceYet
    : chanceFrom(attemptSeed(seed, dealt.attempt), dealt.entropies);
}

export function noChanceYet(): never {
  throw new Error("no chance before the start");
}

export function chanceFrom(seed: Hex, entropies: readonly string[]): Chance {
  return chanceOf(tableKey(seed, entropies));
}

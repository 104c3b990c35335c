/** A seat's way of looking at things: the cards it plays with, what they take, and what it thinks they are worth. */
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import type { Insight } from "../learned/insight.ts";
import { loreOf } from "../simulator/card-tables.ts";
import type { Lore } from "../simulator/card-tables.ts";
import { tollOf } from "./capture-cost.ts";
import type { Toll } from "./capture-cost.ts";
import type { Weights } from "./weights.ts";
import { at } from "../simulator/world.ts";

export interface Appraiser {
  readonly lore: Lore;
  readonly toll: Toll;
  readonly weights: Weights;
  /** By need: what the toll's losses, actions and credits weigh together. */
  readonly toil: Float64Array;
  /** Who has insight chooses by the position a move leads to, not by the appraisal. */
  readonly insight: Insight | null;
}

export function appraiserOf(
  set: CardSet,
  weights: Weights,
  insight: Insight | null = null,
): Appraiser {
  const lore = loreOf(set);
  const toll = tollOf(lore);
  return { lore, toll, weights, toil: toilOf(toll, weights), insight };
}

function toilOf(toll: Toll, weights: Weights): Float64Array {
  return toll.losses.map(
    (losses, need) =>
      losses * weights.losses +
      at(toll.actions, need) * weights.action +
      at(toll.credits, need) * weights.credit,
  );
}

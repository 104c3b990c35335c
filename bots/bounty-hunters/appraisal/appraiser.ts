/** A seat's way of looking at things: the cards it plays with, what they take, and what it thinks they are worth. */
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import type { Insight } from "../learned/insight.ts";
import { cardTablesOf } from "../simulator/card-tables.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import { captureCostOf } from "./capture-cost.ts";
import type { CaptureCost } from "./capture-cost.ts";
import type { Weights } from "./weights.ts";
import { at } from "../simulator/world.ts";

export interface Appraiser {
  readonly cardTables: CardTables;
  readonly captureCost: CaptureCost;
  readonly weights: Weights;
  /** By need: what the cost's losses, actions and credits weigh together. */
  readonly toil: Float64Array;
  /** Who has insight chooses by the position a move leads to, not by the appraisal. */
  readonly insight: Insight | null;
}

export function appraiserOf(
  set: CardSet,
  weights: Weights,
  insight: Insight | null = null,
): Appraiser {
  const cardTables = cardTablesOf(set);
  const captureCost = captureCostOf(cardTables);
  return { cardTables, captureCost, weights, toil: toilOf(captureCost, weights), insight };
}

function toilOf(captureCost: CaptureCost, weights: Weights): Float64Array {
  return captureCost.losses.map(
    (losses, need) =>
      losses * weights.losses +
      at(captureCost.actions, need) * weights.action +
      at(captureCost.credits, need) * weights.credit,
  );
}

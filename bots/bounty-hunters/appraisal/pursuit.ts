/** What it takes to bring an open target down, the chance to be in time, and what that is worth. */
import { likely } from "./likely.ts";
import type { Appraiser } from "./appraiser.ts";
import { contractBonus, creditBonus } from "../simulator/card-tables.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import type { Outlook } from "./outlook.ts";
import type { CaptureCost } from "./capture-cost.ts";
import type { Weights } from "./weights.ts";
import { at } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/**
 * Where the tables of capture costs keep what this target still needs: less
 * what attacks it at `o`, less the attack of `card`; −1 where there is none.
 */
export function shortOf(
  world: World,
  cardTables: CardTables,
  captureCost: CaptureCost,
  target: number,
  o: number,
  card: number,
): number {
  let i = 0;
  for (let c = 0; c < 3; c++) {
    let need = at(cardTables.trio, target * 3 + c);
    if (o >= 0) need -= at(world, o + 1 + c);
    if (card >= 0) need -= at(cardTables.trio, card * 3 + c);
    i =
      i * captureCost.side +
      (need <= 0 ? 0 : need >= captureCost.side ? captureCost.side - 1 : need);
  }
  return i;
}

/** The chance that a target which needs this many turns falls before the end. */
export function inTime(weights: Weights, out: Outlook, turns: number): number {
  const others = out.busy > turns ? (out.busy - turns) * weights.crowd : 0;
  return likely((out.left + 1 - turns - others) / weights.spread);
}

/** What a capture of this target brings, its losses aside. */
function rewardOf(my: Appraiser, out: Outlook, target: number): number {
  const { cardTables, weights } = my;
  const bonus = at(cardTables.mark, target);
  const extra = bonus === creditBonus ? out.credit : bonus === contractBonus ? out.luck : 0;
  return (
    at(cardTables.points, target) +
    out.tempo +
    weights.contracts * at(out.margin, at(cardTables.a, target)) +
    extra
  );
}

/**
 * An open target is worth its capture less what it still takes, by the chance of being in time; never below nothing.
 * Without a need it has fallen.
 */
export function targetWorth(
  my: Appraiser,
  out: Outlook,
  target: number,
  need: number,
  spent: number,
): number {
  const gain = rewardOf(my, out, target) - spent * my.weights.losses - at(my.toil, need);
  if (need === 0) return gain;
  return gain <= 0 ? 0 : gain * inTime(my.weights, out, at(my.captureCost.turns, need));
}

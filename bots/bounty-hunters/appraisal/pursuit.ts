/** What it takes to bring an open target down, the chance to be in time, and what that is worth. */
import type { Appraiser } from "./appraiser.ts";
import { contractBonus, creditBonus } from "../simulator/card-tables.ts";
import type { Lore } from "../simulator/card-tables.ts";
import type { Outlook } from "./outlook.ts";
import type { Toll } from "./capture-cost.ts";
import type { Weights } from "./weights.ts";
import { at } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** A smooth step without exp: the same bits in every browser. */
export function likely(x: number): number {
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}

/**
 * Where the toll tables keep what this target still needs: less what attacks it at `o`, less the attack of `card`; −1
 * where there is none.
 */
export function shortOf(
  world: World,
  lore: Lore,
  toll: Toll,
  target: number,
  o: number,
  card: number,
): number {
  let i = 0;
  for (let c = 0; c < 3; c++) {
    let need = at(lore.trio, target * 3 + c);
    if (o >= 0) need -= at(world, o + 1 + c);
    if (card >= 0) need -= at(lore.trio, card * 3 + c);
    i = i * toll.side + (need <= 0 ? 0 : need >= toll.side ? toll.side - 1 : need);
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
  const { lore, weights } = my;
  const bonus = at(lore.mark, target);
  const extra = bonus === creditBonus ? out.credit : bonus === contractBonus ? out.luck : 0;
  return (
    at(lore.points, target) +
    out.tempo +
    weights.contracts * at(out.margin, at(lore.a, target)) +
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
  return gain <= 0 ? 0 : gain * inTime(my.weights, out, at(my.toll.turns, need));
}

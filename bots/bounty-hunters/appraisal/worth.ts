/**
 * What one move is worth to one seat: the change it makes to what the seat can expect at the end.
 * Search asks this millions of times, so the answer is one number; `rows.ts` tells the same number row by row.
 */
import type { Appraiser } from "./appraiser.ts";
import { isContract, isCrate, isHunter, isTarget } from "../simulator/card-tables.ts";
import { contractHope } from "./contract-hope.ts";
import type { Outlook } from "./outlook.ts";
import { shortOf, targetWorth } from "./pursuit.ts";
import { likely } from "./likely.ts";
import * as slot from "../simulator/slots.ts";
import { at, type World } from "../simulator/world.ts";
import { crateWorth, duoWorth } from "./crate-worth.ts";

export function sellWorth(out: Outlook): number {
  return out.credit;
}

/** A card put into play from the hand or from the reserved cards; `spot` matters for attack cards alone. */
export function playWorth(
  my: Appraiser,
  world: World,
  out: Outlook,
  card: number,
  spot: number,
): number {
  const kind = at(my.cardTables.kind, card);
  const cost = at(my.cardTables.cost, card);
  const price = cost > 0 ? priceOf(my, out, cost) : 0;
  if (kind === isTarget) return openingWorth(my, world, out, card) - price;
  if (kind === isContract)
    return my.weights.contracts * contractHope(world, my.cardTables, out, card) - price;
  if (kind === isCrate)
    return crateWorth(my, world, out, card) + duoWorth(my, world, out, card) - price;
  return attackWorth(my, world, out, card, spot) - price;
}

/** A card with a cost, put aside: part of what it would be worth, if there is time to pay for it. */
export function reserveWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const whole = bestWorth(my, world, out, card);
  return whole > 0 ? whole * reservePart(my, world, out, card) : 0;
}

export function reservePart(my: Appraiser, world: World, out: Outlook, card: number): number {
  if (out.left <= 0) return 0;
  const missing = at(my.cardTables.cost, card) - at(world, out.board + slot.credits);
  return (
    my.weights.reserve *
    (missing > 0 ? likely((out.left - 1 - 2 * missing) / 2) : likely(out.left - 0.5))
  );
}

/** Each credit spent leaves a dearer one. */
export function priceOf(my: Appraiser, out: Outlook, cost: number): number {
  let price = out.credit;
  let sum = 0;
  for (let c = 0; c < cost; c++) {
    price /= my.weights.thrift;
    sum += price;
  }
  return sum;
}

/** Attack cards lie alone and wait for a target [BH-CONF-07]. */
export function isWaiting(world: World, out: Outlook): boolean {
  return at(world, out.board + slot.openCount) === 1 && at(world, out.board + slot.open) < 0;
}

/** [BH-CONF-04] A target opened; on waiting attackers it may fall at once [AMB-16]. */
function openingWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const o = isWaiting(world, out) ? out.board + slot.open : -1;
  const need = shortOf(world, my.cardTables, my.captureCost, card, o, -1);
  return (
    targetWorth(my, out, card, need, o < 0 ? 0 : at(world, o + slot.sunk)) +
    keenness(my, world, out)
  );
}

/** A first open target gives attack cards somewhere to go. */
export function keenness(my: Appraiser, world: World, out: Outlook): number {
  return at(world, out.board + slot.openCount) === 0 && out.left > 2 ? my.weights.keen : 0;
}

/** [BH-CONF-05] The confrontation after this card less the confrontation before it. */
function attackWorth(
  my: Appraiser,
  world: World,
  out: Outlook,
  card: number,
  spot: number,
): number {
  const { cardTables, weights } = my;
  const loss = at(cardTables.kind, card) === isHunter ? at(cardTables.points, card) : 0;
  const o = out.board + slot.open + spot * slot.openWidth;
  if (at(world, out.board + slot.openCount) === 0 || at(world, o) < 0)
    return waitingWorth(my, world, out, card) - 0.5 * loss * weights.losses;
  const target = at(world, o);
  const need = shortOf(world, cardTables, my.captureCost, target, o, card);
  return targetWorth(my, out, target, need, at(world, o + slot.sunk) + loss) - at(out.stakes, spot);
}

/** Attackers without a target are worth a part of the action they save later. */
export function waitingWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  if (out.left <= 2) return 0;
  const t = card * 3;
  const sum =
    at(my.cardTables.trio, t) + at(my.cardTables.trio, t + 1) + at(my.cardTables.trio, t + 2);
  const crowd = at(world, out.board + slot.openCount) > 0 ? 0.6 : 1;
  return crowd * 0.1 * sum * my.weights.action;
}

/** What a card is worth in play where it is worth most. */
export function bestWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  return out.weighed[card] === out.glance ? at(out.worths, card) : weighSlots(my, world, out, card);
}

/** The open confrontation where an attack card is worth most; 0 for everything else. */
export function bestSlot(my: Appraiser, world: World, out: Outlook, card: number): number {
  if (out.weighed[card] !== out.glance) weighSlots(my, world, out, card);
  return out.slots[card] ?? 0;
}

function weighSlots(my: Appraiser, world: World, out: Outlook, card: number): number {
  let most = playWorth(my, world, out, card, 0);
  let best = 0;
  const kind = at(my.cardTables.kind, card);
  const n = kind === isTarget || kind >= isCrate ? 0 : at(world, out.board + slot.openCount);
  for (let spot = 1; spot < n; spot++) {
    const worth = playWorth(my, world, out, card, spot);
    if (worth <= most) continue;
    most = worth;
    best = spot;
  }
  out.weighed[card] = out.glance;
  out.worths[card] = most;
  out.slots[card] = best;
  return most;
}

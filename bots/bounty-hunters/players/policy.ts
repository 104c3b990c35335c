/** One move ahead: the best card, fate and placement, the best activation, the best deck, by the appraisal alone. */
import type { Rng } from "#rules/game.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { isContract, isHunter, isTarget } from "../simulator/card-tables.ts";
import { lookAround, turnsLeft } from "../appraisal/look-around.ts";
import type { Outlook } from "../appraisal/outlook.ts";
import { bestSlot, bestWorth, reserveWorth, sellWorth } from "../appraisal/worth.ts";
import { activate } from "../simulator/actions.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, canDraw, deckCard, type World } from "../simulator/world.ts";
import { toSell, toPlay, toReserve, moveOf } from "./moves.ts";
import { type Mind, outOf, affordable, denialOf, lookLeft } from "./mind.ts";

export function keepsFree(my: Appraiser, card: number): boolean {
  const kind = at(my.cardTables.kind, card);
  return kind === isTarget || kind === isHunter || kind === isContract;
}

/** The seat has looked. */
export function bestPlay(my: Appraiser, world: World, seat: number, mind: Mind): number {
  const out = outOf(mind, seat);
  lookLeft(my, world, seat, mind);
  const b = out.board;
  const cards = at(world, b + slot.handCount);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards; i++) {
    const card = at(world, b + slot.hand + i);
    const denial = my.weights.deny * denialOf(mind, i, cards);
    const sold = sellWorth(out) + denial;
    if (sold > most) {
      most = sold;
      best = moveOf(i, toSell, 0);
    }
    if (affordable(my, world, b, card)) {
      const worth = bestWorth(my, world, out, card) + denial;
      if (worth > most) {
        most = worth;
        best = moveOf(i, toPlay, bestSlot(my, world, out, card));
      }
    }
    if (keepsFree(my, card)) continue;
    const later = reserveWorth(my, world, out, card) + denial;
    if (later <= most) continue;
    most = later;
    best = moveOf(i, toReserve, 0);
  }
  return best;
}

/** The reserved card most worth paying for now, as `position * 64 + spot`; −1 when waiting is better. Looks anew. */
function bestActivation(my: Appraiser, world: World, seat: number, out: Outlook): number {
  const b = boardOf(seat);
  const held =
    at(world, b + slot.reservedCount) - (at(world, slot.waits) > 0 ? at(world, b + slot.fresh) : 0);
  if (held <= 0 || at(world, b + slot.credits) === 0) return -1;
  lookAround(world, my, seat, out, turnsLeft(world, my, seat));
  let best = -1;
  let most = 0;
  for (let i = 0; i < held; i++) {
    const card = at(world, b + slot.reserved + i);
    if (!affordable(my, world, b, card)) continue;
    const worth = bestWorth(my, world, out, card);
    if (worth <= most) continue;
    most = worth;
    best = i * 64 + bestSlot(my, world, out, card);
  }
  return best;
}

/**
 * The deck whose next card promises most beyond the best card in hand; a few cards of each deck stand for all. The
 * seat has looked.
 */
export function bestDraw(
  my: Appraiser,
  world: World,
  seat: number,
  mind: Mind,
  rng: Rng,
  looks: number,
): number {
  const out = outOf(mind, seat);
  const floor = bestInHand(my, world, out);
  let best = -1;
  let most = -1;
  for (let d = 0; d < 4; d++) {
    if (!canDraw(world, d)) continue;
    const n = at(world, slot.deckCount + d);
    let sum = 0;
    for (let k = 0; k < looks && n > 0; k++) {
      const gain = cardWorth(my, world, out, deckCard(world, d, rng.below(n))) - floor;
      if (gain > 0) sum += gain;
    }
    if (sum <= most) continue;
    most = sum;
    best = d;
  }
  return best;
}

export function bestInHand(my: Appraiser, world: World, out: Outlook): number {
  let most = out.credit;
  for (let i = 0; i < at(world, out.board + slot.handCount); i++) {
    const worth = cardWorth(my, world, out, at(world, out.board + slot.hand + i));
    if (worth > most) most = worth;
  }
  return most;
}

/** The best that can be done with this card. */
export function cardWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  if (affordable(my, world, out.board, card)) return bestWorth(my, world, out, card);
  return reserveWorth(my, world, out, card);
}

export function activateAll(my: Appraiser, world: World, seat: number, out: Outlook): void {
  for (
    let next = bestActivation(my, world, seat, out);
    next >= 0;
    next = bestActivation(my, world, seat, out)
  )
    activate(world, my.cardTables, seat, next >> 6, next & 63);
}

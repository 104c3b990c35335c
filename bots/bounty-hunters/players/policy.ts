/** One move ahead: the best card, fate and placement, the best activation, the best deck, by the appraisal alone. */
import type { Rng } from "#rules/game.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { isContract, isHunter, isTarget } from "../simulator/card-tables.ts";
import { newOutlook } from "../appraisal/outlook.ts";
import { lookAround, turnsLeft } from "../appraisal/look-around.ts";
import type { Outlook } from "../appraisal/outlook.ts";
import { bestSlot, bestWorth, reserveWorth, sellWorth } from "../appraisal/worth.ts";
import { activate, play, reserve, sell } from "../simulator/actions.ts";
import { newPosition } from "../learned/position.ts";
import type { Position } from "../learned/position.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, canDraw, deckCard } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

export const toSell = 0;
export const toPlay = 1;
export const toReserve = 2;

/** A move as one number: hand position, fate, open confrontation. */
export function moveOf(i: number, fate: number, spot: number): number {
  return (i * 3 + fate) * 64 + spot;
}

export function cardOf(move: number): number {
  return Math.floor(move / 192);
}

function fateOf(move: number): number {
  return (move >> 6) % 3;
}

export function isSale(move: number): boolean {
  return fateOf(move) === toSell;
}

export interface Mind {
  /** One outlook per seat: what it saw when it last looked. */
  readonly outs: readonly Outlook[];
  readonly neighbour: Outlook;
  /** What each card of the hand would be worth to the left neighbour. */
  readonly envy: Float64Array;
  /** What every seat has chosen in this turn. */
  readonly moves: Int16Array;
  /** For choices by insight: the moves, the position, a table to try a move on, and what the seat sees there. */
  readonly choices: Int16Array;
  readonly position: Position;
  readonly after: Outlook;
  trial: World;
}

export const none = -1;

export function newMind(): Mind {
  const trying = {
    choices: new Int16Array(32),
    position: newPosition(),
    after: newOutlook(),
    trial: new Int16Array(0),
  };
  return {
    ...trying,
    outs: Array.from({ length: 6 }, newOutlook),
    neighbour: newOutlook(),
    envy: new Float64Array(8),
    moves: new Int16Array(6),
  };
}

export function outOf(mind: Mind, seat: number): Outlook {
  return mind.outs[seat] as Outlook;
}

/** Looks at the boards for this seat. Hands may change afterwards, boards may not. */
export function look(my: Appraiser, world: World, seat: number, mind: Mind): Outlook {
  const out = outOf(mind, seat);
  lookAround(world, my, seat, out, turnsLeft(world, my, seat));
  return out;
}

/** The same for every seat; seats that think alike reckon with the same end. */
export function lookAll(players: readonly Appraiser[], world: World, mind: Mind): void {
  let left = 0;
  for (let s = 0; s < players.length; s++) {
    const my = players[s] as Appraiser;
    if (s === 0 || my.weights.heed < 1 || my !== players[s - 1]) left = turnsLeft(world, my, s);
    lookAround(world, my, s, outOf(mind, s), left);
  }
}

/** May this card be put into play now? Cards without a cost always may [BH-TURN-10]. */
export function affordable(my: Appraiser, world: World, b: number, card: number): boolean {
  return at(my.cardTables.cost, card) <= at(world, b + slot.credits);
}

export function keepsFree(my: Appraiser, card: number): boolean {
  const kind = at(my.cardTables.kind, card);
  return kind === isTarget || kind === isHunter || kind === isContract;
}

/** What keeping card `i` from the left neighbour is worth: his best card now less his best card without it. */
export function denialOf(mind: Mind, i: number, cards: number): number {
  let most = 0;
  let rest = 0;
  for (let k = 0; k < cards; k++) {
    const envy = at(mind.envy, k);
    if (envy > most) most = envy;
    if (k !== i && envy > rest) rest = envy;
  }
  return most - rest;
}

export function lookLeft(my: Appraiser, world: World, seat: number, mind: Mind): void {
  const next = (seat + 1) % at(world, slot.seats);
  const b = boardOf(seat);
  mind.envy.fill(0);
  if (
    (my.weights.deny <= 0 && my.insight === null) ||
    at(world, slot.turn) === at(world, slot.lastTurn)
  )
    return;
  lookAround(world, my, next, mind.neighbour, outOf(mind, seat).left);
  for (let i = 0; i < at(world, b + slot.handCount); i++) {
    const card = at(world, b + slot.hand + i);
    if (!affordable(my, world, boardOf(next), card)) continue;
    const worth = bestWorth(my, world, mind.neighbour, card);
    mind.envy[i] = worth > 0 ? worth : 0;
  }
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

export function apply(my: Appraiser, world: World, seat: number, move: number): void {
  const spot = move & 63;
  const fate = fateOf(move);
  const i = cardOf(move);
  if (fate === toSell) sell(world, my.cardTables, seat, i);
  else if (fate === toPlay) play(world, my.cardTables, seat, i, spot);
  else reserve(world, seat, i);
}

export function activateAll(my: Appraiser, world: World, seat: number, out: Outlook): void {
  for (
    let next = bestActivation(my, world, seat, out);
    next >= 0;
    next = bestActivation(my, world, seat, out)
  )
    activate(world, my.cardTables, seat, next >> 6, next & 63);
}

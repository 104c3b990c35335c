/** A choice by insight: every move is made on a copy of the table, and the position it leads to is judged. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { logit } from "../learned/insight.ts";
import type { Insight } from "../learned/insight.ts";
import { lookAround, turnsLeft } from "../appraisal/look-around.ts";
import { activateAll, keepsFree } from "./policy.ts";
import { affordable, lookLeft, outOf } from "./mind.ts";
import { apply, cardOf, isSale, moveOf, none, toPlay, toReserve, toSell } from "./moves.ts";
import type { Mind } from "./mind.ts";
import { describeSeat, describePassing } from "../learned/describe-seat.ts";
import { bestSlot } from "../appraisal/worth.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** The move that leads to the best position for this seat. All have looked and been surveyed. */
export function wisestPlay(
  my: Appraiser,
  insight: Insight,
  world: World,
  seat: number,
  mind: Mind,
): number {
  lookLeft(my, world, seat, mind);
  let best = none;
  let most = Number.NEGATIVE_INFINITY;
  const n = listMoves(my, world, seat, mind);
  for (let i = 0; i < n; i++) {
    const move = at(mind.choices, i);
    // Whatever is sold, the board looks the same: only what is passed on differs.
    if (i > 0 && isSale(move)) lookAtPassing(world, seat, mind, move);
    else standAfter(my, world, seat, mind, move);
    const hope = logit(insight, mind.position.inputs);
    if (hope <= most) continue;
    most = hope;
    best = move;
  }
  return best;
}

/**
 * Every card of the hand in every way it may be used, sales first; an attack card goes where it is worth most. The
 * seat has looked.
 */
export function listMoves(my: Appraiser, world: World, seat: number, mind: Mind): number {
  const out = outOf(mind, seat);
  const { choices } = mind;
  const first = out.board + slot.hand;
  const end = first + at(world, out.board + slot.handCount);
  const isTwin = (i: number): boolean => i > first && at(world, i) === at(world, i - 1);
  let n = 0;
  for (let i = first; i < end; i++) if (!isTwin(i)) choices[n++] = moveOf(i - first, toSell, 0);
  for (let i = first; i < end; i++) {
    const card = at(world, i);
    if (isTwin(i)) continue;
    if (affordable(my, world, out.board, card))
      choices[n++] = moveOf(i - first, toPlay, bestSlot(my, world, out, card));
    if (!keepsFree(my, card)) choices[n++] = moveOf(i - first, toReserve, 0);
  }
  return n;
}

/**
 * Describes how the seat would stand after this move, before
 * anything of the others is known. It has looked to its left.
 */
export function standAfter(
  my: Appraiser,
  world: World,
  seat: number,
  mind: Mind,
  move: number,
): void {
  const { position, after } = mind;
  const trial = trialOf(mind, world);
  // A contract won by the move is not known yet: an empty deck leaves it owed.
  trial[slot.deckCount + slot.contractDeck] = 0;
  apply(my, trial, seat, move);
  activateAll(my, trial, seat, after);
  lookAround(trial, my, seat, after, turnsLeft(trial, my, seat));
  describeSeat(position, my, trial, after);
  lookAtPassing(world, seat, mind, move);
}

/** The best two cards that would be left for the neighbour. */
function lookAtPassing(world: World, seat: number, { envy, position }: Mind, move: number): void {
  const played = cardOf(move);
  let best = 0;
  let next = 0;
  for (let i = 0; i < at(world, boardOf(seat) + slot.handCount); i++) {
    if (i === played || at(envy, i) <= next) continue;
    next = at(envy, i) > best ? best : at(envy, i);
    if (at(envy, i) > best) best = at(envy, i);
  }
  describePassing(position, best, next);
}

function trialOf(mind: Mind, world: World): World {
  if (mind.trial.length !== world.length) mind.trial = new Int16Array(world.length);
  mind.trial.set(world);
  return mind.trial;
}

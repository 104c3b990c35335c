/** What a bot remembers while it thinks: what each seat sees, and what the left neighbour would like. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { newOutlook, type Outlook } from "../appraisal/outlook.ts";
import { lookAround, turnsLeft } from "../appraisal/look-around.ts";
import { bestWorth } from "../appraisal/worth.ts";
import { newPosition, type Position } from "../learned/position.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";

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

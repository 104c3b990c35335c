/** One turn of the whole table as simulated seats play it: draw, choose, reveal, activate, pass. */
import type { Rng } from "#rules/game.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { wisestPlay } from "./foresight.ts";
import { activateAll, bestDraw, bestPlay } from "./policy.ts";
import { apply, none } from "./moves.ts";
import { lookAll, outOf } from "./mind.ts";
import type { Mind } from "./mind.ts";
import { surveyAll } from "../learned/position.ts";
import { closeStep, passHands, triggerEnd } from "../simulator/turn-end.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, draw } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** One whole turn of every seat; false when the game is over. */
export function playTurn(
  players: readonly Appraiser[],
  world: World,
  mind: Mind,
  rng: Rng,
  looks: number,
): boolean {
  drawAll(players, world, mind, rng, looks);
  return chooseAll(players, world, mind);
}

/** [BH-TURN-03] Everyone looks, then draws. */
export function drawAll(
  players: readonly Appraiser[],
  world: World,
  mind: Mind,
  rng: Rng,
  looks: number,
): void {
  lookAll(players, world, mind);
  for (let s = 0; s < players.length; s++) {
    const deck = bestDraw(players[s] as Appraiser, world, s, mind, rng, looks);
    if (deck >= 0) draw(world, s, deck);
  }
}

/**
 * [BH-TURN-06] Everyone chooses before anything is revealed: nobody sees what an earlier seat has just played. All
 * have looked; one seat's move may be given.
 */
export function chooseAll(
  players: readonly Appraiser[],
  world: World,
  mind: Mind,
  seat = none,
  move = none,
): boolean {
  const wise = players.find(({ insight }) => insight !== null);
  if (wise !== undefined) surveyAll(mind.position, wise, world, mind.outs);
  for (let s = 0; s < players.length; s++)
    mind.moves[s] = s === seat ? move : choiceOf(players[s] as Appraiser, world, s, mind);
  return revealAll(players, world, mind);
}

/** The seat has looked; who has insight finds everybody surveyed. */
export function choiceOf(my: Appraiser, world: World, seat: number, mind: Mind): number {
  if (at(world, boardOf(seat) + slot.handCount) === 0) return none;
  return my.insight === null
    ? bestPlay(my, world, seat, mind)
    : wisestPlay(my, my.insight, world, seat, mind);
}

/** [BH-TURN-06] All choices come into play; false when that was the last turn. */
export function revealAll(players: readonly Appraiser[], world: World, mind: Mind): boolean {
  for (let s = 0; s < players.length; s++) {
    const my = players[s] as Appraiser;
    if (at(mind.moves, s) === none) continue;
    apply(my, world, s, at(mind.moves, s));
    activateAll(my, world, s, outOf(mind, s));
  }
  return closeTurn(players, world, mind);
}

/** From the reveal to the next turn; false when that was the last turn [AMB-28]. */
export function closeTurn(players: readonly Appraiser[], world: World, mind: Mind): boolean {
  closeStep(world);
  if (triggerEnd(world)) {
    players.forEach((my, seat) => activateAll(my, world, seat, outOf(mind, seat)));
    closeStep(world);
  }
  if (at(world, slot.turn) === at(world, slot.lastTurn)) return false;
  passHands(world);
  return true;
}

/** One turn, with what was seen before each choice written down. */
import type { Rng } from "#rules/game.ts";
import type { Appraiser } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import { listMoves, standAfter } from "#bots/bounty-hunters/players/foresight.ts";
import { chanceOf, logit } from "#bots/bounty-hunters/learned/insight.ts";
import { lookLeft, newMind, outOf } from "#bots/bounty-hunters/players/mind.ts";
import { none } from "#bots/bounty-hunters/players/moves.ts";
import { describeSeat } from "#bots/bounty-hunters/learned/describe-seat.ts";
import { surveyAll } from "#bots/bounty-hunters/learned/position.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";
import { choiceOf, drawAll, revealAll } from "#bots/bounty-hunters/players/turn.ts";
import * as slot from "#bots/bounty-hunters/simulator/slots.ts";
import { at, boardOf } from "#bots/bounty-hunters/simulator/world.ts";
import type { World } from "#bots/bounty-hunters/simulator/world.ts";

/** One position: its inputs, then the share of the win. */
export const rowWidth = inputCount + 1;

const looks = 2;

/**
 * In a hundred choices: so many by a wavering insight, so many at random, so that it also learns what it would not do.
 */
const wavering = 12;

const anyhow = 8;

/** How far a wavering insight is off, before it is squeezed into a chance. */
const waver = 0.4;

const mind = newMind();

/** What is remembered of one game until its end is known. */
export interface Notes {
  /** By seat and turn: the chance an insight saw before anybody drew. */
  readonly chances: number[][];
  readonly noted: { readonly seat: number; readonly turn: number; readonly row: number }[];
}

export function playTurnNoting(
  players: readonly Appraiser[],
  wise: Appraiser,
  world: World,
  rng: Rng,
  { chances, noted }: Notes,
  rows: number[],
): boolean {
  drawAll(players, world, mind, rng, looks);
  surveyAll(mind.position, wise, world, mind.outs);
  players.forEach((my, seat) => {
    if (my !== wise) {
      mind.moves[seat] = choiceOf(my, world, seat, mind);
      return;
    }
    const seen = chances[seat] ?? [];
    const now = seen.length;
    const note = (): void => {
      if (rng.below(2 * players.length) > 2) return;
      noted.push({ seat, turn: now, row: rows.length / rowWidth });
      for (const input of mind.position.inputs) rows.push(input);
      rows.push(0);
    };
    describeSeat(mind.position, my, world, outOf(mind, seat));
    note();
    if (my.insight !== null) seen.push(chanceOf(my.insight, mind.position.inputs));
    const move =
      at(world, boardOf(seat) + slot.handCount) === 0
        ? none
        : chooseOrExplore(my, world, seat, rng);
    mind.moves[seat] = move;
    if (move === none) return;
    standAfter(my, world, seat, mind, move);
    note();
  });
  return revealAll(players, world, mind);
}

function chooseOrExplore(my: Appraiser, world: World, seat: number, rng: Rng): number {
  const dice = rng.below(100);
  lookLeft(my, world, seat, mind);
  if (dice < anyhow) return at(mind.choices, rng.below(listMoves(my, world, seat, mind)));
  if (my.insight === null || dice >= anyhow + wavering) return choiceOf(my, world, seat, mind);
  let best = none;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = listMoves(my, world, seat, mind); n > 0; n--) {
    const move = at(mind.choices, n - 1);
    standAfter(my, world, seat, mind, move);
    const hope = logit(my.insight, mind.position.inputs) + (waver * rng.below(1000)) / 1000;
    if (hope <= most) continue;
    most = hope;
    best = move;
  }
  return best;
}

/** How an imagined future ends for a seat: its lead, and the chance to win that goes with it. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { likely } from "../appraisal/likely.ts";
import { lookAll, outOf, type Mind } from "./mind.ts";
import { chanceOf, type Insight } from "../learned/insight.ts";
import { describeSeat } from "../learned/describe-seat.ts";
import { surveyAll } from "../learned/position.ts";
import { finalScore } from "../appraisal/standing.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";

/** [BH-SCORE-07] A win is most of it; the margin keeps the better of two lost lines apart. */
export function finalValue(players: readonly Appraiser[], world: World, seat: number): number {
  const margin = marginOf(players, world, seat);
  return 0.9 * winShare(margin) + 0.1 * likely(margin / 10);
}

export function winShare(margin: number): number {
  return margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
}

export function marginOf(players: readonly Appraiser[], world: World, seat: number): number {
  const { cardTables } = players[seat] as Appraiser;
  let best = -999;
  for (let s = 0; s < at(world, slot.seats); s++)
    if (s !== seat) best = Math.max(best, finalScore(world, cardTables, boardOf(s)));
  return finalScore(world, cardTables, boardOf(seat)) - best;
}

/** How the seat stands when nobody has drawn yet. */
export function chanceNow(
  players: readonly Appraiser[],
  insight: Insight,
  mind: Mind,
  world: World,
  seat: number,
): number {
  const my = players[seat] as Appraiser;
  lookAll(players, world, mind);
  surveyAll(mind.position, my, world, mind.outs);
  describeSeat(mind.position, my, world, outOf(mind, seat));
  return chanceOf(insight, mind.position.inputs);
}

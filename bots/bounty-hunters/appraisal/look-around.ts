/** How an outlook is filled: what is open, how long the game will last, what the next things are worth. */
import * as slot from "../simulator/slots.ts";
import { at, boardOf } from "../simulator/world.ts";
import { inTime, shortOf, targetWorth } from "./pursuit.ts";
import { likely } from "./likely.ts";
import { margins } from "./contract-hope.ts";
import type { Appraiser } from "./appraiser.ts";
import type { Outlook } from "./outlook.ts";
import type { World } from "../simulator/world.ts";

/** `left` may be handed in by who has just worked it out for another seat. */
export function lookAround(
  world: World,
  my: Appraiser,
  seat: number,
  out: Outlook,
  left: number,
): void {
  const { cardTables, captureCost, weights } = my;
  const b = boardOf(seat);
  out.glance++;
  out.seat = seat;
  out.board = b;
  out.left = left;
  let busy = 0;
  for (let i = 0; i < at(world, b + slot.openCount); i++) {
    const o = b + slot.open + i * slot.openWidth;
    if (at(world, o) < 0) continue;
    const need = shortOf(world, cardTables, captureCost, at(world, o), o, -1);
    out.needs[i] = need;
    busy += at(captureCost.turns, need);
  }
  out.busy = busy;
  let rivalCrates = 0;
  let rivalScore = -99;
  for (let s = 0; s < at(world, slot.seats); s++) {
    if (s === seat) continue;
    const r = boardOf(s);
    if (at(world, r + slot.crates) > rivalCrates) rivalCrates = at(world, r + slot.crates);
    const score =
      at(world, r + slot.points) - at(world, r + slot.losses) + at(world, r + slot.cratePoints);
    if (score > rivalScore) rivalScore = score;
  }
  out.rivalCrates = rivalCrates;
  out.credit = weights.credit * (out.left < 3 ? out.left / 3 : 1);
  for (let c = at(world, b + slot.credits); c > 0; c--) out.credit *= weights.thrift;
  out.luck = weights.contracts * (1 + 0.25 * out.left > 3 ? 3 : 1 + 0.25 * out.left);
  out.tempo = weights.tempo + weights.rise * at(world, b + slot.captures);
  if (at(world, slot.lastTurn) === 0 && at(world, b + slot.captures) === 3) {
    const lead =
      at(world, b + slot.points) -
      at(world, b + slot.losses) +
      at(world, b + slot.cratePoints) -
      rivalScore;
    out.tempo += out.credit + out.luck + weights.finish * (2 * likely((lead + 4) / 8) - 1);
  }
  hopes(world, my, out);
  margins(world, cardTables, out);
  for (let i = 0; i < at(world, b + slot.openCount); i++) {
    const o = b + slot.open + i * slot.openWidth;
    if (at(world, o) >= 0)
      out.stakes[i] = targetWorth(
        my,
        out,
        at(world, o),
        at(out.needs, i),
        at(world, o + slot.sunk),
      );
  }
}

/**
 * [BH-END-03] Two turns after the first seat has its fourth
 * capture. Who heeds nobody reckons with its own captures alone.
 */
export function turnsLeft(world: World, my: Appraiser, seat: number): number {
  if (at(world, slot.lastTurn) > 0) return at(world, slot.lastTurn) - at(world, slot.turn);
  const own = turnsToFour(world, my, seat);
  let soonest = own;
  for (let s = 0; s < at(world, slot.seats) && my.weights.heed > 0; s++) {
    if (s === seat) continue;
    const turns = turnsToFour(world, my, s);
    if (turns < soonest) soonest = turns;
  }
  const expected = own + my.weights.heed * (soonest - own);
  return (expected < 1 ? 1 : expected) + 1.5;
}

export function turnsToFour(
  world: World,
  { cardTables, captureCost, weights }: Appraiser,
  seat: number,
): number {
  const b = boardOf(seat);
  let need = 4 - at(world, b + slot.captures);
  if (need <= 0) return 0;
  let turns = 0;
  for (let i = 0; i < at(world, b + slot.openCount) && need > 0; i++) {
    const o = b + slot.open + i * slot.openWidth;
    if (at(world, o) < 0) continue;
    turns += at(captureCost.turns, shortOf(world, cardTables, captureCost, at(world, o), o, -1));
    need--;
  }
  return turns + need * weights.pace;
}

function hopes(world: World, { cardTables, captureCost, weights }: Appraiser, out: Outlook): void {
  const b = out.board;
  let future = out.left / weights.pace;
  for (let c = 0; c < 8; c++) out.expected[c] = at(world, b + slot.captured + c);
  for (let i = 0; i < at(world, b + slot.openCount); i++) {
    const o = b + slot.open + i * slot.openWidth;
    if (at(world, o) < 0) continue;
    const chance = inTime(weights, out, at(captureCost.turns, at(out.needs, i)));
    const c = at(cardTables.a, at(world, o));
    out.expected[c] = at(out.expected, c) + chance;
    future -= chance;
  }
  if (future > 0)
    for (let c = 0; c < 8; c++)
      out.expected[c] = at(out.expected, c) + future * at(cardTables.share, c);
}

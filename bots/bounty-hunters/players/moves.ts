/** A move of the simulator as one number, and how it is carried out. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { play, reserve, sell } from "../simulator/actions.ts";
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

export const none = -1;

export function apply(my: Appraiser, world: World, seat: number, move: number): void {
  const spot = move & 63;
  const fate = fateOf(move);
  const i = cardOf(move);
  if (fate === toSell) sell(world, my.cardTables, seat, i);
  else if (fate === toPlay) play(world, my.cardTables, seat, i, spot);
  else reserve(world, seat, i);
}

/** The moves a search looks at. */
import { activate } from "#bots/bounty-hunters/simulator/actions.ts";
import * as slot from "#bots/bounty-hunters/simulator/slots.ts";
import { at, boardOf } from "#bots/bounty-hunters/simulator/world.ts";
import type { CardTables } from "#bots/bounty-hunters/simulator/card-tables.ts";
import type { World } from "#bots/bounty-hunters/simulator/world.ts";
import type { Chooser } from "./deals.ts";

export function listChoices(
  world: World,
  cardTables: CardTables,
  b: number,
  moves: Int16Array,
): number {
  let n = 0;
  let before = -1;
  for (let i = 0; i < at(world, b + slot.handCount); i++) {
    const card = at(world, b + slot.hand + i);
    if (card === before) continue;
    before = card;
    moves[n++] = i * 4;
    if (at(cardTables.cost, card) <= at(world, b + slot.credits)) moves[n++] = i * 4 + 1;
    if (at(cardTables.deck, card) === 3) moves[n++] = i * 4 + 2;
  }
  return n;
}

export function activateAny(
  world: World,
  cardTables: CardTables,
  seat: number,
  choose: Chooser["choose"],
  moves: Int16Array,
): void {
  for (
    let n = listActivations(world, cardTables, boardOf(seat), moves);
    n > 0;
    n = listActivations(world, cardTables, boardOf(seat), moves)
  ) {
    const i = choose(n + 1);
    if (i === n) return;
    activate(world, cardTables, seat, at(moves, i) >> 6, at(moves, i) & 63);
  }
}

function listActivations(
  world: World,
  cardTables: CardTables,
  b: number,
  moves: Int16Array,
): number {
  const targets =
    at(world, b + slot.openCount) === 1 && at(world, b + slot.open) < 0
      ? 0
      : at(world, b + slot.openCount);
  let n = 0;
  for (let i = 0; i < at(world, b + slot.reservedCount); i++) {
    const card = at(world, b + slot.reserved + i);
    if (at(cardTables.cost, card) > at(world, b + slot.credits) || isRepeat(world, b, i, card))
      continue;
    if (at(cardTables.kind, card) === 3 || targets < 2) moves[n++] = i * 64;
    else for (let slot = 0; slot < targets; slot++) moves[n++] = i * 64 + slot;
  }
  return n;
}

function isRepeat(world: World, b: number, i: number, card: number): boolean {
  for (let k = 0; k < i; k++) if (at(world, b + slot.reserved + k) === card) return true;
  return false;
}

/** From the last window of a step to the next turn: debts, the end, the passing of hands. */
import { contractFromTop, gainCredit } from "./actions.ts";
import * as slot from "./slots.ts";
import { add, at, boardOf } from "./world.ts";
import type { World } from "./world.ts";

/** All windows are closed: the holes in the contract deck close, and what is still owed is paid in seat order. */
export function closeStep(world: World): void {
  let holes = 0;
  let debts = 0;
  for (let s = 0; s < at(world, slot.seats); s++) {
    const b = boardOf(s);
    holes += at(world, b + slot.drawn);
    debts += at(world, b + slot.owed);
    world[b + slot.drawn] = 0;
  }
  if (holes > 0) closeHoles(world);
  for (let s = 0; debts > 0 && s < at(world, slot.seats); s++) {
    for (const b = boardOf(s); at(world, b + slot.owed) > 0; add(world, b + slot.owed, -1))
      contractFromTop(world, b);
  }
}

function closeHoles(world: World): void {
  const start = at(world, slot.deckStart + slot.contractDeck);
  let kept = start;
  for (let i = start; i < start + at(world, slot.deckCount + slot.contractDeck); i++) {
    const card = at(world, i);
    if (card !== slot.hole) world[kept++] = card;
  }
  world[slot.deckCount + slot.contractDeck] = kept - start;
}

/** [BH-END-01, AMB-26] Called once the step is closed; true when the end was triggered just now. */
export function triggerEnd(world: World): boolean {
  if (at(world, slot.lastTurn) > 0) return false;
  let triggered = false;
  for (let s = 0; s < at(world, slot.seats); s++) {
    const b = boardOf(s);
    if (at(world, b + slot.captures) < 4) continue;
    triggered = true;
    gainCredit(world, b);
    contractFromTop(world, b);
  }
  if (triggered) world[slot.lastTurn] = at(world, slot.turn) + 2;
  return triggered;
}

const kept = new Int16Array(slot.handMax + 1);

/** [BH-TURN-16] Every hand goes one seat to the left, and the next turn begins. */
export function passHands(world: World): void {
  const n = at(world, slot.seats);
  moveHand(world, boardOf(n - 1), kept, -slot.hand + 1, 0);
  for (let s = n - 1; s > 0; s--)
    moveHand(world, boardOf(s - 1), world, boardOf(s), boardOf(s) + slot.handCount);
  const first = boardOf(0);
  world[first + slot.handCount] = at(kept, 0);
  for (let i = 0; i < slot.handMax; i++) world[first + slot.hand + i] = at(kept, 1 + i);
  for (let s = 0; s < n; s++) world[boardOf(s) + slot.fresh] = 0;
  add(world, slot.turn, 1);
}

function moveHand(world: World, from: number, to: Int16Array, board: number, count: number): void {
  to[count] = at(world, from + slot.handCount);
  for (let i = 0; i < slot.handMax; i++)
    to[board + slot.hand + i] = at(world, from + slot.hand + i);
}

/** From the last window of a step to the next turn: debts, the end, the passing of hands. */
import { contractFromTop, gainCredit } from "./actions.ts";
import {
  add,
  at,
  boardOf,
  captures,
  contractDeck,
  deckCount,
  deckStart,
  drawn,
  fresh,
  hand,
  handCount,
  handMax,
  hole,
  lastTurn,
  owed,
  seats,
  turn,
} from "./world.ts";
import type { World } from "./world.ts";

/** All windows are closed: the holes in the contract deck close, and what is still owed is paid in seat order. */
export function closeStep(world: World): void {
  let holes = 0;
  let debts = 0;
  for (let s = 0; s < at(world, seats); s++) {
    const b = boardOf(s);
    holes += at(world, b + drawn);
    debts += at(world, b + owed);
    world[b + drawn] = 0;
  }
  if (holes > 0) closeHoles(world);
  for (let s = 0; debts > 0 && s < at(world, seats); s++) {
    for (const b = boardOf(s); at(world, b + owed) > 0; add(world, b + owed, -1))
      contractFromTop(world, b);
  }
}

function closeHoles(world: World): void {
  const start = at(world, deckStart + contractDeck);
  let kept = start;
  for (let i = start; i < start + at(world, deckCount + contractDeck); i++) {
    const card = at(world, i);
    if (card !== hole) world[kept++] = card;
  }
  world[deckCount + contractDeck] = kept - start;
}

/** [BH-END-01, AMB-26] Called once the step is closed; true when the end was triggered just now. */
export function triggerEnd(world: World): boolean {
  if (at(world, lastTurn) > 0) return false;
  let triggered = false;
  for (let s = 0; s < at(world, seats); s++) {
    const b = boardOf(s);
    if (at(world, b + captures) < 4) continue;
    triggered = true;
    gainCredit(world, b);
    contractFromTop(world, b);
  }
  if (triggered) world[lastTurn] = at(world, turn) + 2;
  return triggered;
}

const kept = new Int16Array(handMax + 1);

/** [BH-TURN-16] Every hand goes one seat to the left, and the next turn begins. */
export function passHands(world: World): void {
  const n = at(world, seats);
  moveHand(world, boardOf(n - 1), kept, -hand + 1, 0);
  for (let s = n - 1; s > 0; s--)
    moveHand(world, boardOf(s - 1), world, boardOf(s), boardOf(s) + handCount);
  const first = boardOf(0);
  world[first + handCount] = at(kept, 0);
  for (let i = 0; i < handMax; i++) world[first + hand + i] = at(kept, 1 + i);
  for (let s = 0; s < n; s++) world[boardOf(s) + fresh] = 0;
  add(world, turn, 1);
}

function moveHand(world: World, from: number, to: Int16Array, board: number, count: number): void {
  to[count] = at(world, from + handCount);
  for (let i = 0; i < handMax; i++) to[board + hand + i] = at(world, from + hand + i);
}

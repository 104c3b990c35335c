/** Decks and their own discards [BH-SETUP-06]. */
import type { Seat } from "#rules/game.ts";
import type { Card } from "../cards/face.ts";
import { contractDeck, deckCount, hunterDeck, jawaDeck, targetDeck } from "../cards/tables.ts";
import type { State } from "../state.ts";
import type { Resolve } from "../turn/windows.ts";

const hole = -1;

/** A deck can be drawn from while it or its discard holds a card [AMB-01]. */
export function isDeckOpen(count: number, discard: readonly Card[] | undefined): boolean {
  return count > 0 || (discard !== undefined && discard.length > 0);
}

export function openDecks(state: State): number {
  let open = 0;
  for (let deck = 0; deck < deckCount; deck++)
    if (isDeckOpen(sizeOf(state.decks, deck), state.discards[deck])) open++;
  return open;
}

/** The first deck one can draw from, −1 without any. */
export function firstOpenDeck(state: State): number {
  for (let deck = 0; deck < deckCount; deck++)
    if (isDeckOpen(sizeOf(state.decks, deck), state.discards[deck])) return deck;
  return -1;
}

function sizeOf(decks: State["decks"], deck: number): number {
  return decks[deck]?.length ?? 0;
}

/** Cards left in each deck; holes do not count. */
export function deckCounts(state: State): number[] {
  const { decks, step } = state;
  let drawn = 0;
  if (step.type === "resolve") for (const count of step.drawn) drawn += count;
  return [
    sizeOf(decks, targetDeck),
    sizeOf(decks, hunterDeck),
    sizeOf(decks, contractDeck) - drawn,
    sizeOf(decks, jawaDeck),
  ];
}

/** Where this seat's next bonus contract of the step lies, or a negative number when the deck is too short [AMB-25]. */
export function nextContract(state: State, step: Resolve, seat: Seat): number {
  const length = state.decks[contractDeck]?.length ?? 0;
  return length - 1 - seat - (step.drawn[seat] ?? 0) * state.seats;
}

/** The places of the contracts drawn in this step. */
export function holesOf(deckLength: number, drawn: readonly number[]): number[] {
  const holes: number[] = [];
  for (let seat = 0; seat < drawn.length; seat++) {
    for (let j = 0; j < (drawn[seat] ?? 0); j++)
      holes.push(deckLength - 1 - seat - j * drawn.length);
  }
  return holes;
}

/** The lists of decks below belong to the caller; a deck itself is never written to. */
type Decks = (readonly Card[])[];

export function putHole(decks: Decks, at: number): void {
  const contracts = (decks[contractDeck] ?? []).slice();
  contracts[at] = hole;
  decks[contractDeck] = contracts;
}

export function closeHoles(decks: Decks): void {
  decks[contractDeck] = (decks[contractDeck] ?? []).filter((card) => card !== hole);
}

export function takeTop(decks: Decks, deck: number): void {
  const cards = (decks[deck] ?? []).slice();
  cards.pop();
  decks[deck] = cards;
}

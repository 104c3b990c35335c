/**
 * A search imagines thousands of tables for one decision. What the seat can see is packed once; only the
 * cards it cannot see are dealt anew each time, in the same way as the game's own `imagine` does it.
 */
import type { Rng } from "#rules/game.ts";
import type { CardTables } from "./card-tables.ts";
import type { Situation } from "./situation.ts";
import * as slot from "./slots.ts";
import { at, boardOf, deckCard, putInHand, putOnDeck } from "./world.ts";
import type { World } from "./world.ts";

export interface Dealer {
  readonly world: World;
  readonly viewer: number;
  /** By deck: all its cards that lie hidden, and how many of them are in the deck itself. */
  readonly hidden: readonly Int16Array[];
  readonly inDeck: readonly number[];
  readonly handCounts: readonly number[];
  /** Scratch: hidden cards that are in somebody's hand. */
  readonly held: Int16Array;
}

const deckNumbers = [0, 1, 2, 3] as const;

export function dealerOf({ world, seat }: Situation, cardTables: CardTables): Dealer {
  const hidden: number[][] = deckNumbers.map((deck) =>
    Array.from({ length: at(world, slot.deckCount + deck) }, (_, i) => deckCard(world, deck, i)),
  );
  const handCounts: number[] = [];
  let held = 0;
  for (let s = 0; s < at(world, slot.seats); s++) {
    const b = boardOf(s);
    handCounts.push(at(world, b + slot.handCount));
    if (s === seat) continue;
    for (let i = 0; i < at(world, b + slot.handCount); i++)
      hidden[at(cardTables.deck, at(world, b + slot.hand + i))]?.push(at(world, b + slot.hand + i));
    held += at(world, b + slot.handCount);
  }
  return {
    world,
    viewer: seat,
    hidden: hidden.map((cards) => Int16Array.from(cards)),
    inDeck: deckNumbers.map((deck) => at(world, slot.deckCount + deck)),
    handCounts,
    held: new Int16Array(held),
  };
}

/** Deals all hidden cards anew, in place. */
export function dealAnew(
  { world, viewer, hidden, inDeck, handCounts, held }: Dealer,
  rng: Rng,
): void {
  let n = 0;
  for (const deck of deckNumbers) {
    const cards = hidden[deck] as Int16Array;
    shuffle(cards, rng);
    world[slot.deckCount + deck] = 0;
    const stays = inDeck[deck] as number;
    for (let i = 0; i < cards.length; i++) {
      if (i < stays) putOnDeck(world, deck, at(cards, i));
      else held[n++] = at(cards, i);
    }
  }
  shuffle(held, rng);
  for (let s = 0; s < handCounts.length; s++) {
    if (s === viewer) continue;
    const b = boardOf(s);
    world[b + slot.handCount] = 0;
    for (let i = 0; i < (handCounts[s] as number); i++) putInHand(world, b, at(held, --n));
  }
}

function shuffle(cards: Int16Array, rng: Rng): void {
  for (let left = cards.length; left > 1; left--) {
    const j = rng.below(left);
    const card = at(cards, j);
    cards[j] = at(cards, left - 1);
    cards[left - 1] = card;
  }
}

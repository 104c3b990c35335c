/** Events that move cards between decks, discards and hands. */
import { tablesOf } from './cards/tables.ts';
import type { Told } from './events.ts';
import { withCard, withLast } from './hands.ts';
import type { Own } from './own.ts';
import { withoutTop } from './piles.ts';

export function decksShuffled(own: Own, event: Told<'decks-shuffled'>): void {
  own.decks = event.decks;
}

export function handsDealt(own: Own, event: Told<'hands-dealt'>): void {
  const { deckOf } = tablesOf(own.set);
  for (const hand of event.hands) for (const card of hand) own.decks = withoutTop(own.decks, deckOf[card] ?? 0);
  own.hands = event.hands;
}

/** The step is left as it is: it ends with the last draw, unless someone got nothing. */
export function cardDrawn(own: Own, event: Told<'card-drawn'>): void {
  const hands = own.hands.slice();
  hands[event.seat] = withCard(hands[event.seat] ?? [], event.card);
  own.hands = hands;
  own.decks = withoutTop(own.decks, event.deck);
}

export function deckRefilled(own: Own, event: Told<'deck-refilled'>): void {
  own.decks = own.decks.with(event.deck, event.cards);
  own.discards = own.discards.with(event.deck, []);
}

/** Face up on the discard of its own deck [BH-TURN-08]. Where fates are decided one by one, the pile is kept sorted: who is quicker must not matter. */
export function cardSold(own: Own, event: Told<'card-sold'>): void {
  const discards = own.discards.slice();
  const pile = discards[event.deck] ?? [];
  discards[event.deck] = own.rules.commit === 'card' ? withCard(pile, event.card) : withLast(pile, event.card);
  own.discards = discards;
}

export function handsPassed(own: Own, event: Told<'hands-passed'>): void {
  own.hands = event.hands;
}

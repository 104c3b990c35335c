/**
 * Events that move cards between decks, discards and hands. Lists
 * that stand in an event stay the event's: the table takes copies.
 */
import { tablesOf } from "../cards/tables.ts";
import type { EventOf } from "../events.ts";
import { withCard, withLast } from "../pieces/hands.ts";
import { ownDecks, ownDiscards, ownHands } from "../speed/working-copy.ts";
import type { WorkingCopy } from "../speed/working-copy.ts";
import { takeTop } from "../pieces/piles.ts";
import type { State } from "../state.ts";

export function decksShuffled(own: WorkingCopy, event: EventOf<"decks-shuffled">): void {
  own.decks = event.decks.slice();
}

export function handsDealt(own: WorkingCopy, event: EventOf<"hands-dealt">, before: State): void {
  const { deckOf } = tablesOf(own.set);
  const decks = ownDecks(own, before);
  for (const hand of event.hands) for (const card of hand) takeTop(decks, deckOf[card] ?? 0);
  own.hands = event.hands.slice();
}

/** The step is left as it is: it ends with the last draw, unless someone got nothing. */
export function cardDrawn(own: WorkingCopy, event: EventOf<"card-drawn">, before: State): void {
  const hands = ownHands(own, before);
  hands[event.seat] = withCard(hands[event.seat] ?? [], event.card);
  takeTop(ownDecks(own, before), event.deck);
}

export function deckRefilled(
  own: WorkingCopy,
  event: EventOf<"deck-refilled">,
  before: State,
): void {
  ownDecks(own, before)[event.deck] = event.cards;
  ownDiscards(own, before)[event.deck] = [];
}

/**
 * Face up on the discard of its own deck [BH-TURN-08]. Where fates are decided one by one, the pile is kept sorted:
 * who is quicker must not matter.
 */
export function cardSold(own: WorkingCopy, event: EventOf<"card-sold">, before: State): void {
  const discards = ownDiscards(own, before);
  const pile = discards[event.deck] ?? [];
  discards[event.deck] =
    own.rules.commit === "card" ? withCard(pile, event.card) : withLast(pile, event.card);
}

export function handsPassed(own: WorkingCopy, event: EventOf<"hands-passed">): void {
  own.hands = event.hands.slice();
}

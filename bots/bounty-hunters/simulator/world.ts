/**
 * A whole game in one Int16Array: the fast private fold for search, changed in place and copied in one stroke.
 * Captured targets are kept as sums; only what can still matter has a spot of its own.
 */
import type { CardTables } from "./card-tables.ts";
import * as slot from "./slots.ts";

export type World = Int16Array;

/** The one place where a read is trusted to be inside. */
export function at(list: Int16Array | Float64Array, i: number): number {
  return list[i] as number;
}

export function add(world: World, i: number, n: number): void {
  world[i] = (world[i] as number) + n;
}

export function boardOf(seat: number): number {
  return slot.boards + seat * slot.boardWidth;
}

export function emptyWorld(cardTables: CardTables, players: number): World {
  let size = boardOf(players);
  const world = new Int16Array(size + cardTables.deckSizes.reduce((sum, n) => sum + n, 0));
  for (let d = 0; d < 5; d++) {
    world[slot.deckStart + d] = size;
    size += cardTables.deckSizes[d] ?? 0;
  }
  world[slot.seats] = players;
  return world;
}

/** Deck cards fill their stretch from the left, top card last; discards from the right. */
export function deckCard(world: World, deck: number, i: number): number {
  return at(world, at(world, slot.deckStart + deck) + i);
}

export function putOnDeck(world: World, deck: number, card: number): void {
  world[at(world, slot.deckStart + deck) + at(world, slot.deckCount + deck)] = card;
  add(world, slot.deckCount + deck, 1);
}

export function discard(world: World, deck: number, card: number): void {
  add(world, slot.discardCount + deck, 1);
  world[at(world, slot.deckStart + deck + 1) - at(world, slot.discardCount + deck)] = card;
}

/** The discards, last first; the pile is empty afterwards. */
export function takeDiscards(world: World, deck: number): number[] {
  const end = at(world, slot.deckStart + deck + 1);
  const cards: number[] = [];
  for (let i = at(world, slot.discardCount + deck); i > 0; i--) cards.push(at(world, end - i));
  world[slot.discardCount + deck] = 0;
  return cards;
}

/** [AMB-01] The discard becomes the deck; in search its order is as good as any, because nobody has looked. */
function refill(world: World, deck: number): void {
  for (const card of takeDiscards(world, deck)) putOnDeck(world, deck, card);
}

export function canDraw(world: World, deck: number): boolean {
  return at(world, slot.deckCount + deck) + at(world, slot.discardCount + deck) > 0;
}

export function takeTop(world: World, deck: number): number {
  if (at(world, slot.deckCount + deck) === 0) refill(world, deck);
  if (at(world, slot.deckCount + deck) === 0) return -1;
  add(world, slot.deckCount + deck, -1);
  return deckCard(world, deck, at(world, slot.deckCount + deck));
}

/** [BH-TURN-03] */
export function draw(world: World, seat: number, deck: number): void {
  const card = takeTop(world, deck);
  if (card >= 0) putInHand(world, boardOf(seat), card);
}

export function putInHand(world: World, b: number, card: number): void {
  let i = b + slot.hand + at(world, b + slot.handCount);
  for (; i > b + slot.hand && at(world, i - 1) > card; i--) world[i] = at(world, i - 1);
  world[i] = card;
  add(world, b + slot.handCount, 1);
}

export function takeFromHand(world: World, b: number, i: number): number {
  const card = at(world, b + slot.hand + i);
  remove(world, b + slot.hand, b + slot.handCount, i, 1);
  return card;
}

export function remove(world: World, start: number, count: number, i: number, width: number): void {
  const end = start + at(world, count) * width;
  world.copyWithin(start + i * width, start + (i + 1) * width, end);
  add(world, count, -1);
}

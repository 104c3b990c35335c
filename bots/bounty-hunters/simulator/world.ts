/**
 * A whole game in one Int16Array: the fast private fold for search, changed in place and copied in one stroke.
 * Captured targets are kept as sums; only what can still matter has a slot of its own.
 */
import type { Lore } from "./card-tables.ts";

export type World = Int16Array;

/** The table. */
export const turn = 0;
export const lastTurn = 1;
export const seats = 2;
export const scarce = 3;
export const waits = 4;
export const deckCount = 5;
export const discardCount = 9;
export const deckStart = 13;
export const boards = 18;

/** One board; offsets from its first slot. */
export const credits = 0;
export const captures = 1;
export const points = 2;
export const losses = 3;
export const cratePoints = 4;
export const crates = 5;
export const openCount = 6;
export const reservedCount = 7;
export const contractCount = 8;
export const handCount = 9;
export const fresh = 10;
export const captured = 11;
/** Bonus contracts of this step: drawn from the deck as it was, and owed because it was too short [AMB-25]. */
export const drawn = 19;
export const owed = 20;
export const hand = 21;
export const handMax = 6;
export const open = hand + handMax;
export const openMax = 32;
const reservedMax = 44;
export const openWidth = 5;
export const reserved = open + openMax * openWidth;
export const contracts = reserved + reservedMax;
export const contractMax = 48;
export const boardWidth = contracts + contractMax;

export const contractDeck = 2;
export const hole = -1;

/** One open confrontation: the target (−1 while attackers wait alone), attack by colour, losses so far. */
export const sunk = 4;

/** The one place where a read is trusted to be inside. */
export function at(list: Int16Array | Float64Array, i: number): number {
  return list[i] as number;
}

export function add(world: World, i: number, n: number): void {
  world[i] = (world[i] as number) + n;
}

export function boardOf(seat: number): number {
  return boards + seat * boardWidth;
}

export function emptyWorld(lore: Lore, players: number): World {
  let size = boardOf(players);
  const world = new Int16Array(size + lore.deckSizes.reduce((sum, n) => sum + n, 0));
  for (let d = 0; d < 5; d++) {
    world[deckStart + d] = size;
    size += lore.deckSizes[d] ?? 0;
  }
  world[seats] = players;
  return world;
}

/** Deck cards fill their stretch from the left, top card last; discards from the right. */
export function deckCard(world: World, deck: number, i: number): number {
  return at(world, at(world, deckStart + deck) + i);
}

export function putOnDeck(world: World, deck: number, card: number): void {
  world[at(world, deckStart + deck) + at(world, deckCount + deck)] = card;
  add(world, deckCount + deck, 1);
}

export function discard(world: World, deck: number, card: number): void {
  add(world, discardCount + deck, 1);
  world[at(world, deckStart + deck + 1) - at(world, discardCount + deck)] = card;
}

/** The discards, last first; the pile is empty afterwards. */
export function takeDiscards(world: World, deck: number): number[] {
  const end = at(world, deckStart + deck + 1);
  const cards: number[] = [];
  for (let i = at(world, discardCount + deck); i > 0; i--) cards.push(at(world, end - i));
  world[discardCount + deck] = 0;
  return cards;
}

/** [AMB-01] The discard becomes the deck; in search its order is as good as any, because nobody has looked. */
function refill(world: World, deck: number): void {
  for (const card of takeDiscards(world, deck)) putOnDeck(world, deck, card);
}

export function canDraw(world: World, deck: number): boolean {
  return at(world, deckCount + deck) + at(world, discardCount + deck) > 0;
}

export function takeTop(world: World, deck: number): number {
  if (at(world, deckCount + deck) === 0) refill(world, deck);
  if (at(world, deckCount + deck) === 0) return -1;
  add(world, deckCount + deck, -1);
  return deckCard(world, deck, at(world, deckCount + deck));
}

/** [BH-TURN-03] */
export function draw(world: World, seat: number, deck: number): void {
  const card = takeTop(world, deck);
  if (card >= 0) putInHand(world, boardOf(seat), card);
}

export function putInHand(world: World, b: number, card: number): void {
  let i = b + hand + at(world, b + handCount);
  for (; i > b + hand && at(world, i - 1) > card; i--) world[i] = at(world, i - 1);
  world[i] = card;
  add(world, b + handCount, 1);
}

export function takeFromHand(world: World, b: number, i: number): number {
  const card = at(world, b + hand + i);
  remove(world, b + hand, b + handCount, i, 1);
  return card;
}

export function remove(world: World, start: number, count: number, i: number, width: number): void {
  const end = start + at(world, count) * width;
  world.copyWithin(start + i * width, start + (i + 1) * width, end);
  add(world, count, -1);
}

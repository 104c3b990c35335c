/**
 * A whole game in one Int16Array: the fast private fold for search, changed in place and copied in one stroke.
 * Captured targets are kept as sums; only what can still matter has a slot of its own.
 */
import { contractBonus, creditBonus, isCrate, isHunter, isTarget } from './lore.ts';
import type { Lore } from './lore.ts';

export type World = Int16Array;

/** The table. */
export const turn = 0;
export const lastTurn = 1;
export const seats = 2;
export const scarce = 3;
export const waits = 4;
export const deckCount = 5;
export const discardCount = 9;
const deckStart = 13;
const boards = 18;

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
const drawn = 19;
const owed = 20;
export const hand = 21;
const handMax = 6;
export const open = hand + handMax;
export const openMax = 32;
const reservedMax = 44;
export const openWidth = 5;
export const reserved = open + openMax * openWidth;
export const contracts = reserved + reservedMax;
export const contractMax = 48;
const boardWidth = contracts + contractMax;

const contractDeck = 2;
const hole = -1;

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

function takeFromHand(world: World, b: number, i: number): number {
  const card = at(world, b + hand + i);
  remove(world, b + hand, b + handCount, i, 1);
  return card;
}

function remove(world: World, start: number, count: number, i: number, width: number): void {
  const end = start + at(world, count) * width;
  world.copyWithin(start + i * width, start + (i + 1) * width, end);
  add(world, count, -1);
}

/** [BH-TURN-08] */
export function sell(world: World, lore: Lore, seat: number, i: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  discard(world, at(lore.deck, card), card);
  gainCredit(world, b);
}

/** [AMB-10] */
function gainCredit(world: World, b: number): void {
  if (at(world, scarce) > 0) {
    let out = 0;
    for (let s = 0; s < at(world, seats); s++) out += at(world, boardOf(s) + credits);
    if (out >= 42) return;
  }
  add(world, b + credits, 1);
}

/** [BH-TURN-11] */
export function reserve(world: World, seat: number, i: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  world[b + reserved + at(world, b + reservedCount)] = card;
  add(world, b + reservedCount, 1);
  add(world, b + fresh, 1);
}

/** [BH-TURN-10] `slot` is the open confrontation of an attack card; ignored by all others. */
export function play(world: World, lore: Lore, seat: number, i: number, slot: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  add(world, b + credits, -at(lore.cost, card));
  enter(world, lore, b, card, slot);
}

/** [BH-TURN-12] */
export function activate(world: World, lore: Lore, seat: number, i: number, slot: number): void {
  const b = boardOf(seat);
  const card = at(world, b + reserved + i);
  remove(world, b + reserved, b + reservedCount, i, 1);
  add(world, b + credits, -at(lore.cost, card));
  enter(world, lore, b, card, slot);
}

/** A card that has been paid for comes into play. */
export function enter(world: World, lore: Lore, b: number, card: number, slot: number): void {
  const kind = at(lore.kind, card);
  if (kind === isTarget) openTarget(world, lore, b, card);
  else if (kind <= 2) attack(world, lore, b, card, slot);
  else if (kind === isCrate) {
    add(world, b + cratePoints, at(lore.points, card));
    add(world, b + crates, at(lore.mark, card));
  } else gainContract(world, b, card);
}

function gainContract(world: World, b: number, card: number): void {
  const n = at(world, b + contractCount);
  if (n === contractMax) return;
  world[b + contracts + n] = card;
  world[b + contractCount] = n + 1;
}

/** [BH-CONF-04, BH-CONF-09] */
function openTarget(world: World, lore: Lore, b: number, card: number): void {
  const n = at(world, b + openCount);
  if (n === 1 && at(world, b + open) < 0) {
    world[b + open] = card;
    capture(world, lore, b, 0);
    return;
  }
  if (n === openMax) return;
  const at0 = b + open + n * openWidth;
  world[at0] = card;
  world.fill(0, at0 + 1, at0 + openWidth);
  add(world, b + openCount, 1);
}

/** [BH-CONF-05, BH-CONF-07] */
function attack(world: World, lore: Lore, b: number, card: number, slot: number): void {
  if (at(world, b + openCount) === 0) {
    world[b + open] = -1;
    world.fill(0, b + open + 1, b + open + openWidth);
    world[b + openCount] = 1;
  }
  const o = b + open + slot * openWidth;
  for (let c = 0; c < 3; c++) add(world, o + 1 + c, at(lore.trio, card * 3 + c));
  if (at(lore.kind, card) === isHunter) add(world, o + sunk, at(lore.points, card));
  if (at(world, o) >= 0) capture(world, lore, b, slot);
}

/** [BH-CAP-01] Captured only when all three colours are met; the bonus follows at once. */
function capture(world: World, lore: Lore, b: number, slot: number): void {
  const o = b + open + slot * openWidth;
  const target = at(world, o);
  for (let c = 0; c < 3; c++) if (at(world, o + 1 + c) < at(lore.trio, target * 3 + c)) return;
  add(world, b + captures, 1);
  add(world, b + points, at(lore.points, target));
  add(world, b + losses, at(world, o + sunk));
  add(world, b + captured + at(lore.a, target), 1);
  remove(world, b + open, b + openCount, slot, openWidth);
  const bonus = at(lore.mark, target);
  if (bonus === creditBonus) gainCredit(world, b);
  else if (bonus === contractBonus) drawContract(world, b);
}

/** [BH-CAP-06, AMB-25] Each seat has its own places in the deck, so that it does not matter who is quicker. */
function drawContract(world: World, b: number): void {
  const seat = (b - boards) / boardWidth;
  const place = at(world, deckCount + contractDeck) - 1 - seat - at(world, b + drawn) * at(world, seats);
  if (place < 0) return add(world, b + owed, 1);
  gainContract(world, b, deckCard(world, contractDeck, place));
  world[at(world, deckStart + contractDeck) + place] = hole;
  add(world, b + drawn, 1);
}

/** [AMB-24] */
function contractFromTop(world: World, b: number): void {
  const card = takeTop(world, contractDeck);
  if (card >= 0) gainContract(world, b, card);
}

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
    for (const b = boardOf(s); at(world, b + owed) > 0; add(world, b + owed, -1)) contractFromTop(world, b);
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
  for (let s = n - 1; s > 0; s--) moveHand(world, boardOf(s - 1), world, boardOf(s), boardOf(s) + handCount);
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

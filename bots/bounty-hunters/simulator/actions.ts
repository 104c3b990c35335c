/** What a seat does with one card: sell, reserve, play, activate; and what follows at once. */
import { contractBonus, creditBonus, isCrate, isHunter, isTarget } from "./card-tables.ts";
import type { Lore } from "./card-tables.ts";
import {
  add,
  at,
  boardOf,
  boards,
  boardWidth,
  captured,
  captures,
  contractCount,
  contractDeck,
  contractMax,
  contracts,
  cratePoints,
  crates,
  credits,
  deckCard,
  deckCount,
  deckStart,
  discard,
  drawn,
  fresh,
  hole,
  losses,
  open,
  openCount,
  openMax,
  openWidth,
  owed,
  points,
  remove,
  reserved,
  reservedCount,
  scarce,
  seats,
  sunk,
  takeFromHand,
  takeTop,
} from "./world.ts";
import type { World } from "./world.ts";

/** [BH-TURN-08] */
export function sell(world: World, lore: Lore, seat: number, i: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  discard(world, at(lore.deck, card), card);
  gainCredit(world, b);
}

/** [AMB-10] */
export function gainCredit(world: World, b: number): void {
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
  const place =
    at(world, deckCount + contractDeck) - 1 - seat - at(world, b + drawn) * at(world, seats);
  if (place < 0) return add(world, b + owed, 1);
  gainContract(world, b, deckCard(world, contractDeck, place));
  world[at(world, deckStart + contractDeck) + place] = hole;
  add(world, b + drawn, 1);
}

/** [AMB-24] */
export function contractFromTop(world: World, b: number): void {
  const card = takeTop(world, contractDeck);
  if (card >= 0) gainContract(world, b, card);
}

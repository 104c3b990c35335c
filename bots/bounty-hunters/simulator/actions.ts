/** What a seat does with one card: sell, reserve, play, activate; and what follows at once. */
import { contractBonus, creditBonus, isCrate, isHunter, isTarget } from "./card-tables.ts";
import type { CardTables } from "./card-tables.ts";
import * as slot from "./slots.ts";
import { add, at, boardOf, deckCard, discard, remove, takeFromHand, takeTop } from "./world.ts";
import type { World } from "./world.ts";

/** [BH-TURN-08] */
export function sell(world: World, cardTables: CardTables, seat: number, i: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  discard(world, at(cardTables.deck, card), card);
  gainCredit(world, b);
}

/** [AMB-10] */
export function gainCredit(world: World, b: number): void {
  if (at(world, slot.scarce) > 0) {
    let out = 0;
    for (let s = 0; s < at(world, slot.seats); s++) out += at(world, boardOf(s) + slot.credits);
    if (out >= 42) return;
  }
  add(world, b + slot.credits, 1);
}

/** [BH-TURN-11] */
export function reserve(world: World, seat: number, i: number): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  world[b + slot.reserved + at(world, b + slot.reservedCount)] = card;
  add(world, b + slot.reservedCount, 1);
  add(world, b + slot.fresh, 1);
}

/** [BH-TURN-10] `spot` is the open confrontation of an attack card; ignored by all others. */
export function play(
  world: World,
  cardTables: CardTables,
  seat: number,
  i: number,
  spot: number,
): void {
  const b = boardOf(seat);
  const card = takeFromHand(world, b, i);
  add(world, b + slot.credits, -at(cardTables.cost, card));
  enter(world, cardTables, b, card, spot);
}

/** [BH-TURN-12] */
export function activate(
  world: World,
  cardTables: CardTables,
  seat: number,
  i: number,
  spot: number,
): void {
  const b = boardOf(seat);
  const card = at(world, b + slot.reserved + i);
  remove(world, b + slot.reserved, b + slot.reservedCount, i, 1);
  add(world, b + slot.credits, -at(cardTables.cost, card));
  enter(world, cardTables, b, card, spot);
}

/** A card that has been paid for comes into play. */
export function enter(
  world: World,
  cardTables: CardTables,
  b: number,
  card: number,
  spot: number,
): void {
  const kind = at(cardTables.kind, card);
  if (kind === isTarget) openTarget(world, cardTables, b, card);
  else if (kind <= 2) attack(world, cardTables, b, card, spot);
  else if (kind === isCrate) {
    add(world, b + slot.cratePoints, at(cardTables.points, card));
    add(world, b + slot.crates, at(cardTables.mark, card));
  } else gainContract(world, b, card);
}

function gainContract(world: World, b: number, card: number): void {
  const n = at(world, b + slot.contractCount);
  if (n === slot.contractMax) return;
  world[b + slot.contracts + n] = card;
  world[b + slot.contractCount] = n + 1;
}

/** [BH-CONF-04, BH-CONF-09] */
function openTarget(world: World, cardTables: CardTables, b: number, card: number): void {
  const n = at(world, b + slot.openCount);
  if (n === 1 && at(world, b + slot.open) < 0) {
    world[b + slot.open] = card;
    capture(world, cardTables, b, 0);
    return;
  }
  if (n === slot.openMax) return;
  const at0 = b + slot.open + n * slot.openWidth;
  world[at0] = card;
  world.fill(0, at0 + 1, at0 + slot.openWidth);
  add(world, b + slot.openCount, 1);
}

/** [BH-CONF-05, BH-CONF-07] */
function attack(world: World, cardTables: CardTables, b: number, card: number, spot: number): void {
  if (at(world, b + slot.openCount) === 0) {
    world[b + slot.open] = -1;
    world.fill(0, b + slot.open + 1, b + slot.open + slot.openWidth);
    world[b + slot.openCount] = 1;
  }
  const o = b + slot.open + spot * slot.openWidth;
  for (let c = 0; c < 3; c++) add(world, o + 1 + c, at(cardTables.trio, card * 3 + c));
  if (at(cardTables.kind, card) === isHunter)
    add(world, o + slot.sunk, at(cardTables.points, card));
  if (at(world, o) >= 0) capture(world, cardTables, b, spot);
}

/** [BH-CAP-01] Captured only when all three colours are met; the bonus follows at once. */
function capture(world: World, cardTables: CardTables, b: number, spot: number): void {
  const o = b + slot.open + spot * slot.openWidth;
  const target = at(world, o);
  for (let c = 0; c < 3; c++)
    if (at(world, o + 1 + c) < at(cardTables.trio, target * 3 + c)) return;
  add(world, b + slot.captures, 1);
  add(world, b + slot.points, at(cardTables.points, target));
  add(world, b + slot.losses, at(world, o + slot.sunk));
  add(world, b + slot.captured + at(cardTables.a, target), 1);
  remove(world, b + slot.open, b + slot.openCount, spot, slot.openWidth);
  const bonus = at(cardTables.mark, target);
  if (bonus === creditBonus) gainCredit(world, b);
  else if (bonus === contractBonus) drawContract(world, b);
}

/** [BH-CAP-06, AMB-25] Each seat has its own places in the deck, so that it does not matter who is quicker. */
function drawContract(world: World, b: number): void {
  const seat = (b - slot.boards) / slot.boardWidth;
  const place =
    at(world, slot.deckCount + slot.contractDeck) -
    1 -
    seat -
    at(world, b + slot.drawn) * at(world, slot.seats);
  if (place < 0) return add(world, b + slot.owed, 1);
  gainContract(world, b, deckCard(world, slot.contractDeck, place));
  world[at(world, slot.deckStart + slot.contractDeck) + place] = slot.hole;
  add(world, b + slot.drawn, 1);
}

/** [AMB-24] */
export function contractFromTop(world: World, b: number): void {
  const card = takeTop(world, slot.contractDeck);
  if (card >= 0) gainContract(world, b, card);
}

/**
 * What it still takes to beat the shields that are left: turns, actions, losses and credits, expected. Worked out
 * once per card set, from the smallest need upwards: each turn brings a few attack cards and the best is used.
 */
import { isDroid, isHunter } from "../simulator/card-tables.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import { at } from "../simulator/world.ts";

export interface CaptureCost {
  /** Needs above `side − 1` in a colour count as `side − 1`. */
  readonly side: number;
  readonly turns: Float64Array;
  readonly actions: Float64Array;
  readonly losses: Float64Array;
  readonly credits: Float64Array;
}

const samples = 96;
const cardsSeen = 2;
const action = 2.5;
const creditPrice = 1.6;
const waiting = 1;

const known = new WeakMap<CardTables, CaptureCost>();

export function captureCostOf(cardTables: CardTables): CaptureCost {
  const old = known.get(cardTables);
  if (old !== undefined) return old;
  const made = workOut(cardTables);
  known.set(cardTables, made);
  return made;
}

function workOut(cardTables: CardTables): CaptureCost {
  const side = Math.min(cardTables.maxShield, 12) + 1;
  const table = (): Float64Array => new Float64Array(side * side * side);
  const captureCost: CaptureCost = {
    side,
    turns: table(),
    actions: table(),
    losses: table(),
    credits: table(),
  };
  const attackers = attackCards(cardTables);
  if (attackers.length === 0) {
    for (const one of [captureCost.turns, captureCost.actions]) one.fill(99, 1);
    return captureCost;
  }
  const offers = sampleOffers(attackers.length);
  for (let g = 0; g < side; g++)
    for (let b = 0; b < side; b++)
      for (let o = 0; o < side; o++)
        if (g + b + o > 0) expect(cardTables, captureCost, attackers, offers, g, b, o);
  return captureCost;
}

/** One entry per card of the decks, so that copies weigh in. */
function attackCards(cardTables: CardTables): readonly number[] {
  const cards: number[] = [];
  for (let f = 0; f < cardTables.faces; f++) {
    const kind = at(cardTables.kind, f);
    if (kind === isHunter || kind === isDroid)
      for (let k = 0; k < at(cardTables.copies, f); k++) cards.push(f);
  }
  return cards;
}

/** A fixed spread over the attack cards (golden-ratio steps): the same on every machine, no chance needed. */
function sampleOffers(n: number): Int16Array {
  const offers = new Int16Array(samples * cardsSeen);
  for (let i = 0; i < offers.length; i++)
    offers[i] = Math.floor(((i * 0.618_033_988_749_895 + (i % cardsSeen) * 0.37) % 1) * n);
  return offers;
}

function expect(
  cardTables: CardTables,
  captureCost: CaptureCost,
  attackers: readonly number[],
  offers: Int16Array,
  g: number,
  b: number,
  o: number,
): void {
  const { side } = captureCost;
  const here = (g * side + b) * side + o;
  let seen = 0;
  let cost = 0;
  const sums = [0, 0, 0, 0];
  let limit = Number.POSITIVE_INFINITY;
  // Twice: first every helpful card is used, then only those better than waiting for another.
  for (let pass = 0; pass < 2; pass++) {
    seen = 0;
    cost = 0;
    sums.fill(0);
    for (let s = 0; s < samples; s++) {
      let best = limit;
      let card = -1;
      let next = here;
      for (let k = 0; k < cardsSeen; k++) {
        const face = attackers[at(offers, s * cardsSeen + k)] ?? 0;
        const to = after(cardTables, face, side, g, b, o);
        if (to === here) continue;
        const price = priceOf(cardTables, captureCost, face, to);
        if (price >= best) continue;
        best = price;
        card = face;
        next = to;
      }
      if (card < 0) continue;
      seen++;
      cost += best;
      sums[0] = (sums[0] ?? 0) + at(captureCost.turns, next);
      sums[1] = (sums[1] ?? 0) + at(captureCost.actions, next) + 1;
      sums[2] = (sums[2] ?? 0) + at(captureCost.losses, next) + lossOf(cardTables, card);
      sums[3] = (sums[3] ?? 0) + at(captureCost.credits, next) + at(cardTables.cost, card);
    }
    limit = cost / Math.max(1, seen) + waiting;
  }
  const n = Math.max(1, seen);
  captureCost.turns[here] = (sums[0] ?? 0) / n + samples / n;
  captureCost.actions[here] = (sums[1] ?? 0) / n;
  captureCost.losses[here] = (sums[2] ?? 0) / n;
  captureCost.credits[here] = (sums[3] ?? 0) / n;
}

function after(
  cardTables: CardTables,
  face: number,
  side: number,
  g: number,
  b: number,
  o: number,
): number {
  const t = face * 3;
  const left =
    Math.max(0, g - at(cardTables.trio, t)) * side + Math.max(0, b - at(cardTables.trio, t + 1));
  return left * side + Math.max(0, o - at(cardTables.trio, t + 2));
}

function lossOf(cardTables: CardTables, face: number): number {
  return at(cardTables.kind, face) === isHunter ? at(cardTables.points, face) : 0;
}

function priceOf(
  cardTables: CardTables,
  captureCost: CaptureCost,
  face: number,
  to: number,
): number {
  const now = action + lossOf(cardTables, face) + at(cardTables.cost, face) * creditPrice;
  return (
    now +
    at(captureCost.actions, to) * action +
    at(captureCost.losses, to) +
    at(captureCost.credits, to) * creditPrice
  );
}

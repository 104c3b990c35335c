/**
 * What it still takes to beat the shields that are left: turns, actions, losses and credits, expected.
 * Worked out once per card set, from the smallest need upwards: each turn brings a few attack cards and the best is
 * used.
 */
import { isDroid, isHunter } from "../simulator/card-tables.ts";
import type { Lore } from "../simulator/card-tables.ts";
import { at } from "../simulator/world.ts";

export interface Toll {
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

const known = new WeakMap<Lore, Toll>();

export function tollOf(lore: Lore): Toll {
  const old = known.get(lore);
  if (old !== undefined) return old;
  const made = workOut(lore);
  known.set(lore, made);
  return made;
}

function workOut(lore: Lore): Toll {
  const side = Math.min(lore.maxShield, 12) + 1;
  const table = (): Float64Array => new Float64Array(side * side * side);
  const toll: Toll = { side, turns: table(), actions: table(), losses: table(), credits: table() };
  const attackers = attackCards(lore);
  if (attackers.length === 0) {
    for (const one of [toll.turns, toll.actions]) one.fill(99, 1);
    return toll;
  }
  const offers = sampleOffers(attackers.length);
  for (let g = 0; g < side; g++)
    for (let b = 0; b < side; b++)
      for (let o = 0; o < side; o++)
        if (g + b + o > 0) expect(lore, toll, attackers, offers, g, b, o);
  return toll;
}

/** One entry per card of the decks, so that copies weigh in. */
function attackCards(lore: Lore): readonly number[] {
  const cards: number[] = [];
  for (let f = 0; f < lore.faces; f++) {
    const kind = at(lore.kind, f);
    if (kind === isHunter || kind === isDroid)
      for (let k = 0; k < at(lore.copies, f); k++) cards.push(f);
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
  lore: Lore,
  toll: Toll,
  attackers: readonly number[],
  offers: Int16Array,
  g: number,
  b: number,
  o: number,
): void {
  const { side } = toll;
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
        const to = after(lore, face, side, g, b, o);
        if (to === here) continue;
        const price = priceOf(lore, toll, face, to);
        if (price >= best) continue;
        best = price;
        card = face;
        next = to;
      }
      if (card < 0) continue;
      seen++;
      cost += best;
      sums[0] = (sums[0] ?? 0) + at(toll.turns, next);
      sums[1] = (sums[1] ?? 0) + at(toll.actions, next) + 1;
      sums[2] = (sums[2] ?? 0) + at(toll.losses, next) + lossOf(lore, card);
      sums[3] = (sums[3] ?? 0) + at(toll.credits, next) + at(lore.cost, card);
    }
    limit = cost / Math.max(1, seen) + waiting;
  }
  const n = Math.max(1, seen);
  toll.turns[here] = (sums[0] ?? 0) / n + samples / n;
  toll.actions[here] = (sums[1] ?? 0) / n;
  toll.losses[here] = (sums[2] ?? 0) / n;
  toll.credits[here] = (sums[3] ?? 0) / n;
}

function after(lore: Lore, face: number, side: number, g: number, b: number, o: number): number {
  const t = face * 3;
  const left = Math.max(0, g - at(lore.trio, t)) * side + Math.max(0, b - at(lore.trio, t + 1));
  return left * side + Math.max(0, o - at(lore.trio, t + 2));
}

function lossOf(lore: Lore, face: number): number {
  return at(lore.kind, face) === isHunter ? at(lore.points, face) : 0;
}

function priceOf(lore: Lore, toll: Toll, face: number, to: number): number {
  const now = action + lossOf(lore, face) + at(lore.cost, face) * creditPrice;
  return (
    now + at(toll.actions, to) * action + at(toll.losses, to) + at(toll.credits, to) * creditPrice
  );
}

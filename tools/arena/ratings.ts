/**
 * Ratings from all games at once (Plackett and Luce: whoever comes first is drawn by strength, then the second among
 * the rest …), so that the order of the games means nothing. Ties are drawn from the same table. A light pull to the
 * middle keeps whoever has won everything on the scale. Intervals: the deals drawn again and again with replacement,
 * because the games of one deal belong together; or, where that is wider, as the bend of the likelihood has it,
 * because nothing that was never seen can be drawn (whoever won everything).
 */
import { quickRng } from "#rules/rng.ts";
import type { DealResult, ArenaResult } from "./result.ts";

export interface Strength {
  /** In Elo's unit: 400 more are ten times the strength. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const eloPerUnit = 400 / Math.LN10;
/** The pull is as strong as if strengths were spread like this, in Elo about 500. */
const spread = 3;
const again = 300;

/** `anchor` is the entrant whose rating is 0; without one the mean is. */
export function ratings(
  deals: readonly DealResult[],
  entrants: number,
  anchor: number | null,
): readonly Strength[] {
  const { kinds, byDeal } = tally(deals);
  const fitted = (chosen: readonly (readonly number[])[]): Fit => {
    const counts = kinds.map(() => 0);
    for (const drawings of chosen)
      for (const kind of drawings) counts[kind] = (counts[kind] ?? 0) + 1;
    return fit(kinds, counts, entrants);
  };
  const rng = quickRng(deals.length);
  const drawn = Array.from({ length: again }, () => {
    const chosen = byDeal.map((deal) => byDeal[rng.below(deals.length)] ?? deal);
    return fromAnchor(fitted(chosen).strengths, anchor);
  });
  const { strengths, bend } = fitted(byDeal);
  return fromAnchor(strengths, anchor).map((strength, one) => {
    const values = sorted(drawn.map((all) => all[one] ?? 0));
    const at = (share: number): number => values[Math.round(share * (again - 1))] ?? strength;
    const doubt = 1.96 * Math.sqrt(variance(bend, one, anchor));
    return {
      elo: strength * eloPerUnit,
      low: Math.min(at(0.025), strength - doubt) * eloPerUnit,
      high: Math.max(at(0.975), strength + doubt) * eloPerUnit,
    };
  });
}

function fromAnchor(strengths: readonly number[], anchor: number | null): readonly number[] {
  const zero = anchor === null ? mean(strengths) : (strengths[anchor] ?? 0);
  return strengths.map((one) => one - zero);
}

/** Of the distance to the anchor. */
function variance(
  bend: readonly (readonly number[])[],
  one: number,
  anchor: number | null,
): number {
  const far = bend.map((_, at) =>
    anchor === null
      ? Number(at === one) - 1 / bend.length
      : Number(at === one) - Number(at === anchor),
  );
  const spreadOf = solve(bend, far);
  return Math.max(
    0,
    far.reduce((sum, weight, at) => sum + weight * (spreadOf[at] ?? 0), 0),
  );
}

function sorted(all: readonly number[]): readonly number[] {
  return all.toSorted((a, b) => a - b);
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** One drawing: who was still there, and who was drawn. */
interface Drawing {
  readonly from: readonly number[];
  readonly drawn: readonly number[];
  readonly weight: number;
}

function drawingsOf({ lineup, places }: ArenaResult): readonly Drawing[] {
  return places.flatMap((seats, at) => {
    const from = places.slice(at).flat();
    if (from.length < 2) return [];
    const entrantsOf = (all: readonly number[]): readonly number[] =>
      all.map((seat) => lineup[seat] ?? 0);
    // Of two who tie one drawing is known, of three two.
    const weight = Math.min(seats.length, from.length - 1) / seats.length;
    return [{ from: entrantsOf(from), drawn: entrantsOf(seats), weight }];
  });
}

interface Tally {
  readonly kinds: readonly Drawing[];
  /** The kind of each drawing of each deal. */
  readonly byDeal: readonly (readonly number[])[];
}

/** Many games draw alike: they are weighed once and counted. */
function tally(deals: readonly DealResult[]): Tally {
  const kinds: Drawing[] = [];
  const known = new Map<string, number>();
  const kindOf = (drawing: Drawing): number => {
    const key = `${sorted(drawing.drawn).join()} ${sorted(drawing.from).join()}`;
    const kind = known.get(key) ?? kinds.push(drawing) - 1;
    known.set(key, kind);
    return kind;
  };
  const byDeal = deals.map(({ games }) => games.flatMap(drawingsOf).map(kindOf));
  return { kinds, byDeal };
}

interface Fit {
  readonly strengths: readonly number[];
  /** How sharply the likelihood falls off around them. */
  readonly bend: readonly (readonly number[])[];
}

/** Newton's way to the likeliest strengths: each step solves the whole, so ten are plenty. */
function fit(kinds: readonly Drawing[], counts: readonly number[], entrants: number): Fit {
  let strengths: readonly number[] = Array.from({ length: entrants }, () => 0);
  let bend: number[][] = [];
  for (let step = 0; step < 10; step++) {
    const slope = strengths.map((one) => -one / spread ** 2);
    bend = strengths.map((_, row) =>
      strengths.map((__, column) => (row === column ? 1 / spread ** 2 : 0)),
    );
    for (const [kind, drawing] of kinds.entries())
      weigh(drawing, counts[kind] ?? 0, strengths, slope, bend);
    const change = solve(bend, slope);
    strengths = strengths.map((one, at) => one + (change[at] ?? 0));
  }
  return { strengths, bend };
}

function weigh(
  { from, drawn, weight: each }: Drawing,
  count: number,
  strengths: readonly number[],
  slope: number[],
  bend: number[][],
): void {
  if (count === 0) return;
  const weight = count * each;
  const shares = strengths.map(() => 0);
  let sum = 0;
  for (const one of from) {
    const share = Math.exp(strengths[one] ?? 0);
    shares[one] = (shares[one] ?? 0) + share;
    sum += share;
  }
  for (const one of drawn) slope[one] = (slope[one] ?? 0) + weight;
  const times = weight * drawn.length;
  for (const [one, share] of shares.entries()) {
    const p = share / sum;
    slope[one] = (slope[one] ?? 0) - times * p;
    const row = bend[one] ?? [];
    for (const [other, its] of shares.entries())
      row[other] = (row[other] ?? 0) + times * ((one === other ? p : 0) - (p * its) / sum);
  }
}

/** Gauss; the pull to the middle makes every such matrix sound. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    rows.forEach((row, below) => {
      if (below === at) return;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    });
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

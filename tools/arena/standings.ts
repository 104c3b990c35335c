/** What is known after so many deals: tests of every pair, ratings, the crosstable, and who lost by a fault. */
import type { Fault } from "./fault.ts";
import { ratings, type Strength } from "./ratings.ts";
import { difference, firsts, type DealResult } from "./result.ts";
import { sequence, type Sequence } from "./sequential.ts";

export interface PairTest extends Sequence {
  readonly a: string;
  readonly b: string;
  readonly deals: number;
}

export interface EntrantScore extends Strength {
  readonly name: string;
  readonly chairs: number;
  readonly first: number;
  /** By the code of the fault. */
  readonly faults: Readonly<Partial<Record<Fault["code"], number>>>;
  /** The share of comings-in ahead of each entrant; null of itself. */
  readonly ahead: readonly (number | null)[];
}

export interface Standings {
  readonly seats: number;
  readonly deals: number;
  readonly games: number;
  readonly table: readonly EntrantScore[];
  readonly pairs: readonly PairTest[];
}

interface Terms {
  readonly names: readonly string[];
  readonly error: number;
  readonly margin: number;
  readonly anchor: number | null;
}

export function pairTests(deals: readonly DealResult[], terms: Terms): readonly PairTest[] {
  return terms.names.flatMap((a, one) =>
    terms.names.slice(one + 1).map((b, after) => {
      const found = differences(deals, one, one + 1 + after);
      return { a, b, deals: found.length, ...sequence(found, terms.error, terms.margin) };
    }),
  );
}

export function standings(seats: number, deals: readonly DealResult[], terms: Terms): Standings {
  const games = deals.flatMap((deal) => deal.games);
  const rated = ratings(deals, terms.names.length, terms.anchor);
  const table = terms.names.map((name, one): EntrantScore => {
    const [first, chairs] = firsts(games, one);
    const faults: Partial<Record<Fault["code"], number>> = {};
    for (const game of games)
      for (const [seat, fault] of game.faults.entries())
        if (fault !== null && game.lineup[seat] === one)
          faults[fault.code] = (faults[fault.code] ?? 0) + 1;
    const ahead = terms.names.map((_, other) => (other === one ? null : share(deals, one, other)));
    const rating = rated[one] ?? { elo: 0, low: 0, high: 0 };
    return { name, ...rating, chairs, first, faults, ahead };
  });
  return {
    seats,
    deals: deals.length,
    games: games.length,
    table,
    pairs: pairTests(deals, terms),
  };
}

function differences(deals: readonly DealResult[], a: number, b: number): readonly number[] {
  return deals.flatMap(({ games }) => difference(games, a, b) ?? []);
}

function share(deals: readonly DealResult[], a: number, b: number): number | null {
  const found = differences(deals, a, b);
  if (found.length === 0) return null;
  return (1 + found.reduce((sum, one) => sum + one, 0) / found.length) / 2;
}

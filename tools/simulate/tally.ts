/** What many games say together. */
import type { Outcome } from "#rules/game.ts";

export interface Tally {
  readonly games: number;
  readonly meanTurns: number | null;
  readonly decisions: number;
  /** Mean points by row of the pad: of everyone, of the winners, and of each seat. */
  readonly scores: { readonly all: Rows; readonly winners: Rows; readonly bySeat: readonly Rows[] };
  /** Games won by seat; a shared victory is shared. */
  readonly winsBySeat: readonly number[];
  readonly shared: number;
}

type Rows = Readonly<Record<string, number>>;

export interface Counter {
  add(outcome: Outcome, decisions: number, turns: number | null): void;
  tally(): Tally;
}

export function counter(seats: number): Counter {
  const bySeat = Array.from({ length: seats }, () => new Map<string, number>());
  const all = new Map<string, number>();
  const winners = new Map<string, number>();
  const wins = Array.from({ length: seats }, () => 0);
  let [games, decisions, turns, timed, shared, won] = [0, 0, 0, 0, 0, 0];
  return {
    add(outcome, said, lasted) {
      games++;
      decisions += said;
      if (lasted !== null) {
        turns += lasted;
        timed++;
      }
      const best = outcome.places[0] ?? [];
      if (best.length > 0) won++;
      if (best.length > 1) shared++;
      for (const seat of best) wins[seat] = (wins[seat] ?? 0) + 1 / best.length;
      outcome.pads.forEach((pad, seat) => {
        for (const [row, points] of Object.entries(pad)) {
          plus(all, row, points / seats);
          plus(bySeat[seat], row, points);
          if (best.includes(seat)) plus(winners, row, points / best.length);
        }
      });
    },
    tally: () => ({
      games,
      meanTurns: timed === 0 ? null : rounded(turns / timed),
      decisions,
      scores: {
        all: means(all, games),
        winners: means(winners, won),
        bySeat: bySeat.map((rows) => means(rows, games)),
      },
      winsBySeat: wins.map(rounded),
      shared,
    }),
  };
}

function plus(rows: Map<string, number> | undefined, row: string, points: number): void {
  rows?.set(row, (rows.get(row) ?? 0) + points);
}

function means(rows: ReadonlyMap<string, number>, games: number): Rows {
  return Object.fromEntries(
    [...rows].map(([row, sum]) => [row, rounded(sum / Math.max(1, games))]),
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

import { expect, test } from "vitest";
import { quantile, quantilesDrawn, ratioInterval, type TimedMove } from "./quantile.ts";

/** Four seconds of moves, ten in each quarter of a second; `slow` of these quarters are pauses of the machine. */
const moves = (milliseconds: number, slow: number): readonly TimedMove[] =>
  Array.from({ length: 160 }, (_, i) => ({
    at: i * 25,
    milliseconds: Math.floor(i / 10) < slow ? 50 * milliseconds : milliseconds,
  }));

const interval = (calm: readonly TimedMove[], siege: readonly TimedMove[]) =>
  ratioInterval(quantilesDrawn(calm, 0.99), quantilesDrawn(siege, 0.99));

test("[siege] moves that are twice as slow throughout are twice as slow for sure", () => {
  expect(interval(moves(1, 0), moves(2, 0))).toEqual([2, 2]);
});

test("[siege] one pause makes a slowest hundredth, and the interval says that it need not have been there", () => {
  const times = moves(1, 1).map(({ milliseconds }) => milliseconds);
  expect(quantile(times, 0.99)).toBe(50);
  expect(interval(moves(1, 0), moves(1, 1))).toEqual([1, 50]);
});

test("[siege] pauses all over the while are no chance", () => {
  expect(interval(moves(1, 0), moves(1, 8))).toEqual([50, 50]);
});

import { describe, expect, test } from "vitest";
import { largestShare, playGame } from "./testing/played.ts";
import type { GameResult } from "./testing/played.ts";

const play = (
  count: number,
  from: number,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): GameResult[] => Array.from({ length: count }, (_, i) => playGame(from + i, seats, options));
const within = (games: readonly GameResult[]): number =>
  games.filter(({ rounds }) => rounds >= 10 && rounds <= 25).length / games.length;

describe("three traders, ten fame", () => {
  const games = play(400, 20_000, 3);
  test("[OR-FAME-03] all end by fame", () => {
    expect(games.filter((game) => game.endedBy !== "OR-FAME-03")).toEqual([]);
  });
  test("[OR-FAME-01] 400 games last ten to twenty-five rounds, but for eight at most", () => {
    // One in a hundred is the aim: at that rate more than eight of 400 come once in fifty times.
    expect(within(games)).toBeGreaterThanOrEqual(0.98);
  });
  test("[OR-FAME-01] no source gives half of the fame", () => {
    expect(largestShare(games)).toBeLessThan(0.5);
  });
});
test("[OR-FAME-03] 200 games between two and between four traders end by fame", () => {
  for (const seats of [2, 4])
    expect(play(100, 10_000, seats).filter((game) => game.endedBy !== "OR-FAME-03")).toEqual([]);
});
test("[UB-AMB-15] games with ambitions end by an ambition fulfilled, 95 of 100 at least", () => {
  const games = play(100, 30_000, 3, { ambitions: "on", fame: "8" });
  expect(games.filter((game) => game.endedBy === "UB-AMB-15").length).toBeGreaterThanOrEqual(95);
});
test.each(["base", "classic", "bounty-hunter", "both"])(
  "[OR-SOLO-01] a trader wins many games against %s, and never nearly all",
  (opponents) => {
    const won = play(60, 40_000, 1, { opponents }).filter((game) => game.winner === 0).length;
    expect(won).toBeGreaterThanOrEqual(18);
    expect(won).toBeLessThanOrEqual(51);
  },
);

import { expect, test } from 'vitest';
import { largestShare, playGame } from './played.ts';

test('[OR-FAME-03] 500 games between traders, two to four of them, end by fame', () => {
  const games = Array.from({ length: 500 }, (_, seed) => playGame(seed + 10_000, 2 + (seed % 3)));
  expect(games.filter((game) => game.endedBy !== 'OR-FAME-03')).toEqual([]);
  expect(largestShare(games)).toBeLessThan(0.6);
  const fitting = games.filter((game) => game.rounds >= 10 && game.rounds <= 25).length;
  expect(fitting / games.length).toBeGreaterThan(0.85);
});

import { expect, test } from "vitest";
import { playRandomGames } from "./random-games.ts";

test("[AMB-03] [BH-SETUP-02] [BH-TURN-14] 1,000 random games end within 102 turns and keep 195 cards and all credits", () => {
  const { games, longest, turns } = playRandomGames(1, 1000);
  expect(games).toBe(1000);
  expect(longest).toBeLessThanOrEqual(102);
  expect(turns / games).toBeGreaterThan(20);
});

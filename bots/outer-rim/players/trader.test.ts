import { expect, test } from "vitest";
import { chanceToWin } from "../odds/odds.ts";
import { largestShare, playGame } from "./testing/played.ts";

const games = Array.from({ length: 6 }, (_, seed) => playGame(seed, 3));

test("[OR-FAME-03] games between three traders end by fame", () => {
  expect(new Set(games.map((game) => game.endedBy))).toEqual(new Set(["OR-FAME-03"]));
});
test("[OR-FAME-01] they last ten to twenty-five rounds, and no source gives half of the fame", () => {
  // Of these six at most one may lie outside: enough to find out what spoils every game. What spoils one in fifty is
  // found by the 400 games of the deep test; docs/bots.md has the measure of 2,000.
  const outside = games.filter(({ rounds }) => rounds < 10 || rounds > 25);
  expect(outside.length).toBeLessThanOrEqual(1);
  expect(largestShare(games)).toBeLessThan(0.5);
});
test.each(["novice", "sharp"])("[OR-FAME-03] %s ends its games by fame as well", (level) => {
  expect(playGame(0, 3, { favors: "on" }, level).endedBy).toBe("OR-FAME-03");
});
test.each(["base", "classic", "bounty-hunter", "both"])(
  "[OR-SOLO-01] a trader alone against %s ends by fame",
  (opponents) => {
    expect(playGame(0, 1, { opponents }).endedBy).toBe("OR-FAME-03");
  },
);
test("[OR-TURN-07] traders bargain and follow ambitions without getting stuck", () => {
  expect(playGame(1, 3, { favors: "on" }).endedBy).toBe("OR-FAME-03");
  expect(playGame(0, 4, { ambitions: "on", fame: "8" }).endedBy).toBe("UB-AMB-15");
});
test("[OR-COM-05] odds: even dice favour the attacker, more dice favour anybody", () => {
  expect(chanceToWin(3, 3)).toBeGreaterThan(0.5);
  expect(chanceToWin(2, 5)).toBeLessThan(0.3);
  expect(chanceToWin(6, 3)).toBeGreaterThan(chanceToWin(5, 3));
});

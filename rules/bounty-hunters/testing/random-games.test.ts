import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** In a Node of its own: the test runner wraps every import, which makes the rules several times slower. */
function randomGames(
  from: number,
  count: number,
): { games: number; turns: number; longest: number } {
  const module = JSON.stringify(new URL("./random-games.ts", import.meta.url).href);
  const script = `import { playRandomGames } from ${module}; console.log(JSON.stringify(playRandomGames(${from}, ${count})));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  ) as ReturnType<typeof randomGames>;
}

test("[AMB-03] [BH-SETUP-02] [BH-TURN-14] 2,500 random games end within 102 turns and keep 195 cards and all credits", () => {
  const { games, longest, turns } = randomGames(1, 2500);
  expect(games).toBe(2500);
  expect(longest).toBeLessThanOrEqual(102);
  expect(turns / games).toBeGreaterThan(20);
});

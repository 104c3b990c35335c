import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { botsOf } from "./index.ts";
import { standardLevel } from "./standard-level.ts";

test("[bots] every game proposes a level it has; Bounty Hunters a fair table", () => {
  const proposed = games.map(({ id }) => {
    const levels = botsOf(id).map(({ level }) => level);
    return [id, standardLevel(levels), levels.includes(standardLevel(levels))];
  });
  expect(proposed.filter(([, , known]) => known !== true)).toEqual([]);
  expect(proposed).toContainEqual(["bounty-hunters", "steady", true]);
  expect(proposed).toContainEqual(["outer-rim", "steady", true]);
  expect(standardLevel(["random", "trader"])).toBe("trader");
});

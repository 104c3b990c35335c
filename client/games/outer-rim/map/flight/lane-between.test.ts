import { expect, test } from "vitest";
import { distance, spaces } from "#rules/outer-rim/index.ts";
import { laneBetween } from "./lane-between.ts";

/** What the best ship flies in a turn. */
const reach = 9;

test("[OR-MOVE-01] between any two places a ship is seen to fly from neighbour to neighbour, no longer than it must", () => {
  let bent = 0;
  for (const { id: from } of spaces)
    for (const { id: to } of spaces) {
      const way = laneBetween(from, to);
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      if (distance(from, to) > reach) {
        expect(way).toEqual([from, to]);
        continue;
      }
      if (way.length > 2) bent++;
      expect(way.length - 1).toBe(distance(from, to));
      for (const [i, at] of way.slice(1).entries()) expect(distance(way[i] ?? from, at)).toBe(1);
    }
  expect(bent).toBeGreaterThan(100);
});

test("[UB-CORE-09] across the Core a ship leaps", () => {
  expect(laneBetween("spinward-core", "trailing-core")).toEqual(["spinward-core", "trailing-core"]);
});

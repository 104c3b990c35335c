import { expect, test } from "vitest";
import { distance, spaces } from "#rules/outer-rim/index.ts";
import { laneBetween } from "./lane-between.ts";

test("[OR-MOVE-01] between any two places a ship is seen to fly from neighbour to neighbour, no longer than it must", () => {
  for (const { id: from } of spaces)
    for (const { id: to } of spaces) {
      const way = laneBetween(from, to);
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      if (way.length === 2) continue;
      expect(way.length - 1).toBe(distance(from, to));
      for (const [i, at] of way.slice(1).entries()) expect(distance(way[i] ?? from, at)).toBe(1);
    }
});

test("[UB-CORE-09] across the Core a ship leaps", () => {
  expect(laneBetween("spinward-core", "trailing-core")).toEqual(["spinward-core", "trailing-core"]);
});

import { expect, test } from "vitest";
import { courseOf } from "./course.ts";

const corner = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

test("[OR-MOVE-01] a ship flies with its nose along each lane, and lies upright where it ends", () => {
  const { moves, turns } = courseOf(corner);
  expect(moves[0]).toEqual({ offset: 0, translate: "-100px -100px" });
  expect(moves.at(-1)).toEqual({ offset: 1, translate: "0px 0px" });
  expect(turns.map(({ rotate }) => rotate)).toEqual([
    "90deg",
    "90deg",
    "180deg",
    "180deg",
    "360deg",
  ]);
});

test("[OR-MOVE-01] no turn is the long way round, and offsets only grow", () => {
  const way = [0, 40, 80, 40, 0, -40].map((x, i) => ({ x, y: (i * 37) % 90 }));
  const { turns } = courseOf(way);
  const headings = turns.map(({ rotate }) => Number.parseInt(String(rotate), 10));
  for (const [i, heading] of headings.entries())
    expect(Math.abs(heading - (headings[i - 1] ?? heading))).toBeLessThanOrEqual(180);
  const offsets = turns.map(({ offset }) => offset ?? 0);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});

test.each([
  [2, 800],
  [4, 980],
  [9, 1200],
])("[OR-MOVE-01] over %i places it takes %i milliseconds", (places, milliseconds) => {
  const way = Array.from({ length: places }, (_, i) => ({ x: i * 40, y: 0 }));
  expect(courseOf(way).milliseconds).toBe(milliseconds);
});

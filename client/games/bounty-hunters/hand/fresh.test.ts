import { expect, test } from "vitest";
import { freshAt } from "./fresh.ts";

test.each([
  { what: "a hand like mine but for one card", before: [1, 2, 5], after: [1, 2, 6], at: -1 },
  {
    what: "one card drawn into the middle",
    before: [3, 9, 40, 71],
    after: [3, 9, 22, 40, 71],
    at: 2,
  },
  {
    what: "the twin of one already held",
    before: [3, 9, 40, 71],
    after: [3, 9, 40, 40, 71],
    at: 3,
  },
  { what: "a hand passed on: four for four", before: [3, 9, 40, 71], after: [1, 2, 5, 6], at: -1 },
  {
    what: "a card taken back: five for four, others",
    before: [1, 2, 5, 6],
    after: [3, 9, 22, 40, 71],
    at: -1,
  },
  { what: "a card played", before: [3, 9, 22, 40, 71], after: [3, 9, 40, 71], at: -1 },
])("[BH-TURN-01] $what: the new one is at $at", ({ before, after, at }) => {
  expect(freshAt(before, after)).toBe(at);
});

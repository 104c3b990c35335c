import { expect, test } from "vitest";
import { ambitionIds, ambitionSheet } from "#rules/outer-rim/index.ts";
import { en } from "#words/made/outer-rim-labels/en.ts";
import { goalMarks } from "./goal-marks.ts";

test("[UB-AMB-09] [UB-AMB-10] [UB-AMB-11] only goals with an order are numbered, and the last names the fame", () => {
  expect(goalMarks("servant-of-the-emperor", en.card.fame(6))).toEqual([
    "1.",
    "2.",
    "∞",
    "★ 6 fame ·",
  ]);
});

test("[UB-AMB-08] every goal of every sheet has its mark", () => {
  for (const id of ambitionIds) {
    const { goals } = ambitionSheet(id);
    const marks = goalMarks(id, "8");
    expect(marks).toHaveLength(goals.length);
    for (const [i, { kind }] of goals.entries()) expect(marks[i] === "–").toBe(kind === "dash");
  }
});

import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { resultsIn } from "./test-results.ts";

const rule = "OR-JOB-03";
const tested = (skill: "strength" | "tech", passed: boolean): News => ({
  type: "test-resolved",
  player: 0,
  skill,
  passed,
  rule,
});
const drawn: News = { type: "databank-drawn", player: 0, number: 12, version: 0, title: "", rule };

test("[OR-JOB-03] a step of a job is ticked only when it was passed, and earlier jobs do not count", () => {
  const results = resultsIn([
    tested("tech", true),
    drawn,
    tested("strength", false),
    tested("tech", false),
    tested("tech", true),
  ]);
  // What is repeated until it is passed counts by its last roll.
  expect(results.map(({ skill, passed }) => [skill, passed])).toEqual([
    ["strength", false],
    ["tech", true],
  ]);
});

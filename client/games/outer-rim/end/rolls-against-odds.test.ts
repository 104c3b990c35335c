import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { luckOf } from "./rolls-against-odds.ts";

const resolved = (player: number, known: number, passed: boolean): News => ({
  type: "test-resolved",
  player,
  skill: "tech",
  passed,
  known,
  rule: "OR-TEST-02",
});

test("[OR-TEST-02] tests passed beside what the odds promised, each player's own", () => {
  const news = [resolved(0, 0, false), resolved(0, 1, true), resolved(1, 2, true)];
  expect(luckOf(news, 0)).toEqual({ tests: 2, passed: 1, expected: 15 / 64 + 48 / 64 });
  expect(luckOf(news, 1)).toEqual({ tests: 1, passed: 1, expected: 60 / 64 });
});

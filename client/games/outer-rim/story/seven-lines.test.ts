import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { loudLines } from "./seven-lines.ts";

const names = [{ name: "Ginny" }];
const seen = { players: [] };
const beaten = (level: 1 | 2): News => ({
  type: "patrol-beaten",
  player: 0,
  faction: "hutt",
  level,
  rule: "OR-PAT-04",
});

test("[OR-FAME-03] seven lines of a long game, from its first loud one to its last", () => {
  const many = [
    beaten(1),
    ...Array.from({ length: 40 }, () => beaten(2)),
    { type: "game-won", player: 0, rule: "OR-FAME-03" } as const,
  ];
  const told = loudLines(many, names, en, seen);
  expect(told).toHaveLength(7);
  expect(told[0]).toBe("Ginny beats a patrol of level 1: Hutts.");
  expect(told[6]).toBe("Ginny wins the game.");
});

test("[OR-TURN-01] a short game tells all it has, and no beginnings of turns", () => {
  const told = loudLines(
    [{ type: "turn-began", player: 0, round: 1, rule: "OR-TURN-01" }, beaten(1)],
    names,
    en,
    seen,
  );
  expect(told).toEqual(["Ginny beats a patrol of level 1: Hutts."]);
});

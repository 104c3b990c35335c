import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { logLine } from "../words/index.ts";
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

const won: News = { type: "game-won", player: 0, rule: "OR-FAME-03" };
/** The log's own sentence: how it is worded is the catalog's business. */
const text = (news: News): string => logLine(news, names, en, seen)?.text ?? "";

test("[OR-FAME-03] seven lines of a long game, from its first loud one to its last", () => {
  const many = [beaten(1), ...Array.from({ length: 40 }, () => beaten(2)), won];
  const told = loudLines(many, names, en, seen);
  expect(told).toHaveLength(7);
  expect(told[0]).toBe(text(beaten(1)));
  expect(told[6]).toBe(text(won));
});

test("[OR-TURN-01] a short game tells all it has, and no beginnings of turns", () => {
  const told = loudLines(
    [{ type: "turn-began", player: 0, round: 1, rule: "OR-TURN-01" }, beaten(1)],
    names,
    en,
    seen,
  );
  expect(told).toEqual([text(beaten(1))]);
});

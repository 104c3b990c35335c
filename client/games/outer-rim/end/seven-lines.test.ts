import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { logLine } from "../say/news.ts";
import { decidingLine } from "./deciding-line.ts";
import { sevenLines } from "./seven-lines.ts";

const names = [{ name: "Ginny" }];
const seen = { players: [] };
const round = (number: number): News => ({
  type: "turn-began",
  player: 0,
  round: number,
  rule: "OR-TURN-01",
});
const beaten = (level: 1 | 2): News => ({
  type: "patrol-beaten",
  player: 0,
  faction: "hutt",
  level,
  rule: "OR-PAT-04",
});
const goal: News = { type: "goal-completed", player: 0, of: "character", rule: "OR-GOAL-01" };
const won: News = { type: "game-won", player: 0, rule: "OR-FAME-03" };
/** The log's own sentence: how it is worded is the catalog's business. */
const text = (news: News): string => logLine(news, names, en, seen)?.text ?? "";

test("[OR-FAME-03] seven lines of a long game: its turning points in order with their rounds, the end last", () => {
  const many = [round(2), beaten(1), round(5), goal];
  for (let i = 0; i < 40; i++) many.push(round(6 + i), beaten(2));
  const told = sevenLines([...many, won], names, en, seen);
  expect(told).toHaveLength(7);
  expect(told[0]).toEqual({ round: 2, text: text(beaten(1)) });
  expect(told[1]).toEqual({ round: 5, text: text(goal) });
  expect(told[6]).toEqual({ round: 45, text: text(won) });
  expect(told.map((line) => line.round)).toEqual(
    told.map((line) => line.round).toSorted((a, b) => a - b),
  );
});

test("[UB-AMB-08] the steps of ambitions do not push out what befell people", () => {
  const many = Array.from({ length: 9 }, (_, i) => ({ name: `Ginny ${i}` }));
  const steps = many.map((_, player): News => ({
    type: "ambition-advanced",
    player,
    goal: 1,
    done: true,
    rule: "UB-AMB-08",
  }));
  const fallen: News = { type: "defeated", player: 0, rule: "OR-DMG-02" };
  const told = sevenLines([round(1), ...steps, fallen, goal, won], many, en, seen);
  const lines = told.map((line) => line.text);
  for (const one of [fallen, goal, won])
    expect(lines).toContain(logLine(one, many, en, seen)?.text);
});

test("[OR-TURN-01] a short game tells all it has, and no beginnings of turns", () => {
  expect(sevenLines([round(1), beaten(1)], names, en, seen)).toEqual([
    { round: 1, text: text(beaten(1)) },
  ]);
});

const fame = (amount: number, source: "patrol" | "encounter"): News => ({
  type: "fame-gained",
  player: 0,
  amount,
  source,
  card: "",
  rule: "OR-FAME-02",
});

test("[OR-FAME-02] what brought fame says how much, and leaves no room to what brought none", () => {
  const empty = Array.from({ length: 9 }, (_, i) => [round(i + 1), goal]).flat();
  const news = [...empty, round(10), beaten(1), fame(2, "patrol"), fame(1, "encounter"), won];
  const lines = sevenLines(news, names, en, seen).map((line) => line.text);
  expect(lines).toContain(`${text(beaten(1))} (+2)`);
  expect(lines).toContain(text(fame(1, "encounter")));
  // Six deeds with fame: then nothing else is told.
  const famous = Array.from({ length: 6 }, (_, i) => [round(10 + i), beaten(1), fame(1, "patrol")]);
  const told = sevenLines([...empty, ...famous.flat(), won], names, en, seen);
  expect(told.map((line) => line.text)).toEqual([
    ...famous.map(() => `${text(beaten(1))} (+1)`),
    text(won),
  ]);
});

test("[OR-FAME-03] what decided it is one line: the winner's last fame, with its deed", () => {
  const page = [goal, beaten(2), fame(2, "patrol"), won];
  expect(decidingLine(page, names, en, seen)).toMatch(/patrol.*2 fame/);
  expect(decidingLine([goal], names, en, seen)).toBeNull();
  expect(decidingLine([beaten(2), won], names, en, seen)).toBe(text(beaten(2)));
});

test("[OR-FAME-02] the first fame of each player is told, however long the game and however great what follows", () => {
  const deeds = (from: number, amount: number): News[] =>
    Array.from({ length: 9 }, (_, i) => [
      round(from + i),
      beaten(1),
      fame(amount, "patrol"),
    ]).flat();
  const other: News = { ...fame(1, "encounter"), player: 1 } as News;
  const two = [...names, { name: "Ben" }];
  const news = [...deeds(1, 1), round(10), other, ...deeds(11, 2), won];
  const told = sevenLines(news, two, en, seen);
  expect(told[0]).toMatchObject({ round: 1 });
  expect(told[1]).toEqual({ round: 10, text: logLine(other, two, en, seen)?.text });
  expect(told.slice(2, 6).every((line) => line.text.endsWith("(+2)"))).toBe(true);
});

import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { gainsIn } from "./gains.ts";
import { isStaged } from "./staged.ts";

const rule = "OR-COM-06";
const hurt: News = { type: "damage-suffered", player: 0, on: "character", amount: 2, rule };
const paid: News = { type: "credits-gained", player: 0, amount: 3000, rule };
const spent: News = { type: "credits-spent", player: 0, amount: 1000, rule };
const theirs: News = { type: "credits-gained", player: 1, amount: 5000, rule };
const fame = {
  type: "fame-gained",
  player: 0,
  amount: 1,
  source: "job",
  card: "job.hutt-favor",
  rule,
} as News;

test("[OR-FAME-01] what a scene brought me is counted once for each figure, and nobody else's", () => {
  expect(gainsIn([hurt, paid, theirs, spent, fame], 0)).toEqual([
    { sign: "health", amount: -2 },
    { sign: "credits", amount: 2000 },
    { sign: "fame", amount: 1 },
  ]);
  expect(gainsIn([paid, { ...spent, amount: 3000 }], 0)).toEqual([]);
  expect(gainsIn([paid], null)).toEqual([]);
});

test("[OR-TURN-07] the stage is for what befalls me; others' turns go by on the map", () => {
  const began: News = {
    type: "combat-began",
    kind: "ground",
    attacker: 1,
    defender: 0,
    strengths: [3, 3],
    rule,
  };
  const isMine = (kind: "fight" | "card" | "plain" | "travel", player: number, news: News[]) =>
    isStaged({ kind, player, news }, 0);
  expect(isMine("fight", 1, [began])).toBe(true);
  expect(isMine("fight", 1, [{ ...began, defender: 2 }])).toBe(false);
  expect([isMine("card", 0, [paid]), isMine("card", 1, [theirs])]).toEqual([true, false]);
  expect([isMine("plain", 0, [fame]), isMine("plain", 0, [paid])]).toEqual([true, false]);
  expect(isStaged({ kind: "card", player: 0, news: [paid] }, null)).toBe(false);
});

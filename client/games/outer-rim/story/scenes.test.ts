import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { scenesOf, worthTelling } from "./scenes.ts";

const rule = "OR-TURN-01";
const fight: readonly News[] = [
  { type: "combat-began", kind: "ship", attacker: 0, defender: null, strengths: [3, 3], rule },
  {
    type: "dice-rolled",
    player: 0,
    dice: ["hit"],
    for: "ship",
    roll: { type: "combat", combat: "ship", side: 0 },
    rule,
  },
  {
    type: "dice-rolled",
    player: null,
    dice: ["blank"],
    for: "ship",
    roll: { type: "combat", combat: "ship", side: 1 },
    rule,
  },
  { type: "combat-resolved", attacker: 0, defender: null, damage: [1, 0], won: true, rule },
  { type: "patrol-beaten", player: 0, faction: "hutt", level: 1, rule },
];

test("[OR-COM-03] the dice of a fight stay in its scene, a test opens its own", () => {
  const scenes = scenesOf([
    { type: "moved", player: 0, to: "nav-01", directly: false, rule },
    ...fight,
    {
      type: "dice-rolled",
      player: 0,
      dice: ["hit", "blank"],
      for: "tech",
      roll: { type: "test", skill: "tech", known: 1, card: null },
      rule,
    },
    { type: "test-resolved", player: 0, skill: "tech", passed: true, rule },
  ]);
  expect(scenes.map(({ kind, news }) => [kind, news.length])).toEqual([
    ["travel", 1],
    ["fight", 5],
    ["test", 2],
  ]);
});

test("[OR-SOLO-02] an opponent's card is one scene with what it leads to; its fight is another", () => {
  const scenes = scenesOf([
    { type: "turn-began", player: 1, round: 2, rule },
    { type: "ai-card-drawn", player: 1, card: "ai-01", rule },
    { type: "moved", player: 1, to: "nav-02", directly: false, rule },
    ...fight,
  ]);
  expect(scenes.map(({ kind }) => kind)).toEqual(["plain", "ai", "fight"]);
});

test("[OR-TURN-01] my own flight needs no telling, another's does; my dice always do", () => {
  const [mine] = scenesOf([{ type: "moved", player: 0, to: "nav-01", directly: false, rule }]);
  const [rolled] = scenesOf(fight);
  expect(mine && worthTelling(mine, 0)).toBe(false);
  expect(mine && worthTelling(mine, 1)).toBe(true);
  expect(rolled && worthTelling(rolled, 0)).toBe(true);
});

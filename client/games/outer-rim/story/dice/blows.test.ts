import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import type { News } from "#rules/outer-rim/index.ts";
import { unevenBlows } from "./blows.ts";

const fight: News = {
  type: "combat-resolved",
  attacker: 0,
  defender: 1,
  damage: [1, 2],
  won: false,
  rule: "OR-COM-05",
};
const hurt = (player: number, amount: number): News => ({
  type: "damage-suffered",
  player,
  on: "character",
  amount,
  rule: "OR-COM-06",
});

test("[OR-COM-06] who suffers another number than was rolled is told so", () => {
  expect(unevenBlows([fight, hurt(0, 2), hurt(1, 1)])).toEqual([]);
  expect(unevenBlows([fight, hurt(0, 2), hurt(1, 2)])).toEqual([
    { player: 1, suffered: 2, dealt: 1 },
  ]);
  expect(unevenBlows([fight, hurt(1, 1)])).toEqual([{ player: 0, suffered: 0, dealt: 2 }]);
});

test("[OR-COM-06] in real games most fights go as the dice say", () => {
  let fights = 0;
  let uneven = 0;
  for (const { news } of pagesOf({ seats: 3, options: {}, seed: 11, turns: 300 })) {
    if (!news.some(({ type }) => type === "combat-resolved")) continue;
    fights++;
    if (unevenBlows(news).length > 0) uneven++;
  }
  expect(fights).toBeGreaterThan(3);
  expect(uneven).toBeLessThan(fights / 2);
});

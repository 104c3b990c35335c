import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import type { News, View } from "#rules/outer-rim/index.ts";
import { held, viewOfHan } from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { en as texts } from "../../words/en.ts";
import { causesOf, unevenBlows, type CombatBlow } from "./blows.ts";

const words = { language: "en", texts, labels } as const;

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

test("[OR-COM-06] what made the difference is named, and never guessed", () => {
  const armored = viewOfHan({ cards: [held("bounty-hunter-helmet")] });
  const said = (
    view: View,
    blow: CombatBlow,
    kind: "ground" | "ship" = "ground",
  ): readonly string[] =>
    causesOf(blow, [fight], kind, { view, words, say: sayFor(view, [], words) });
  const blow = { player: 0, suffered: 1, dealt: 2 };
  expect(said(armored, blow)).toEqual([texts["card.bounty-hunter-helmet"]]);
  expect(said(armored, blow, "ship")).toEqual([]);
  expect(said(armored, { ...blow, suffered: 0 })).toEqual([]);
  expect(said(viewOfHan({}), blow)).toEqual([]);
  const fierce = viewOfHan({ character: "dengar" });
  const other = { ...fierce, players: [...viewOfHan({}).players, ...fierce.players] };
  expect(said(other, { ...blow, suffered: 3 })).toEqual(["Dengar’s ability"]);
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

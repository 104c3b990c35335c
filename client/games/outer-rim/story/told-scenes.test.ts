import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import type { Scene } from "./scenes.ts";
import { inBrief, stillTrue } from "./told-scenes.ts";

const rule = "OR-TURN-01";
const moved = (player: number): News => ({
  type: "moved",
  player,
  to: "kessel",
  directly: false,
  rule,
});
const fame = (player: number): News =>
  ({ type: "fame-gained", player, amount: 1, source: "job", card: "job.hutt-favor", rule }) as News;
const looked: News = { type: "top-discarded", deck: "job", card: "hutt-favor", rule } as News;
const scene = (player: number, ...news: News[]): { readonly scene: Scene } => ({
  scene: { kind: "travel", player, news },
});
const types = (told: readonly { readonly scene: Scene }[]): readonly unknown[] =>
  told.map(({ scene: { player, news } }) => [player, ...news.map(({ type }) => type)]);

test("[OR-TURN-01] in brief everybody's turn is one card with what lasts of it", () => {
  const told = [scene(1, moved(1)), scene(1, looked), scene(1, fame(1)), scene(2, moved(2))];
  expect(types(inBrief(told, 0, 0))).toEqual([
    [1, "moved", "fame-gained"],
    [2, "moved"],
  ]);
});

test("[OR-COM-07] in brief what befalls me stays a scene of its own, and what has been read stays as it is", () => {
  const attack = {
    type: "combat-began",
    kind: "ground",
    attacker: 1,
    defender: 0,
    strengths: [3, 3],
    rule,
  } as const;
  const told = [scene(2, looked), scene(1, moved(1)), scene(1, attack, looked), scene(1, fame(1))];
  expect(types(inBrief(told, 1, 0))).toEqual([
    [2, "top-discarded"],
    [1, "moved"],
    [1, "combat-began", "top-discarded"],
    [1, "fame-gained"],
  ]);
});

test("[HALL] what was taken back is told no longer; what came before it still is", () => {
  const told = [4, 6, 7].map((version) => ({ ...scene(1, moved(1)), version }));
  const at = { version: 8, at: 0 };
  expect(stillTrue(told, [{ ...at, type: "taken-back", seat: 1, to: 5 }])).toEqual(
    told.slice(0, 1),
  );
  expect(stillTrue(told, [{ ...at, type: "take-back-refused", seat: 1 }])).toEqual(told);
});

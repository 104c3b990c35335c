import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import { toldScenes, type ToldScene } from "../story/told-scenes.ts";
import { inTheAir, landsAt, tumbleMs } from "./tumble.ts";
import { cutOf, type Fall } from "./throws.ts";

const rule = "OR-TEST-02";
const skill = "tech";
const answered: News = { type: "answered", seat: 0, rule };
const lent: News = { type: "ability-used", player: 0, ability: "character", rule };
const roll = (player: number): News => ({
  type: "dice-rolled",
  player,
  dice: ["blank", "crit"],
  for: skill,
  roll: { type: "test", skill, known: 1, card: null },
  rule,
});
const again: News = {
  type: "dice-changed",
  player: 0,
  dice: ["hit", "crit"],
  by: "character",
  rule,
};
const passed: News = { type: "test-resolved", player: 0, skill, passed: true, rule };
const paid: News = { type: "credits-gained", player: 0, amount: 2000, rule };
const side = (index: 0 | 1, player: number | null): News => ({
  type: "dice-rolled",
  player,
  dice: ["hit"],
  for: "ground",
  roll: { type: "combat", combat: "ground", side: index },
  rule,
});
const spent: News = { type: "favor-spent", player: 1, kind: "die", rule };
const over: News = {
  type: "combat-resolved",
  attacker: 1,
  defender: 0,
  damage: [1, 1],
  won: true,
  rule,
};

/** Each news at a table of its own, which says how much has happened. */
function told(
  news: readonly News[],
  choices: readonly string[] = [],
  seat = 0,
): readonly ToldScene[] {
  const questions = [{ seat: 0, choices: choices.map((type) => ({ type })) }];
  const view = (round: number): View =>
    ({ current: 0, round, questions, agenda: [] }) as unknown as View;
  const steps = news.map((one, i) => ({ version: 1, news: [one], view: view(i + 1) }));
  return toldScenes({ before: view(0), steps }, seat, "mine");
}

const types = (news: readonly News[]): readonly string[] => news.map(({ type }) => type);

/** What is told, and at which table, as the dice fall. */
function cuts(scene: ToldScene): readonly unknown[] {
  const falls: readonly Fall[] = ["held", "thrown", "lain"];
  return [...scene.throws.keys(), scene.throws.length].flatMap((nth) =>
    (nth < scene.throws.length ? falls : falls.slice(0, 1)).map((fall) => {
      const cut = cutOf(scene, { nth, fall });
      return [cut.fall, types(cut.scene.news).join(" "), cut.table.round];
    }),
  );
}

test("[OR-TEST-02] until the dice lie, a scene is told up to them, at the table before them", () => {
  const [scene] = told([roll(0), passed, paid]);
  expect(scene && cuts(scene)).toEqual([
    ["held", "", 0],
    ["thrown", "", 0],
    ["lain", "dice-rolled test-resolved", 0],
    [null, "dice-rolled test-resolved credits-gained", 3],
  ]);
});

test("[OR-CHAR-01] dice thrown again fall once more, and the verdict waits for the last of them", () => {
  const [scene] = told([roll(0), again, passed]);
  expect(scene && cuts(scene)).toEqual([
    ["held", "", 0],
    ["thrown", "", 0],
    ["lain", "dice-rolled", 0],
    ["held", "dice-rolled", 1],
    ["thrown", "dice-rolled", 1],
    ["lain", "dice-rolled dice-changed test-resolved", 1],
    [null, "dice-rolled dice-changed test-resolved", 3],
  ]);
});

test("[OR-COM-03] both sides of a fight are one throw, whatever is spent between them; it is mine where I defend", () => {
  const [scene] = told([side(0, 1), spent, side(1, 0), over, paid]);
  expect(scene?.throws).toMatchObject([{ from: 0, to: 3, isMine: true, waits: true }]);
  expect(told([side(0, 1), side(1, null), over])[0]?.throws).toMatchObject([
    { from: 0, to: 2, isMine: false, waits: false },
  ]);
});

test("[OR-TEST-03] what I answered with a roll does not ask twice; help that was used, and a skill picked, do", () => {
  const waits = (news: readonly News[], choices: readonly string[]): unknown =>
    told(news, choices).flatMap(({ throws }) => throws.map((one) => one.waits));
  expect(waits([answered, roll(0), passed], ["roll", "use"])).toEqual([false]);
  expect(waits([answered, lent, roll(0), passed], ["roll", "use"])).toEqual([true]);
  expect(waits([answered, roll(0), passed], ["pick-skill"])).toEqual([true]);
  // Only the first of them was asked about, and somebody else's never waits for me.
  expect(waits([answered, roll(0), passed, roll(0), passed], ["roll"])).toEqual([false, true]);
  expect(waits([answered, roll(1), passed], ["roll"])).toEqual([false]);
});

test("[OR-TURN-01] where nothing is told my dice are rolled all the same", () => {
  const news = [roll(0), passed, roll(1), passed];
  const before = { current: 0, questions: [], agenda: [] } as unknown as View;
  const steps = news.map((one) => ({ version: 1, news: [one], view: before }));
  expect(toldScenes({ before, steps }, 0, "instant").map(({ scene }) => scene.player)).toEqual([0]);
});

test("[OR-DICE-01] dice land one after the other, mine later than others'; of another throw those that changed", () => {
  expect(landsAt(1, 2, true)).toBeGreaterThan(landsAt(0, 2, true));
  expect(tumbleMs(2, true, false)).toBeGreaterThan(tumbleMs(2, false, false));
  expect(tumbleMs(12, true, false)).toBeLessThan(2000);
  expect(inTheAir(["hit", "crit"], ["blank", "crit"])).toEqual([0]);
  expect(inTheAir(["hit", "crit"], [])).toEqual([0, 1]);
  expect(inTheAir(["blank", "crit"], ["blank", "crit"])).toEqual([1]);
});

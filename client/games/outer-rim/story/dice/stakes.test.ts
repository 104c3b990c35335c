import { expect, test } from "vitest";
import { lineText } from "../../tell/line.ts";
import { en as texts } from "../../words/en.ts";
import type { CombatTask } from "#rules/outer-rim/index.ts";
import { en as labels } from "../../labels/en.ts";
import { saying } from "../../words/say.ts";
import { leadsOf, stakesOf } from "./stakes.ts";

const gain = [{ do: "gain-credits", amount: 3000 }] as const;
const hurt = [{ do: "suffer", amount: 1, on: "character" }] as const;
const source = { card: "encounter.naboo-1", rule: "OR-ENC-01" };
const told = (task: Parameters<typeof stakesOf>[0]): readonly string[] =>
  stakesOf(task, texts).map((line) => lineText(line, texts));

test("[UB-FAV-01] what a test brings and costs is read before help is asked for it", () => {
  const lines = told({
    type: "test",
    after: { type: "effects", pass: gain, fail: hurt, source },
  });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Passed.*3,000/);
  expect(lines[1]).toMatch(/^Failed.*damage/);
});

test("[OR-COM-07] so is what hangs on a fight; a patrol's prize is told where it is met", () => {
  const fight = { type: "effects", win: gain, lose: [], source } as const;
  expect(told({ type: "combat", after: fight })).toHaveLength(1);
  expect(told({ type: "combat", after: { type: "patrol", faction: "hutt" } })).toEqual([]);
});

test("[OR-COM-07] whoever is attacked reads whose prize it is", () => {
  const side = { player: 0, strength: 3, extra: 0, dice: [] };
  const task = {
    type: "combat",
    after: { type: "effects", win: gain, lose: hurt, source },
    sides: [side, { ...side, player: 1 }],
  } as unknown as CombatTask;
  const words = { language: "en", texts, labels } as const;
  const say = saying([{ name: "Wes" }, { name: "Ginny" }], texts, { players: [] });
  const read = (seat: number | null): readonly string[] =>
    stakesOf(task, texts, leadsOf(task, { seat, words, say })).map((line) => lineText(line, texts));
  expect(read(1)[0]).toMatch(/^If Wes wins.*3,000/);
  expect(read(1)[1]).toMatch(/^If Wes loses.*damage/);
  expect(read(null)).toEqual(read(1));
  expect(read(0)).toEqual(told(task));
});

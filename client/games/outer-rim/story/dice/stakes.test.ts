import { expect, test } from "vitest";
import { lineText } from "../../tell/line.ts";
import { en as texts } from "../../words/en.ts";
import { stakesOf } from "./stakes.ts";

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

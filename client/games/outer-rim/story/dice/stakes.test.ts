import { expect, test } from "vitest";
import { lineText } from "../../tell/line.ts";
import { en as texts } from "../../words/en.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { saying } from "../../words/say.ts";
import { stakesOf } from "./stakes.ts";

type Stake = Parameters<typeof stakesOf>[0];

const gain = [{ do: "gain-credits", amount: 3000 }] as const;
const hurt = [{ do: "suffer", amount: 1, on: "character" }] as const;
const hit = [{ do: "suffer", amount: 2, on: "ship" }] as const;
const source = { card: "encounter.naboo-1", rule: "OR-ENC-01" };
const words = { language: "en", texts, labels } as const;
const say = saying([{ name: "Wes" }, { name: "Ginny" }], texts, { players: [] });
/** As the first seat reads it, or another. */
const told = (task: Stake, seat: number | null = 0): readonly string[] =>
  stakesOf(task, { seat, words, say }).map((line) => lineText(line, texts));

const side = { player: 0, strength: 3, extra: 0, dice: [] } as const;
type Fight = Extract<Stake, { readonly type: "combat" }>;
const fight = (after: Fight["after"]): Fight =>
  ({ type: "combat", after, sides: [side, { ...side, player: 1 }] }) as unknown as Fight;

test("[UB-FAV-01] what a test brings and costs is read before help is asked for it", () => {
  const after = { type: "effects", pass: gain, fail: hurt, source } as const;
  const lines = told({ type: "test", player: 0, after });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Passed.*3,000/);
  expect(lines[1]).toMatch(/^Failed.*damage/);
});

test("[UB-FAV-01] whoever is asked for help reads whose ship it is", () => {
  const after = { type: "effects", pass: gain, fail: hit, source } as const;
  const task = { type: "test", player: 0, after } as const;
  expect(told(task)[1]).toBe("Failed: your ship suffers 2 damage.");
  expect(told(task, 1)).toEqual([
    "If Wes passes: gains 3,000 credits.",
    "If Wes fails: their ship suffers 2 damage.",
  ]);
  const opposed = { type: "opposed", best: gain, even: [], worst: hurt, source } as const;
  expect(told({ ...task, after: opposed } as unknown as Stake, 1)).toEqual([
    "Wes passes, the other fails: gains 3,000 credits.",
    "The other passes, Wes fails: suffers 1 damage.",
  ]);
});

test("[OR-COM-07] so is what hangs on a fight; a patrol's prize is told where it is met", () => {
  expect(told(fight({ type: "effects", win: gain, lose: [], source }))).toHaveLength(1);
  expect(told(fight({ type: "patrol", faction: "hutt" }))).toEqual([]);
});

test("[OR-COM-07] whoever is attacked reads whose prize it is", () => {
  const task = fight({ type: "effects", win: gain, lose: hurt, source });
  expect(told(task, 1)[0]).toMatch(/^If Wes wins.*3,000/);
  expect(told(task, 1)[1]).toMatch(/^If Wes loses.*damage/);
  expect(told(task, null)).toEqual(told(task, 1));
  expect(told(task)[0]).toMatch(/^Won.*3,000/);
});

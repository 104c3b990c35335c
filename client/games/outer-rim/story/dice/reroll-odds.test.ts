import { expect, test } from "vitest";
import {
  outerRim,
  type CombatTask,
  type Command,
  type Face,
  type View,
} from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { rerollChips } from "./reroll-odds.ts";

const setup = { seats: 2, options: {}, content: null };
const [laid] = outerRim.setUp(setup, oneStream(quickRng(1)));
const begun = outerRim.begin(setup);
const table = outerRim.viewFor(laid === undefined ? begun : outerRim.evolve(begun, laid), 0);

const landoAlone = { players: [{ character: "lando-calrissian", space: "naboo" } as const] };

function side(dice: readonly Face[], player: number | null): CombatTask["sides"][0] {
  return { player, strength: dice.length, extra: 0, dice, used: [] };
}

function fight(mine: readonly Face[], theirs: readonly Face[]): View {
  const task = {
    type: "combat",
    kind: "ground",
    phase: "after",
    side: 0,
    sides: [side(mine, 0), side(theirs, null)],
    stunned: false,
    after: { type: "patrol", faction: "hutt" },
  } as unknown as CombatTask;
  return { ...table, agenda: [task] };
}

function chance(view: View, dice: Extract<Command, { type: "reroll" }>["dice"]): number {
  const [chip] = rerollChips({ type: "reroll", ability: "character", dice }, view);
  return chip === undefined ? -1 : chip.chance.ways / chip.chance.of;
}

test("[OR-COM-04] rolling again: what stays counts, the attacker wins ties", () => {
  // One hit stays; one more is missing, and four of eight sides bring it.
  expect(chance(fight(["hit", "blank"], ["hit", "hit"]), "blanks")).toBe(1 / 2);
  // Two dice again, two to be had: 1 − none (16/64) − exactly one (24/64).
  expect(chance(fight(["focus", "blank"], ["hit", "hit"]), "not-hits")).toBe(24 / 64);
  // A hit goes back, too, where all but critical hits are rolled.
  expect(chance(fight(["crit", "hit"], ["crit", "crit"]), "not-crits")).toBe(1 / 8);
  expect(chance(fight(["hit", "blank"], ["hit"]), "one")).toBe(1);
});

test("[OR-COM-05] dice that win as they lie say so beside rolling again", () => {
  const asked = (view: View): View =>
    ({
      ...view,
      questions: [{ seat: 0, choices: [{ type: "stand" }, { type: "reroll", dice: "one" }] }],
    }) as unknown as View;
  const stand = (view: View): readonly unknown[] => rerollChips({ type: "stand" }, view);
  const sure = [{ kind: "win", chance: { ways: 1, of: 1 }, atLeast: false }];
  expect(stand(asked(fight(["hit", "blank"], ["hit"])))).toEqual(sure);
  expect(stand(asked(fight(["hit", "blank"], ["crit"])))).toEqual([]);
  // Nothing to compare it with: the sentence beneath the dice is enough.
  expect(stand(fight(["hit"], ["hit"]))).toEqual([]);
});

test("[OR-TEST-04] a test rolled again passes as well as its skill is known", () => {
  const task = { type: "test", player: 0, skills: ["tech"], dice: ["focus", "focus"], lent: [] };
  const view = { ...table, agenda: [task] } as unknown as View;
  expect(chance(view, "one")).toBe(1 / 8);
  expect(chance(view, "not-hits")).toBe(15 / 64);
});

test("[OR-MKT-08] [OR-CARGO-03] rolling the only die again has a chance of its own", () => {
  const die = { player: 0, card: "hutt-informant", face: "blank", used: [] } as const;
  const purchase: View = {
    ...table,
    agenda: [{ ...die, type: "purchase-die", deck: "cargo" }],
  };
  expect(chance(purchase, "one")).toBe(3 / 8);
  expect(chance({ ...table, agenda: [{ ...die, type: "smuggle" }] }, "one")).toBe(3 / 8);
  expect(rerollChips({ type: "stand" }, purchase)).toEqual([]);
  // Who throws it again has no further throw.
  const lando = { ...purchase, players: stage(landoAlone).state().players } as View;
  expect(chance(lando, "one")).toBe(3 / 8);
});

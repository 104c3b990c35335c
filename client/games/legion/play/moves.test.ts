import { expect, test } from "vitest";
import { legion, type Command, type State } from "#rules/legion/index.ts";
import { fold, isRefusal } from "#rules/game.ts";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { endActivation, attackOn, killedByAttack, killedInside, poisonOn } from "./moves.ts";
import { foresee } from "./defeat/what-if.ts";

const never = (): never => {
  throw new Error("no chance");
};

function after(commands: readonly Command[], from?: State): State {
  const setup = { seats: 1, options: {}, content: { units: demoUnits } };
  let state = from ?? fold(legion, legion.begin(setup), legion.setUp(setup, never));
  for (const command of commands) {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) throw new Error(decision.code);
    state = fold(legion, state, decision);
  }
  return state;
}

const marks: readonly Command[] = [
  { type: "mark", by: "boba-fett", target: "leia-organa" },
  { type: "mark", by: "bossk", target: "leia-organa" },
];
const unitIn = (state: State, id: string) => {
  const unit = state.units.find((each) => each.id === id);
  if (unit === undefined) throw new Error(id);
  return unit;
};

test("[LB-LEDGER-09] the table says whether the unit lived; wounds nobody wrote down are corrected first", () => {
  const loaded = after([
    ...marks,
    attackOn("boba-fett", unitIn(after(marks), "leia-organa"), 2, 2),
  ]);
  const leia = unitIn(loaded, "leia-organa");
  const fatal = endActivation(leia, ["stims"], "stims");
  expect(fatal).toHaveLength(2);
  expect(unitIn(after(fatal ?? [], loaded), "leia-organa").defeated).toBe(true);
  expect(endActivation(leia, ["stims"], null)).toHaveLength(1);
  expect(
    unitIn(after(endActivation(leia, ["stims"], null) ?? [], loaded), "leia-organa"),
  ).toMatchObject({ defeated: false, wounded: 2 });
});

test("[LB-ORDER-05] with both waiting, either effect can be the fatal one", () => {
  const start = after(marks);
  const both = after(
    [
      attackOn("boba-fett", unitIn(start, "leia-organa"), 2, 2),
      poisonOn("bossk", unitIn(start, "leia-organa"), 1),
    ],
    start,
  );
  const leia = unitIn(both, "leia-organa");
  for (const [fatal, hunter] of [
    ["poison", "bossk"],
    ["stims", "boba-fett"],
  ] as const) {
    const end = after(endActivation(leia, ["poison", "stims"], fatal) ?? [], both);
    expect(end.tokens.map((token) => token.holder)).toEqual([hunter, hunter]);
  }
  const frail = { ...leia, wounds: 3, wounded: 0 };
  expect(endActivation(frail, ["poison", "stims"], null)).toBe(null);
});

test("[LB-TRANSPORT-01] a rider dies of the hull", () => {
  const state = after([
    ...marks,
    { type: "board", unit: "leia-organa", vehicle: "x-34-landspeeder" },
  ]);
  const end = after(
    killedInside("bossk", unitIn(state, "leia-organa"), unitIn(state, "x-34-landspeeder")),
    state,
  );
  expect(unitIn(end, "leia-organa").defeated).toBe(true);
  expect(end.tokens.map((token) => token.holder)).toEqual(["bossk", "bossk"]);
});

test("what an entry would change is foreseen, and nothing is written", () => {
  const view = legion.viewFor(after(marks), 0);
  const leia = unitIn(view, "leia-organa");
  expect(foresee(view, killedByAttack("boba-fett", leia))).toEqual({
    possible: true,
    winners: ["boba-fett"],
    scores: [{ side: "blue", from: 0, to: 1 }],
  });
  expect(foresee(view, killedByAttack(null, leia))).toEqual({
    possible: true,
    winners: [],
    scores: [],
  });
  expect(foresee(view, [{ type: "disembark", unit: "leia-organa" }])).toEqual({
    possible: false,
    winners: [],
    scores: [],
  });
});

import { expect, test } from "vitest";
import { fold, isRefusal } from "#rules/game.ts";
import { legion, type MissionChoice, type State } from "#rules/legion/index.ts";
import { factsOf, mayHold, tapped, type PointsBySide } from "./points-held.ts";

const never = (): never => {
  throw new Error("no chance");
};

function stateWith(mission: Partial<MissionChoice>): State {
  const cards = { primary: null, secondary: null, advantages: { blue: null, red: null } };
  const setup = {
    seats: 1,
    options: { edition: "current" },
    content: { units: [], mission: { ...cards, ...mission } },
  };
  return fold(legion, legion.begin(setup), legion.setUp(setup, never));
}

test("[LC-POI-02] a tap gives a point to one side and takes it from the other, a second to nobody", () => {
  const state = stateWith({ primary: "shifting-priorities" });
  const tap = (held: PointsBySide, side: "blue" | "red", point: number) =>
    tapped(state, held, "secured", side, point);
  const blue = tap(tap({}, "blue", 0), "blue", 1);
  expect(factsOf(blue)).toEqual({ blue: { secured: 2 }, red: {} });
  expect(factsOf(tap(blue, "red", 1))).toEqual({ blue: { secured: 1 }, red: { secured: 1 } });
  expect(factsOf(tap(tap(blue, "blue", 0), "blue", 1))).toEqual({ blue: {}, red: {} });
});

test("[LC-PRI-02] a point that both may contest is both's", () => {
  const state = stateWith({ primary: "recover-the-research" });
  const blue = tapped(state, {}, "contested", "blue", 0);
  expect(factsOf(tapped(state, blue, "contested", "red", 0))).toEqual({
    blue: { contested: 1 },
    red: { contested: 1 },
  });
});

test("[LC-POI-02] whatever can be tapped is accepted, in any order", () => {
  const state = stateWith({ primary: "breakthrough", secondary: "retrieve-the-data" });
  let held: PointsBySide = {};
  const taps = [0, 1, 2, 3, 4].flatMap((point) =>
    (["cores", "ownFree", "enemySecured"] as const).flatMap((fact) =>
      (["red", "blue"] as const).map((side) => ({ fact, side, point })),
    ),
  );
  for (const { fact, side, point } of taps) {
    if ((fact === "cores" || point < 2) && mayHold(state, held, fact, side, point))
      held = tapped(state, held, fact, side, point);
    const decision = legion.decide(state, 0, { type: "end-phase", facts: factsOf(held) }, never);
    expect(isRefusal(decision) ? decision : null).toBe(null);
  }
  expect(
    mayHold(
      state,
      { ownFree: { blue: [0, 1], red: [] }, enemySecured: { blue: [], red: [0] } },
      "enemySecured",
      "red",
      1,
    ),
  ).toBe(false);
});

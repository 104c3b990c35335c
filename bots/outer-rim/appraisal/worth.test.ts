import { expect, test } from "vitest";
import { outerRim, type Effects } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { minds } from "../players/levels.ts";
import { worthOf } from "./worth.ts";

/** As Doctor Evazan operates. */
const operation: Effects = [
  {
    do: "roll",
    hit: [{ do: "recover", on: "character", amount: "all" }],
    crit: [{ do: "recover", on: "character", amount: "all" }],
    focus: [{ do: "recover", on: "character", amount: 1 }],
    blank: [{ do: "suffer", on: "character", amount: 1 }],
  },
];

test.each([
  { damage: 0, shipDamage: 0, good: false },
  { damage: 0, shipDamage: 3, good: false },
  { damage: 2, shipDamage: 0, good: true },
])(
  "[OR-DMG-01] an operation is worth something to the wounded alone: %o",
  ({ good, ...wounds }) => {
    const table = stage({ players: [{ character: "bossk", space: "naboo", ...wounds }] });
    const view = { ...outerRim.viewFor(table.state(), 0), mind: minds[2] };
    expect(worthOf(view, operation) > 0).toBe(good);
  },
);

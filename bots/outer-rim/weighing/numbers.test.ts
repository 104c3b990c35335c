import { expect, test } from "vitest";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { firstly, held, stage } from "#rules/outer-rim/testing/stage.ts";
import type { Effects } from "#rules/outer-rim/index.ts";
import { minds } from "../players/levels.ts";
import { weighCommands } from "./weigh.ts";

const [, , sharp] = minds;
/** [OR-SLOT-01] As much as anybody can carry. */
const gear = ["vibro-ax", "vibroknife"];

function best(effects: Effects, credits: number): Command | undefined {
  const state = stage({
    players: [
      {
        character: "bossk",
        space: "naboo",
        credits,
        cards: gear.map((id) => held(id)),
      },
      { character: "dengar", space: "kessel" },
    ],
    agenda: firstly(effects),
  }).state();
  const view = outerRim.viewFor(state, 0);
  const weighed = weighCommands({ ...view, mind: sharp }, outerRim.options(view));
  return weighed.toSorted((a, b) => b.total - a.total)[0]?.command;
}

test("[OR-MKT-07] a special order is for something there is a slot for", () => {
  const order = { do: "special", name: "special-order" } as const;
  expect(best([order], 8000)).toEqual({ type: "pick-number", number: 1 });
});

test("[UB-CARD-08] the price named is the dearest that can be paid", () => {
  const name = { do: "special", name: "name-a-ship-price" } as const;
  expect(best([name], 12_000)).toEqual({ type: "pick-number", number: 10_000 });
});

import { expect, test } from "vitest";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { aboard, firstly, stage, type Stage } from "#rules/outer-rim/testing/stage.ts";
import { minds } from "../players/levels.ts";
import { weighCommands } from "./weigh.ts";

const bossk = { character: "bossk", ship: "g9-rigger", space: "nav-12", credits: 0 } as const;
const dengar = { character: "dengar", space: "naboo" } as const;

function best(table: Stage): Command["type"] | undefined {
  const view = outerRim.viewFor(table.state(), 0);
  const weighed = weighCommands({ ...view, mind: minds[2] }, outerRim.options(view));
  return weighed.toSorted((a, b) => b.total - a.total)[0]?.command.type;
}

test.each([
  ["crit", "stand"],
  ["hit", "stand"],
  ["blank", "reroll"],
] as const)("[UB-CLAR-09] a card’s die that shows %s: %s", (face, answer) => {
  // Lando, who flies along, may have any die thrown again; this is the one he asks for himself.
  const table = stage({
    players: [bossk, dengar],
    state: (state) => aboard(state, 0, "lando-calrissian"),
    agenda: firstly([
      {
        do: "roll",
        hit: [{ do: "gain-credits", amount: 2000 }],
        crit: [{ do: "gain-credits", amount: 4000 }],
        blank: [{ do: "discard", kind: "crew" }],
      },
    ]),
    dice: [face],
  });
  expect(best(table)).toBe(answer);
});

test.each([
  ["blank", "reroll"],
  ["hit", "stand"],
] as const)("[OR-COM-05] in a fight whose worst die shows %s: %s", (face, answer) => {
  const table = stage({
    players: [bossk, dengar],
    state: (state) => ({
      patrols: { ...state.patrols, rebel: { level: 1, space: "nav-12" } },
      ...aboard(state, 0, "lando-calrissian"),
    }),
  });
  const fight: Command = { type: "fight-patrol", faction: "rebel" };
  const met = table.say({ type: "earn" }).say({ type: "end-actions" });
  expect(best(met.say(fight, "crit", face, "crit", "hit", "blank"))).toBe(answer);
});

import { expect, test } from "vitest";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import {
  bossk,
  dengar,
  inEncounter,
  meetingLando,
  patrolsAt,
} from "#rules/outer-rim/scenes/rare-scenes.ts";
import { aboard, stage, type Stage } from "#rules/outer-rim/scenes/stage.ts";
import { minds } from "../players/levels.ts";
import { weighCommands } from "./weigh.ts";

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
  expect(best(meetingLando(face))).toBe(answer);
});

/** Lando flies along, and one die of the fight may be thrown again. */
function fight(...mine: readonly ["hit" | "crit", "hit" | "blank"]): Stage {
  const table = stage({
    players: [{ ...bossk, ship: "g9-rigger", space: "nav-12" }, dengar],
    state: (state) => ({
      ...patrolsAt("nav-12", "rebel")(state),
      ...aboard(state, 0, "lando-calrissian"),
    }),
  });
  return inEncounter(table).say(
    { type: "fight-patrol", faction: "rebel" },
    ...mine,
    "hit",
    "hit",
    "blank",
  );
}

test("[OR-COM-05] in a fight a blank is thrown again, a hit is not", () => {
  expect(best(fight("hit", "blank"))).toBe("reroll");
  expect(best(fight("crit", "hit"))).toBe("stand");
});

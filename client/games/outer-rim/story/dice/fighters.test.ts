import { expect, test } from "vitest";
import { outerRim, type CombatTask } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { percent } from "../odds.ts";
import { fightersChips } from "./fighters.ts";

const side = { strength: 4, extra: 0, dice: [], used: [] };
const fight: CombatTask = {
  type: "combat",
  phase: "before",
  kind: "ground",
  side: 0,
  sufferLess: 0,
  stunned: false,
  after: { type: "player-bounty", card: "" },
  sides: [
    { ...side, player: 0 },
    { ...side, player: 1 },
  ],
};

test("[OR-COM-05] in a fight between two people each reads the odds of their own side", () => {
  const table = stage({
    players: [
      { character: "ketsu-onyo", space: "naboo" },
      { character: "bossk", space: "naboo", damage: 3 },
    ],
  });
  const view = outerRim.viewFor(table.state(), 0);
  const [mine, down] = fightersChips(fight, view, 0);
  const [theirs, fallen] = fightersChips(fight, view, 1);
  if (!mine || !theirs || !down || !fallen) throw new Error("both read their odds");
  expect(mine.chance.ways + theirs.chance.ways).toBe(mine.chance.of);
  expect(percent(mine.chance, "en")).not.toBe(percent(theirs.chance, "en"));
  expect(percent(down.chance, "en")).not.toBe(percent(fallen.chance, "en"));
});

import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { firstly, held, stage } from "#rules/outer-rim/testing/stage.ts";
import { wouldBe } from "./would-be.ts";

test("[OR-COM-04] a card that adds hits says what it would come to; keeping the dice says nothing", () => {
  const table = stage({
    players: [
      { character: "han-solo", space: "naboo", cards: [held("wrist-rocket")] },
      { character: "dengar", space: "naboo" },
    ],
    agenda: firstly([{ do: "fight", combat: "ground", strength: 3 }]),
    dice: ["hit", "focus", "hit", "crit", "hit", "crit"],
  });
  const view = outerRim.viewFor(table.state(), 0);
  expect(wouldBe({ type: "use", ability: "wrist-rocket" }, view)).toEqual([4, 5]);
  expect(wouldBe({ type: "stand" }, view)).toBeNull();
});

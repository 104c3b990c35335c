import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { questionFor } from "../asked.ts";
import { isStopped } from "./stopped.ts";

/** Bossk beside the Hutts' patrol, thought of like this by the Hutts. */
function stopped(hutt: -1 | 0 | 1): boolean {
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "tatooine",
        reputation: { hutt, syndicate: 0, imperial: 0, rebel: 0 },
      },
    ],
    state: ({ patrols }) => ({
      patrols: { ...patrols, hutt: { ...patrols.hutt, space: "tatooine" } },
    }),
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const question = questionFor(outerRim.viewFor(table.state(), 0), 0);
  if (question?.ask !== "encounter") throw new Error("no encounter is asked");
  return isStopped(question);
}

test("[OR-TURN-05] only a hostile patrol comes before everything else", () => {
  expect([-1, 0, 1].map((hutt) => stopped(hutt as -1 | 0 | 1))).toEqual([true, false, false]);
});

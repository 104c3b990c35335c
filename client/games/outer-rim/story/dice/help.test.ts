import { expect, test } from "vitest";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { questionFor } from "../../asked.ts";
import { fightersChips } from "./fighters.ts";
import { helpChips, helpFor } from "./help.ts";

/** Bossk hunts somebody, with a staff that can stun. */
function fighting(): View {
  const table = stage({
    players: [{ character: "bossk", space: "naboo", cards: [held("electroripper-staff")] }],
    agenda: [
      {
        type: "combat",
        kind: "ground",
        phase: "before",
        side: 0,
        sides: [
          { player: 0, strength: 4, dice: [], used: [], extra: 0 },
          { player: null, strength: 5, dice: [], used: [], extra: 0 },
        ],
        sufferLess: 0,
        stunned: false,
        after: { type: "bounty", card: "bib-fortuna", token: 0 },
      },
    ],
  });
  return outerRim.viewFor(table.state(), 0);
}

test("[OR-COM-02] a weapon that can stun says before the roll what it does and what the odds become", () => {
  const view = fighting();
  const question = questionFor(view, 0);
  const task = view.agenda.at(-1);
  if (question === null || task?.type !== "combat") throw new Error("no fight is asked about");
  expect(question.ask).toBe("before-combat");
  const use = { type: "use", ability: "electroripper-staff" } as const;
  expect(helpFor(use, question, view).map(({ type }) => type)).toEqual(["stun"]);
  const [now] = fightersChips(task, view, 0);
  const [then] = helpChips(use, question, view);
  if (now === undefined || then === undefined) throw new Error("no odds");
  const part = ({ chance }: typeof now): number => chance.ways / chance.of;
  expect(part(then)).toBeGreaterThan(part(now));
  expect(helpChips({ type: "roll" }, question, view)).toEqual([]);
});

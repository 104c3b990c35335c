import { expect, test } from "vitest";
import { outerRim } from "../index.ts";
import { stage } from "../testing/stage.ts";
import type { State } from "../state.ts";

/** A table where somebody wrote more into a task and a question than the allow-lists name. */
function careless(): State {
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "nav-16",
        secrets: [{ deck: "navpoint", card: "navpoint-02", section: "patrol" }],
      },
      { character: "dengar", space: "naboo" },
    ],
  });
  const state = table.state();
  const note = { note: "hidden in plain sight" };
  return {
    ...state,
    agenda: state.agenda.map((task) => ({ ...task, ...note })),
    pending: {
      ...state.pending,
      questions: state.pending.questions.map((question) => ({
        ...question,
        ...note,
        choices: [...question.choices, { type: "use-secret", secret: 0 }],
      })),
    },
  };
}

test("[OR-ENC-04] a view holds what its allow-lists name, and nothing else", () => {
  const state = careless();
  for (const viewer of [0, 1, "spectator"] as const)
    expect(JSON.stringify(outerRim.viewFor(state, viewer))).not.toContain("hidden in plain sight");
});

test("[OR-ENC-05] whether a secret could be used now is its owner’s business", () => {
  const state = careless();
  expect(JSON.stringify(outerRim.viewFor(state, 0).questions)).toContain("use-secret");
  expect(JSON.stringify(outerRim.viewFor(state, 1).questions)).not.toContain("use-secret");
  expect(JSON.stringify(outerRim.viewFor(state, 1))).not.toContain("navpoint-02");
});

import { expect, test } from "vitest";
import { outerRim, type Skill } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { skillChance } from "./skill-chance.ts";

const job = { skills: ["influence", "strength"], at: "ryloth" } as const;

/** How well Han Solo, who was advised, knows it in the test of that job. */
function known(space: "ryloth" | "naboo", advice: Skill, skill: Skill): number {
  const favors = { received: true, skill: advice, die: false, shortcut: false };
  const table = stage({ players: [{ character: "han-solo", space, favors }] });
  const [han] = outerRim.viewFor(table.state(), 0).players;
  if (han === undefined) throw new Error("nobody here");
  return skillChance(han, job, skill).known;
}

test("[UB-FAV-04] advice of this turn counts in the first test of a job that is here", () => {
  expect(known("ryloth", "influence", "influence")).toBe(1);
  expect(known("naboo", "influence", "influence")).toBe(0);
  expect(known("ryloth", "strength", "strength")).toBe(0);
});

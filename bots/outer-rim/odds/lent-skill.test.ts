/** What may be used by choice in a whole job: a skill lent once in a turn is counted, the rest makes it "at least". */
import { expect, test } from "vitest";
import { outerRim, type Effects } from "#rules/outer-rim/index.ts";
import { stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import type { StoryOdds } from "./story-branches.ts";
import { storyOdds } from "./story-odds.ts";

const [poor, good, sure] = [15 / 64, 48 / 64, 60 / 64];
const hard = (skill: "influence" | "stealth"): Effects[number] => ({
  do: "test",
  skill,
  fail: [{ do: "fail" }],
});

function odds(me: StagedScene["players"][number], ...lines: Effects): StoryOdds {
  const table = stage({ players: [{ space: "naboo", ...me }, { character: "dengar" }] });
  return storyOdds(outerRim.viewFor(table.state(), 0), 0, [...lines, { do: "complete" }]);
}

const aphra = { character: "doctor-aphra" } as const;

test("[OR-TEST-03] a skill lent once in a turn is lent where it helps most, and only once", () => {
  const one = odds(aphra, hard("influence"));
  expect(one.done).toBeCloseTo(good, 9);
  // She knows stealth already: the other test needs it more.
  expect(odds(aphra, hard("stealth"), hard("influence")).done).toBeCloseTo(good * good, 9);
  expect(odds(aphra, hard("influence"), hard("influence")).done).toBeCloseTo(good * poor, 9);
  expect(odds(aphra, hard("stealth")).done).toBeCloseTo(sure, 9);
  expect(one.atLeast).toBe(false);
});

test("[OR-TEST-03] once it was lent in this turn, it is not lent again", () => {
  const spent = odds({ ...aphra, used: ["any-skill:character"] }, hard("influence"));
  expect(spent).toMatchObject({ done: poor, atLeast: false });
});

test("[OR-TEST-04] other help by choice makes the whole at least so likely, where it can help", () => {
  const helped = { character: "bossk", crew: [{ id: "hired-help", token: null }] } as const;
  const bossk = { character: "bossk" } as const;
  expect(odds(helped, hard("influence")).atLeast).toBe(true);
  expect(odds(bossk, hard("influence")).atLeast).toBe(false);
  // A test that nothing hangs on.
  expect(odds(helped, { do: "test", skill: "influence" }).atLeast).toBe(false);
  const fight = { do: "fight", combat: "ground", strength: 4, lose: [{ do: "fail" }] } as const;
  expect(odds({ character: "lando-calrissian" }, fight).atLeast).toBe(true);
  expect(odds(bossk, fight).atLeast).toBe(false);
});

import { expect, test } from "vitest";
import { bountyHunters, standardSet } from "#rules/bounty-hunters/index.ts";
import { chanceOf } from "#rules/rng.ts";
import { learner, openLesson } from "./game.ts";
import { lessonKey, lessonSetup, teaches } from "./opening.ts";

test("[BH-INTRO-03] the lesson deals a target, two hunters who take it together, and a crate", () => {
  const dealt = bountyHunters
    .setUp(lessonSetup, chanceOf(lessonKey()))
    .find((event) => event.type === "hands-dealt");
  expect(dealt?.type === "hands-dealt" && teaches(standardSet, dealt.hands[learner] ?? [])).toBe(
    true,
  );
});

test("[BH-INTRO-06] following the clerk ends the lesson in a sensible number of turns", () => {
  const game = openLesson();
  game.answerAll();
  for (let moves = 0; game.outcome() === null && moves < 400; moves++) {
    const advice = game.advice();
    if (advice) expect(game.play(advice)).toBeNull();
    game.answerAll();
  }
  expect(game.outcome()).not.toBeNull();
  expect(game.view().turn).toBeLessThanOrEqual(22);
});

/** The lesson's table: the real engine, three novices, one learner, in this browser alone. */
// By name: the list of all bots would bring every game of the house along.
import { novice } from "#bots/bounty-hunters/players/novice.ts";
import { openTable, type LessonGame } from "#client/lesson/table.ts";
import { bountyHunters, type BountyHunters, type View } from "#rules/bounty-hunters/index.ts";
import type { Chance, Seat } from "#rules/game.ts";
import { chanceOf } from "#rules/seeded-chance.ts";
import type { AdvisedMove } from "../moves/meant.ts";
import { strongMove } from "./strong-move.ts";
import { lessonKey, lessonSetup } from "./opening.ts";

const thinking = { type: "iterations", iterations: 1 } as const;

export function openLesson(key: string = lessonKey()): LessonGame<BountyHunters, AdvisedMove> {
  const chance: Chance = chanceOf(key);
  const rng = chance("bots");
  const table = openTable<BountyHunters>({
    game: bountyHunters,
    setup: lessonSetup,
    chance,
    owes,
    answer: (view, options) => novice.play(view, options, rng, thinking).command,
  });
  return { ...table, advice: () => strongMove(table.view(), chance) };
}

function owes({ step }: View, seat: Seat): boolean {
  if (step.type === "draw" || step.type === "choose") return step.ready[seat] !== true;
  return true;
}

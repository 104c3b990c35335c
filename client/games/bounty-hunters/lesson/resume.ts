/** Where the learner was before a reload, or a new table. */
import type { Command } from "#rules/bounty-hunters/index.ts";
import { openLesson, type LessonGame } from "./game.ts";
import { keptLesson } from "./kept.ts";
import type { Topic } from "./remark.ts";

export interface Resumed {
  readonly table: LessonGame;
  readonly moves: Command[];
  readonly told: Set<Topic>;
}

export function resume(): Resumed {
  const kept = keptLesson();
  const table = openLesson();
  if (table.playAgain(kept.moves)) {
    // What happened before the reload was told then.
    if (kept.moves.length > 0) table.news();
    return { table, moves: [...kept.moves], told: new Set(kept.told) };
  }
  const fresh = openLesson();
  fresh.answerAll();
  return { table: fresh, moves: [], told: new Set() };
}

/** Where the learner was before a reload, or a new table. */
import type { GameTypes } from "#rules/game.ts";
import type { KeptLesson } from "./kept.ts";
import type { LessonGame } from "./table.ts";

export interface ResumedLesson<T extends GameTypes, Meant, Topic extends string> {
  readonly table: LessonGame<T, Meant>;
  readonly moves: T["command"][];
  readonly told: Set<Topic>;
}

export function resume<T extends GameTypes, Meant, Topic extends string>(
  open: () => LessonGame<T, Meant>,
  kept: KeptLesson<T["command"], Topic>,
): ResumedLesson<T, Meant, Topic> {
  const table = open();
  if (table.playAgain(kept.moves)) {
    // What happened before the reload was told then.
    if (kept.moves.length > 0) table.heard();
    return { table, moves: [...kept.moves], told: new Set(kept.told) };
  }
  const fresh = open();
  fresh.answerAll();
  return { table: fresh, moves: [], told: new Set() };
}

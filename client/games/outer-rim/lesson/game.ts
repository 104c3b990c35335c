/** The lesson's table: the real engine, a printed opponent, one learner, in this browser alone. */
import { openTable, type LessonGame } from "#client/lesson/table.ts";
import { outerRim, type OuterRim } from "#rules/outer-rim/index.ts";
import { chanceOf } from "#rules/seeded-chance.ts";
import { lessonKey, lessonSetup, openingMove } from "./opening.ts";
import { strongMove, type AdvisedMove } from "./meant/strong-move.ts";

export function openLesson(key: string = lessonKey()): LessonGame<OuterRim, AdvisedMove> {
  const chance = chanceOf(key);
  const table = openTable<OuterRim>({
    game: outerRim,
    setup: lessonSetup,
    chance,
    owes: () => true,
    answer: () => {
      throw new Error("only the learner sits at this table");
    },
  });
  for (;;) {
    const view = table.view();
    const move = openingMove(view, outerRim.options(view));
    if (move === null) break;
    const refusal = table.play(move);
    if (refusal !== null) throw new Error(`the opening was refused: ${refusal.code}`);
  }
  // The set-up is not told: the clerk welcomes to the first turn.
  table.heard();
  return { ...table, advice: () => strongMove(table.view(), chance) };
}

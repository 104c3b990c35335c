/** The lesson of this game, as the house teaches. */
import { lessonShelf } from "#client/lesson/kept.ts";
import { useLesson, type LessonCourse } from "#client/lesson/use-lesson.ts";
import type { Command, OuterRim, View } from "#rules/outer-rim/index.ts";
import type { SeatName } from "../../screen.ts";
import { sayFor } from "../tabletop.ts";
import type { Words } from "../screen-types.ts";
import type { Hearer } from "./answers.ts";
import { adviceFor, remarks } from "./coach.ts";
import { openLesson } from "./game.ts";
import { doneBy } from "./progress.ts";
import type { TopicName, Topic } from "./remark.ts";
import type { AdvisedMove } from "./meant/strong-move.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

const shelf = lessonShelf<Command, Topic>("outer-rim");

export function useFirstFlight(
  names: readonly SeatName[],
  words: Words,
  learn: LearnWords,
): LessonCourse<OuterRim, AdvisedMove, TopicName> {
  const hearer = (view: View): Hearer => ({ view, words, say: sayFor(view, names, words), learn });
  // Whoever asks alone wants the move, not the lecture.
  const known = new Set(Object.keys(learn.topics) as Topic[]);
  return useLesson<OuterRim, AdvisedMove, TopicName>({
    shelf,
    open: () => openLesson(),
    remarks: ({ view, ...heard }) => remarks(heard, hearer(view)),
    met: doneBy,
    again: (view, meant) => adviceFor(meant, hearer(view), known),
    // The board says what it tells, the rest is said beside it: only there is it known which is which.
    lines: () => [],
  });
}

/** The lesson of this game, as the house teaches. */
import { lessonShelf } from "#client/lesson/kept.ts";
import { learner } from "#client/lesson/table.ts";
import { useLesson, type LessonCourse } from "#client/lesson/use-lesson.ts";
import type { BountyHunters, Command } from "#rules/bounty-hunters/index.ts";
import type { SeatName } from "../../screen.ts";
import { logLine } from "../say/news.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { AdvisedMove } from "../moves/meant.ts";
import { adviceFor } from "./advice.ts";
import { remarks } from "./coach.ts";
import { openLesson } from "./game.ts";
import type { TopicName, Topic } from "./remark.ts";

const shelf = lessonShelf<Command, Topic>("bounty-hunters");

export function useBountyLesson(
  names: readonly SeatName[],
  words: Words,
): LessonCourse<BountyHunters, AdvisedMove, TopicName> {
  const told = names.map((one) => (one.mine ? { ...one, name: words.learn.recruit } : one));
  return useLesson<BountyHunters, AdvisedMove, TopicName>({
    shelf,
    open: () => openLesson(),
    remarks: ({ view, news, meant, told }) => {
      const nameOf = (seat: number): string => names[seat]?.name ?? "";
      return remarks({ view, news, seat: learner, nameOf, words }, meant, told);
    },
    again: (view, meant) => ({
      topic: "nudge",
      text: adviceFor(view, learner, meant, words).again,
    }),
    // The log tells of everyone by name: "You draws" is no sentence.
    lines: (news, view) => news.flatMap((one) => logLine(one, told, words, view) ?? []),
  });
}

import type { LessonRemark as Spoken, Topical } from "#client/lesson/use-lesson.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

/** What the clerk has words for. */
export type Explained = keyof LearnWords["topics"];
export type HeardOf = keyof LearnWords["heard"];
/** Done by the learner, in whatever way. */
export type Done = `done-${keyof LearnWords["things"]}`;
export type Said =
  | Done
  | Explained
  | HeardOf
  | "welcome"
  | "otherwise"
  | "clear"
  | "allKnown"
  | "enough"
  | "over";
export type Topic = Topical<Said>;
export type Remark = Spoken<Said>;

import type { LessonRemark as Spoken, Topical } from "#client/lesson/use-lesson.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

/** What the clerk has words for. */
export type LessonTopic = keyof LearnWords["topics"];
export type HeardOf = keyof LearnWords["heard"];
/** Done by the learner, in whatever way. */
export type Milestone = `done-${keyof LearnWords["things"]}`;
export type TopicName =
  | Milestone
  | LessonTopic
  | HeardOf
  | "welcome"
  | "otherwise"
  | "clear"
  | "allKnown"
  | "enough"
  | "over";
export type Topic = Topical<TopicName>;
export type Remark = Spoken<TopicName>;

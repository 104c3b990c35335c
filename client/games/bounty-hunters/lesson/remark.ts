import type { LessonRemark as Spoken, Topical } from "#client/lesson/use-lesson.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** What the clerk has words for. */
export type TopicName = keyof Words["learn"]["topics"];
export type Topic = Topical<TopicName>;
export type Remark = Spoken<TopicName>;

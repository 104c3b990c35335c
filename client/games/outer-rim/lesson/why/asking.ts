/** What a reason of the clerk is made from, and what it is. */
import type { Question } from "#rules/outer-rim/index.ts";
import type { LessonTopic } from "../remark.ts";
import type { Table } from "../taps.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

/** What kind of move it is, and why this one. */
export interface Reason {
  readonly topic: LessonTopic;
  readonly why: string;
}

export interface WhyContext extends Table {
  readonly question: Question;
  readonly learn: LearnWords;
}

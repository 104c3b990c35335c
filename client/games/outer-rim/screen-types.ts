/** The types of this game's screen. */
import type { OuterRim } from "#rules/outer-rim/index.ts";
import type { Language } from "#client/words/language.ts";
import type { Words as Labels } from "#words/made/outer-rim-labels/words.ts";
import type { Texts } from "./words/index.ts";

/** Every piece of news as a sentence. */
export type LogSentences = Pick<typeof import("./say/news.ts"), "logLine" | "logLines">;

/** What the game says (cards, log, questions), and what the screen says around it. */
export interface Words {
  readonly language: Language;
  readonly texts: Texts;
  readonly labels: Labels;
  /** Comes with the stories, behind the first picture. */
  readonly log?: LogSentences;
}

export interface OuterRimScreen extends OuterRim {
  readonly words: Words;
}

/** What the announcer is told, and how much of it whoever listens wants to hear. */
import type { SpeechLevel } from "./level.ts";

/**
 * `news` may be folded where it comes faster than it can be heard. The others never are: what concerns me, what I am
 * asked, and what must be heard (the answer to my own doing, my result, the end).
 */
export type SpeechKind = "news" | "mine" | "question" | "must";

/** The same done by several: “Marlo and Quill have chosen.” */
export interface SharedDeed {
  readonly deed: string;
  readonly who: string;
  together(who: readonly string[]): string;
}

export interface Utterance {
  readonly text: string;
  readonly kind: SpeechKind;
  /**
   * What comes under the same topic takes the place of what was not yet said: only the last word counts, and an empty
   * one is silence.
   */
  readonly topic?: string | undefined;
  readonly shared?: SharedDeed | undefined;
  /** Over whatever is being said. */
  readonly urgent?: boolean | undefined;
}

const heardAt: Readonly<Record<SpeechLevel, readonly SpeechKind[]>> = {
  all: ["news", "mine", "question", "must"],
  mine: ["mine", "question", "must"],
  questions: ["question", "must"],
};

export function isHeard({ kind }: Utterance, level: SpeechLevel): boolean {
  return heardAt[level].includes(kind);
}

/** A rule has its id on the screen; nobody wants it spelled. */
const ruleId = /\b[A-Z]{2,3}-[A-Z]{2,12}-\d\d\b/g;

/** As it is spoken: one sentence, closed, on one line. */
export function spokenText(text: string): string {
  const plain = text.replaceAll(ruleId, "").replaceAll(/\s+/g, " ").trim();
  return plain === "" || /[.!?…:;”»)]$/u.test(plain) ? plain : `${plain}.`;
}

/** What a teller gives back: a sentence by its key, what fills it, and how loud it is. */
import type { log } from "../words/en/log.ts";
import type { Values } from "../words/filled.ts";
import type { Say } from "../words/say.ts";
import type { News } from "#rules/outer-rim/index.ts";

type LogKey = Extract<keyof typeof log, `log.${string}`>;
export type Sentence = LogKey extends `log.${infer Name}` ? Name : never;
export type Weight = "quiet" | "loud";

export interface Told {
  readonly sentence: Sentence;
  readonly with: Values;
  readonly weight?: Weight;
  readonly fleeting?: true;
  /** Who is to read it at once, beyond the log. */
  readonly concerns?: readonly number[];
  /** Who agreed on it: told by a scene, where scenes are told. */
  readonly agreed?: readonly number[];
  /** A scene by its key, and the short sentence for every later time, filled with the same. */
  readonly scene?: { readonly key: string; readonly again: Sentence };
}

/** One line for several steps, the rule it goes by, and whose it is. */
export interface ToldTogether {
  readonly told: Told;
  readonly rule: string;
  readonly player: number | null;
}

export type NewsOf<T extends News["type"]> = Extract<News, { readonly type: T }>;
/** `null` says nothing worth a line. */
export type Teller<T extends News["type"]> = (news: NewsOf<T>, say: Say) => Told | null;
export type Tellers<T extends News["type"]> = { readonly [K in T]: Teller<K> };

/** How a story begins, for whoever has read it before. */
export function opening(story: string): string {
  const first = /^.+?[.!?…][”»]?(?=\s)/u.exec(story)?.[0];
  if (first === undefined) return story;
  return first.endsWith(".") ? `${first.slice(0, -1)}…` : `${first} …`;
}

export const plain = (sentence: Sentence, values: Values = {}): Told => ({
  sentence,
  with: values,
});
export const quiet = (sentence: Sentence, values: Values = {}): Told => ({
  sentence,
  with: values,
  weight: "quiet",
});
/** Said until something follows. */
export const fleeting = (sentence: Sentence, values: Values = {}): Told => ({
  ...quiet(sentence, values),
  fleeting: true,
});
export const loud = (sentence: Sentence, values: Values = {}): Told => ({
  sentence,
  with: values,
  weight: "loud",
});

/** A fact on its way to a sentence: which one, what fills it, and how loud it is. Whoever shows it chooses the form. */
import type { Values } from "#words/said.ts";
import type { TextKey } from "../words/texts.ts";
import type { Say } from "../words/say.ts";
import type { News } from "#rules/outer-rim/index.ts";

type LogKey = Extract<TextKey, `log.${string}`>;
export type MessageId = LogKey extends `log.${infer Name}` ? Name : never;
export type Weight = "quiet" | "loud";

export interface Message {
  readonly id: MessageId;
  readonly args: Values;
  readonly weight?: Weight;
  readonly fleeting?: true;
  /** Who is to read it at once, beyond the log. */
  readonly concerns?: readonly number[];
  /** Who agreed on it: told by a scene, where scenes are told. */
  readonly agreed?: readonly number[];
  /** A scene by its key, and the short sentence for every later time, filled with the same. */
  readonly scene?: { readonly key: string; readonly again: MessageId };
}

/** One line for several steps, the rule it goes by, and whose it is. */
export interface StepsMessage {
  readonly message: Message;
  readonly rule: string;
  readonly player: number | null;
}

export type NewsOf<T extends News["type"]> = Extract<News, { readonly type: T }>;
/** `null` says nothing worth a line. */
export type Teller<T extends News["type"]> = (news: NewsOf<T>, say: Say) => Message | null;
export type Tellers<T extends News["type"]> = { readonly [K in T]: Teller<K> };

/** How a story begins, for whoever has read it before. */
export function opening(story: string): string {
  const first = /^.+?[.!?…][”»]?(?=\s)/u.exec(story)?.[0];
  if (first === undefined) return story;
  return first.endsWith(".") ? `${first.slice(0, -1)}…` : `${first} …`;
}

/** As it stands within another sentence. */
export function textOf({ id, args }: Message, say: Say): string {
  return say.fill(`log.${id}`, args);
}

export const plain = (id: MessageId, args: Values = {}): Message => ({ id, args });
export const quiet = (id: MessageId, args: Values = {}): Message => ({ id, args, weight: "quiet" });
/** Said until something follows. */
export const fleeting = (id: MessageId, args: Values = {}): Message => ({
  ...quiet(id, args),
  fleeting: true,
});
export const loud = (id: MessageId, args: Values = {}): Message => ({ id, args, weight: "loud" });

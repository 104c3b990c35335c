import type { Words } from "../words/en.ts";

/** `nudge` may be said again; after `alone` the clerk speaks only when asked. */
export type Topic = keyof Words["learn"]["topics"] | "nudge" | "alone";

export interface Remark {
  readonly topic: Topic;
  readonly text: string;
}

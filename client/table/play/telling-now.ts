/**
 * Is a board still telling what happened? The curtain and whoever speaks beside it wait until it is over.
 * Where the table is shown as it was then, this is whose turn it was: the head says so too.
 */
import { signal } from "@preact/signals";
import type { LogEntry, Version } from "#table/talk/words.ts";

export const tellingNow = signal<string | null>(null);

/**
 * Dice that do not lie yet: in somebody's hand, in the air, or to be
 * told of later. Whatever they lead to is known to the page, not to me.
 */
export const diceNow = signal<"held" | "thrown" | "lain" | "later" | null>(null);

/** The first page that a board has still to tell: the log waits with it. */
export const logHeldFrom = signal<Version | null>(null);

/** News that a board tells in scenes of its own, aloud and at the listener's pace. */
export const toldInScenes = new WeakSet<object>();

/** The page without what a board tells. */
export function untoldOf(entry: LogEntry): LogEntry {
  if (entry.type !== "news") return entry;
  const news = entry.news.filter((one) => !isTold(one));
  return news.length === entry.news.length ? entry : { ...entry, news };
}

function isTold(news: unknown): boolean {
  return typeof news === "object" && news !== null && toldInScenes.has(news);
}

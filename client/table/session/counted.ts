/** What of a log still counts: moves that were taken back are read, struck out, and say nothing of the table now. */
import type { LogEntry } from "#table/talk/words.ts";

type NewsEntry = Extract<LogEntry, { readonly type: "news" }>;

export function countedNews(log: readonly LogEntry[]): readonly NewsEntry[] {
  const counted: NewsEntry[] = [];
  for (const entry of log) {
    if (entry.type === "news") counted.push(entry);
    if (entry.type === "taken-back") dropAfter(counted, entry.to);
  }
  return counted;
}

function dropAfter(counted: NewsEntry[], version: number): void {
  while ((counted.at(-1)?.version ?? 0) > version) counted.pop();
}

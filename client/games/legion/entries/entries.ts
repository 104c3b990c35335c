/** The ledger's pages as they stand now: what was taken back is gone, what was amended reads anew. */
import { entryOf, type Command, type Event } from "#rules/legion/index.ts";
import type { Refusal } from "#rules/game.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";

export interface Entry {
  readonly page: Version;
  readonly events: readonly Event[];
  /** Judged again after an amendment, and no longer possible. */
  readonly refused: Refusal | null;
}

export function entriesIn(log: readonly LogEntry[]): readonly Entry[] {
  let entries: Entry[] = [];
  for (const line of log) {
    if (line.type === "taken-back") entries = entries.filter((entry) => entry.page <= line.to);
    if (line.type === "news" && line.by === "person" && line.news.length > 0)
      entries.push({ page: line.version, events: line.news as readonly Event[], refused: null });
    if (line.type === "amended") {
      for (const { page, news, refused } of line.changed) {
        const gone = news.length === 0 && refused === null;
        entries = gone
          ? entries.filter((entry) => entry.page !== page)
          : entries.map((entry) =>
              entry.page === page
                ? {
                    page,
                    events: news.length > 0 ? (news as readonly Event[]) : entry.events,
                    refused,
                  }
                : entry,
            );
      }
    }
  }
  return entries;
}

/** The commands that write this ledger again. A page whose question is still open is left out. */
export function commandsIn(entries: readonly Entry[]): readonly Command[] {
  return entries
    .filter((entry) => entry.refused === null)
    .map((entry) => entryOf(entry.events))
    .filter((command) => command !== null);
}

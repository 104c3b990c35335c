/** The ledger's pages as they stand now: what was taken back is gone, what was amended reads anew. */
import { entryOf, type Command, type Event } from "#rules/legion/index.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { LogEntry, Rejudged, Version } from "#table/talk/words.ts";

/** Setting the clock is no entry of the ledger: time is not undone, removed or copied to another ledger. */
export function isClock(news: readonly unknown[]): boolean {
  return (news as readonly Event[])[0]?.type === "clock-set";
}

export interface Entry {
  readonly page: Version;
  /** Who wrote it. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  /** Judged again after an amendment, and no longer possible. */
  readonly refused: Refusal | null;
}

export function entriesIn(log: readonly LogEntry[]): readonly Entry[] {
  /** By page; an entry that was removed may come back, so what it was is kept. */
  const written = new Map<Version, Entry>();
  const gone = new Set<Version>();
  for (const line of log) {
    if (line.type === "taken-back")
      for (const page of written.keys()) if (page > line.to) gone.add(page);
    if (line.type === "news" && line.by === "person" && line.news.length > 0 && !isClock(line.news))
      written.set(line.version, {
        page: line.version,
        seat: line.seat,
        events: line.news as readonly Event[],
        refused: null,
      });
    if (line.type === "amended") for (const read of line.changed) readAnew(written, gone, read);
  }
  return [...written.values()]
    .filter(({ page }) => !gone.has(page))
    .toSorted((a, b) => a.page - b.page);
}

function readAnew(
  written: Map<Version, Entry>,
  gone: Set<Version>,
  { page, news, refused }: Rejudged,
): void {
  const before = written.get(page);
  if (before === undefined) return;
  if (news.length === 0 && refused === null) {
    gone.add(page);
    return;
  }
  gone.delete(page);
  const events = news.length > 0 ? (news as readonly Event[]) : before.events;
  written.set(page, { ...before, events, refused });
}

/** The commands that write this ledger again. A page whose question is still open is left out. */
export function commandsIn(entries: readonly Entry[]): readonly Command[] {
  return entries
    .filter((entry) => entry.refused === null)
    .map((entry) => entryOf(entry.events))
    .filter((command) => command !== null);
}

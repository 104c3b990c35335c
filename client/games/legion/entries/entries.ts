/** The ledger's pages as they stand now: what was taken back is gone, what was amended reads anew. */
import { entryOf, type Command, type Event } from "#rules/legion/index.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { EntryRef, LogEntry, AmendedEntry, Version } from "#table/talk/words.ts";

/** Setting the clock is no entry of the ledger: time is not undone, removed or copied to another ledger. */
export function isClock(news: readonly unknown[]): boolean {
  return (news as readonly Event[])[0]?.type === "clock-set";
}

export interface Entry {
  readonly page: Version;
  /** Where it stands among the others: its page, or between two of them. */
  readonly place: number;
  /** The ask that wrote it. */
  readonly id: string | null;
  /** Who wrote it. */
  readonly seat: Seat | null;
  /** [LB-LEDGER-17] Who corrected it while its writer was away. */
  readonly corrector?: Seat;
  readonly events: readonly Event[];
  /** Judged again after an amendment, and no longer possible. */
  readonly refused: Refusal | null;
}

/** By page; an entry that was removed may come back, so what it was is kept. */
interface Pages {
  readonly written: Map<Version, Entry>;
  readonly gone: Set<Version>;
}

export function entriesIn(log: readonly LogEntry[]): readonly Entry[] {
  const pages: Pages = { written: new Map(), gone: new Set() };
  for (const line of log) read(pages, line);
  const { written, gone } = pages;
  return [...written.values()].filter(({ page }) => !gone.has(page)).toSorted(inOrder);
}

const inOrder = (a: Entry, b: Entry): number => a.place - b.place;

function read(pages: Pages, line: LogEntry): void {
  const { written, gone } = pages;
  if (line.type === "taken-back")
    for (const { page, place } of written.values()) if (place > line.to) gone.add(page);
  if (line.type === "news" && line.by === "person" && line.news.length > 0 && !isClock(line.news))
    written.set(line.version, {
      page: line.version,
      place: line.version,
      id: line.id ?? null,
      seat: line.seat,
      events: line.news as readonly Event[],
      refused: null,
    });
  if (line.type !== "amended") return;
  if (line.before !== undefined) putBefore(written, line, line.before);
  for (const each of line.changed) readAnew(pages, each);
  const entry = written.get(line.page);
  if (entry !== undefined) written.set(line.page, correctedBy(entry, line.seat));
}

function correctedBy({ corrector: _corrector, ...entry }: Entry, seat: Seat | null): Entry {
  return seat === null || seat === entry.seat ? entry : { ...entry, corrector: seat };
}

/** [LB-LEDGER-20] In front of an entry, behind all that stand before it. */
function putBefore(
  written: Map<Version, Entry>,
  { page, seat, id }: Extract<LogEntry, { type: "amended" }>,
  before: Version,
): void {
  const next = written.get(before)?.place ?? before;
  const last = Math.max(0, ...[...written.values()].map(({ place }) => place).filter(isBefore));
  const place = (last + next) / 2;
  written.set(page, { page, place, id: id ?? null, seat, events: [], refused: null });

  function isBefore(each: number): boolean {
    return each < next;
  }
}

function readAnew({ written, gone }: Pages, { page, news, refused }: AmendedEntry): void {
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

/** How the table knows it: what has not arrived there has no page yet. */
export function refOf(
  { page, id }: Pick<Entry, "page" | "id">,
  waiting: ReadonlySet<string>,
): EntryRef {
  return id !== null && waiting.has(id) ? { said: id } : page;
}

/** The commands that write this ledger again. A page whose question is still open is left out. */
export function commandsIn(entries: readonly Entry[]): readonly Command[] {
  return entries
    .filter((entry) => entry.refused === null)
    .map((entry) => entryOf(entry.events))
    .filter((command) => command !== null);
}

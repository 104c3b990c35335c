/**
 * Undo and Redo of a ledger: each player's own last step, whoever
 * wrote in between. Both are amendments, so nothing else is touched.
 */
import { sameData } from "#rules/same-data.ts";
import type { Seat } from "#rules/game.ts";
import { entryOf, type Command, type Event } from "#rules/legion/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import { isClock } from "./entries.ts";

/** One thing a player did: an entry written (`before` is nothing), changed or removed. */
export interface UndoStep {
  readonly seat: Seat;
  readonly page: Version;
  /** The ask that wrote the entry: what has not arrived at the table has no page there. */
  readonly id: string | null;
  readonly before: Command | null;
  readonly after: Command | null;
}

export interface Steps {
  readonly undo: UndoStep | null;
  readonly redo: UndoStep | null;
}

interface Walk {
  readonly now: Map<Version, Command | null>;
  readonly ids: Map<Version, string | null>;
  done: UndoStep[];
  undone: UndoStep[];
}

export function stepsOf(log: readonly LogEntry[], seat: Seat): Steps {
  const walk: Walk = { now: new Map(), ids: new Map(), done: [], undone: [] };
  for (const line of log) take(walk, line, seat);
  return { undo: walk.done.at(-1) ?? null, redo: walk.undone.at(-1) ?? null };
}

function take(walk: Walk, line: LogEntry, seat: Seat): void {
  if (line.type === "news" && isClock(line.news)) return;
  if (line.type === "news" && line.by === "person" && line.seat !== null && line.news.length > 0) {
    const after = entryOf(line.news as readonly Event[]);
    const { version: page, id = null } = line;
    walk.now.set(page, after);
    walk.ids.set(page, id);
    if (line.seat === seat) fresh(walk, { seat, page, id, before: null, after });
  }
  if (line.type === "taken-back") walk.done = walk.done.filter(({ page }) => page <= line.to);
  if (line.type === "amended") amend(walk, line, seat);
}

/** An amendment back to what was is an undo; forward again it is a redo; anything else is a step of its own. */
function amend(walk: Walk, line: Extract<LogEntry, { type: "amended" }>, seat: Seat): void {
  const before = walk.now.get(line.page) ?? null;
  const read = line.changed.find(({ page }) => page === line.page);
  const after =
    read === undefined || read.refused !== null ? before : entryOf(read.news as readonly Event[]);
  walk.now.set(line.page, after);
  if (line.seat !== seat) return;
  if (line.before !== undefined) walk.ids.set(line.page, line.id ?? null);
  const step = { seat, page: line.page, id: walk.ids.get(line.page) ?? null, before, after };
  const last = walk.done.at(-1);
  const next = walk.undone.at(-1);
  if (last !== undefined && sameData(step, reversed(last))) {
    walk.done.pop();
    walk.undone.push(last);
  } else if (next !== undefined && sameData(step, next)) {
    walk.undone.pop();
    walk.done.push(next);
  } else fresh(walk, step);
}

function fresh(walk: Walk, step: UndoStep): void {
  walk.done.push(step);
  walk.undone = [];
}

function reversed({ before, after, ...step }: UndoStep): UndoStep {
  return { ...step, before: after, after: before };
}

/** A journal in memory whose errands are kept as a store keeps them: one for each page and kind, until answered. */
import type { Errands, NewCall } from "../journal/errands.ts";
import { memoryJournal } from "../journal/memory.ts";
import type { Journal } from "../journal/page.ts";

export interface NotedErrands {
  readonly journal: Journal;
  /** What waits, the first due first: who, what, and how long after `since`. */
  waiting(since: number): readonly string[];
  readonly rings: () => number | undefined;
}

export function noteErrands(): NotedErrands {
  const journal = memoryJournal();
  let calls: readonly NewCall[] = [];
  let rings: number | undefined;

  function keep(errands: Errands): void {
    const gone = (call: NewCall): boolean =>
      errands.dropped.some(({ seat, kind }) => seat === call.seat && kind === call.kind);
    const isSame = (a: NewCall, b: NewCall): boolean =>
      a.person === b.person && a.version === b.version && a.kind === b.kind;
    const kept = calls.filter(
      (call) => !gone(call) && !errands.calls.some((other) => isSame(call, other)),
    );
    calls = [...kept, ...errands.calls].toSorted((a, b) => a.due - b.due);
    rings = errands.rings ?? rings;
  }

  return {
    journal: {
      ...journal,
      async append(table, expected, pages, errands) {
        const appended = await journal.append(table, expected, pages);
        if (appended.type === "appended" && errands !== undefined) keep(errands);
        return appended;
      },
    },
    waiting: (since) =>
      calls.map(({ person, kind, due }) => `${person.slice(2)} ${kind} ${inWords(due - since)}`),
    rings: () => rings,
  };
}

function inWords(ms: number): string {
  const minutes = ms / 60_000;
  return minutes < 120 ? `${minutes} min` : `${minutes / 60} h`;
}

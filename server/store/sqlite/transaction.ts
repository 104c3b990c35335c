/** All that waits in one transaction: what fails fails alone, and a full disk takes nothing of it. */
import type { DatabaseSync } from "node:sqlite";
import { DiskFull } from "#table/journal/disk-full.ts";
import { mishapOf } from "./disk/mishaps.ts";

export interface QueuedWrite {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

interface Needs {
  /** Before each transaction. */
  readonly ready: () => void;
  /** The disk has become full, or has room again. */
  readonly fullness: ((full: boolean) => void) | undefined;
  readonly startsFull: boolean;
  readonly hasRoom: () => boolean;
  /** The disk did not take what was written, and not for want of room. */
  readonly failing: (error: unknown) => void;
}

/** Answers with those that are committed; all others have heard why not. */
export function oneTransaction(
  db: DatabaseSync,
  { ready, fullness, startsFull, hasRoom, failing }: Needs,
): (all: readonly QueuedWrite[]) => readonly QueuedWrite[] {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  const rollback = db.prepare("ROLLBACK");
  let full = false;
  noteFull(startsFull);

  function noteFull(now: boolean): void {
    if (full === now) return;
    full = now;
    fullness?.(now);
  }

  /** The next one would fail, too. */
  function isOfAll(error: unknown): boolean {
    const mishap = mishapOf(error, hasRoom);
    return mishap === "full" || mishap === "failing";
  }

  return (all) => {
    let batch = all;
    try {
      ready();
      for (;;) {
        begin.run();
        const failed = firstFailure(batch);
        if (failed === null) break;
        // One that fails (a name already taken) fails alone and whole: without it the others are done over.
        if (!db.isTransaction || isOfAll(failed.error)) throw failed.error;
        rollback.run();
        failed.each.failed(failed.error);
        batch = batch.filter((each) => each !== failed.each);
      }
      commit.run();
      if (batch.length > 0) noteFull(false);
      return batch;
    } catch (error) {
      if (db.isTransaction) rollback.run();
      const mishap = mishapOf(error, hasRoom);
      if (mishap === "full") noteFull(true);
      for (const each of batch) each.failed(mishap === "full" ? new DiskFull() : error);
      if (mishap === "failing") failing(error);
      return [];
    }
  };
}

function firstFailure(
  batch: readonly QueuedWrite[],
): { readonly each: QueuedWrite; readonly error: unknown } | null {
  for (const each of batch) {
    try {
      each.work();
    } catch (error) {
      return { each, error };
    }
  }
  return null;
}

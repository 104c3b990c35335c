/** One transaction for everything written in one turn of the event loop: a disk flush is shared by all who wait for it. */
import type { DatabaseSync } from 'node:sqlite';

export interface Writer {
  /** Runs `work` in the next transaction and answers once it is on disk. `work` is one statement, or checks before it writes. */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** Everything asked so far is on disk. */
  readonly flush: () => void;
}

interface Waiting {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

export function groupCommit(db: DatabaseSync): Writer {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let waiting: Waiting[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const written: Waiting[] = [];
    try {
      begin.run();
      for (const each of batch) if (attempt(each)) written.push(each);
      commit.run();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const each of batch) each.failed(error);
      return;
    }
    for (const each of written) each.done();
  }

  return {
    flush,
    write: (work) =>
      new Promise((resolve, reject) => {
        let result: ReturnType<typeof work>;
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ work: () => void (result = work()), done: () => resolve(result), failed: reject });
      }),
  };
}

/** One piece of work that fails (a version already taken) fails alone. */
function attempt(each: Waiting): boolean {
  try {
    each.work();
    return true;
  } catch (error) {
    each.failed(error);
    return false;
  }
}

/**
 * One transaction for everything written in one turn of the event loop, and one flush for all who came while the
 * last one ran.
 */
import type { DatabaseSync } from "node:sqlite";
import { DiskFull } from "#table/journal/disk-full.ts";
import type { StoreNeeds } from "../port.ts";
import type { Disk } from "./disk.ts";
import { isFull } from "./mishaps.ts";

export interface Writer {
  /**
   * Runs `work` in the next transaction, all of it or nothing, and answers once it is on disk. It may run more than
   * once.
   */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** Answers once what was read is on disk too: nobody hears of what a power cut would take back. */
  readonly read: <T>(query: () => T) => Promise<T>;
  /** Answers once everything asked so far is on disk. */
  readonly settled: () => Promise<void>;
  /** The same, and takes nothing more. */
  readonly end: () => Promise<void>;
  /** Answers once `job` is done; meanwhile pages are committed and flushed as ever, but the log is not emptied. */
  readonly holdLog: <T>(job: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

export interface Keeping extends StoreNeeds {
  readonly disk: Pick<Disk, "ready" | "flush" | "tidy">;
  /** About a thousand pages in the log unless told; emptying it takes a few milliseconds. */
  readonly commitsBeforeTidy?: number;
}

export function groupCommit(
  db: DatabaseSync,
  { disk, broken, flushedIn, fullness, commitsBeforeTidy = 400 }: Keeping,
): Writer {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  const rollback = db.prepare("ROLLBACK");
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let stopped: Error | null = null;
  let untidy = 0;
  let tidying: Promise<void> = Promise.resolve();
  let holding = 0;
  let full = false;
  /** The flush of all that was committed so far. */
  let flushing: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    // A turn of the event loop before each: who was answered speaks first, and who speaks meanwhile shares the next
    // flush.
    while (waiting.length > 0) {
      await turn();
      const written = commitAll();
      if (written.length === 0) continue;
      try {
        await flush();
        for (const each of written) each.done();
        if (++untidy >= commitsBeforeTidy && holding === 0) await tidyUp();
      } catch (error) {
        stop(error, written);
      }
    }
    running = null;
  }

  async function flush(): Promise<void> {
    const start = performance.now();
    flushing = disk.flush();
    await flushing;
    flushedIn?.((performance.now() - start) / 1000);
  }

  function tidyUp(): Promise<void> {
    untidy = 0;
    tidying = disk.tidy();
    return tidying;
  }

  function commitAll(): readonly Waiting[] {
    let batch = waiting;
    waiting = [];
    try {
      disk.ready();
      for (;;) {
        begin.run();
        const failed = firstFailure(batch);
        if (failed === null) break;
        // One that fails (a name already taken) fails alone and whole: without it the others are done over.
        if (!db.isTransaction || isFull(failed.error)) throw failed.error;
        rollback.run();
        failed.each.failed(failed.error);
        batch = batch.filter((each) => each !== failed.each);
      }
      commit.run();
      if (batch.length > 0) noteFull(false);
      return batch;
    } catch (error) {
      if (db.isTransaction) rollback.run();
      if (isFull(error)) noteFull(true);
      for (const each of batch) each.failed(isFull(error) ? new DiskFull() : error);
      return [];
    }
  }

  function noteFull(now: boolean): void {
    if (full === now) return;
    full = now;
    fullness?.(now);
  }

  function stop(error: unknown, written: readonly Waiting[]): void {
    stopped = error instanceof Error ? error : new Error(String(error));
    for (const each of [...written, ...waiting]) each.failed(error);
    waiting = [];
    broken(error);
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        if (stopped !== null) return reject(stopped);
        let result: ReturnType<typeof work>;
        waiting.push({
          work: () => void (result = work()),
          done: () => resolve(result),
          failed: reject,
        });
        running ??= run();
      }),
    async read(query) {
      const found = query();
      await flushing;
      return found;
    },
    async settled() {
      while (running !== null) await running;
    },
    async end() {
      stopped ??= new Error("the store is closed");
      while (running !== null) await running;
    },
    async holdLog(job) {
      holding++;
      try {
        await tidying;
        return await job();
      } finally {
        holding--;
      }
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function firstFailure(
  batch: readonly Waiting[],
): { readonly each: Waiting; readonly error: unknown } | null {
  for (const each of batch) {
    try {
      each.work();
    } catch (error) {
      return { each, error };
    }
  }
  return null;
}

/**
 * One transaction for everything written in one turn of the event
 * loop, and one flush for all who came while the last one ran.
 */
import type { DatabaseSync } from "node:sqlite";
import type { StoreNeeds } from "../port.ts";
import type { Disk } from "./disk/disk.ts";
import { tidying, type LogTidier } from "./disk/tidying.ts";
import { oneTransaction, type QueuedWrite } from "./transaction.ts";

export interface Writer {
  /**
   * Runs `work` in the next transaction, all of it or nothing,
   * and answers once it is on disk. It may run more than once.
   */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** Answers once what was read is on disk too: nobody hears of what a power cut would take back. */
  readonly read: <T>(query: () => T) => Promise<T>;
  /** Answers once nothing that was overwritten or deleted is in the log any more; while a copy is made, soon after. */
  readonly scrub: () => Promise<void>;
  /** Answers once everything asked so far is on disk. */
  readonly settled: () => Promise<void>;
  /** The same, and takes nothing more. */
  readonly end: () => Promise<void>;
  /** Answers once `job` is done; meanwhile pages are committed and flushed as ever, but the log is not emptied. */
  readonly holdLog: <T>(job: () => Promise<T>) => Promise<T>;
}

export interface CommitNeeds extends StoreNeeds {
  readonly disk: Pick<Disk, "startsFull" | "hasRoom" | "ready" | "flush" | "tidy" | "scrub">;
  /** About a thousand pages in the log unless told; emptying it takes a few milliseconds. */
  readonly commitsBeforeTidy?: number;
}

export function groupCommit(
  db: DatabaseSync,
  { disk, broken, flushedIn, fullness, commitsBeforeTidy = 400 }: CommitNeeds,
): Writer {
  const commit = oneTransaction(db, { ...disk, fullness, failing: (error) => stop(error, []) });
  const log = tidying(disk, commitsBeforeTidy);
  let waiting: QueuedWrite[] = [];
  let running: Promise<void> | null = null;
  let stopped: Error | null = null;
  /** The flush of all that was committed so far. */
  let flushing: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    // A turn of the event loop before each: who was answered speaks first, and who speaks meanwhile shares the next
    // flush. Sockets put each message off by a turn, so that after a flush it takes two: with one, all who came while
    // it ended waited for another, and flushes were a fifth smaller under full load.
    for (let turns = 1; waiting.length > 0; turns = 2) {
      for (let i = 0; i < turns; i++) await turn();
      const batch = waiting;
      waiting = [];
      const written = commit(batch);
      if (written.length === 0) continue;
      try {
        await flush();
        for (const each of written) each.done();
        if (log.isDue(written.length)) await log.tidy();
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

  function stop(error: unknown, written: readonly QueuedWrite[]): void {
    stopped = error instanceof Error ? error : new Error(String(error));
    for (const each of [...written, ...waiting]) each.failed(error);
    waiting = [];
    broken(error);
  }

  const write: Writer["write"] = (work) =>
    new Promise((resolve, reject) => {
      if (stopped !== null) return reject(stopped);
      let result: ReturnType<typeof work>;
      waiting.push({
        work: () => void (result = work()),
        done: () => resolve(result),
        failed: reject,
      });
      running ??= run();
    });

  return {
    write,
    async read(query) {
      const found = query();
      await flushing;
      return found;
    },
    scrub: () => scrubbed(log, write),
    async settled() {
      while (running !== null) await running;
    },
    async end() {
      stopped ??= new Error("the store is closed");
      while (running !== null) await running;
    },
    holdLog: log.hold,
  };
}

async function scrubbed(log: LogTidier, write: Writer["write"]): Promise<void> {
  log.wantScrub();
  await write(() => undefined);
  // The log is emptied before the next one.
  await write(() => undefined);
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** One transaction for everything written in one turn of the event loop, and one flush for all who came while the last one ran. */
import type { DatabaseSync } from "node:sqlite";
import type { Disk } from "./disk.ts";

export interface Writer {
  /** Runs `work` in the next transaction and answers once it is on disk. `work` is one statement, or checks before it writes. */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** Answers once what was read is on disk too: nobody hears of what a power cut would take back. */
  readonly read: <T>(query: () => T) => Promise<T>;
  /** Answers once everything asked so far is on disk. */
  readonly settled: () => Promise<void>;
  /** Answers once `job` is done; meanwhile pages are committed and flushed as ever, but the log is not emptied. */
  readonly holdLog: <T>(job: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

/** About a thousand pages in the log; emptying it takes a few milliseconds. */
const commitsBeforeTidy = 400;

export interface Keeping {
  readonly disk: Pick<Disk, "flush" | "tidy">;
  /** What was committed may not be on disk, and nobody can tell. Nothing is written any more: the process must end and read what is there. */
  readonly broken: (error: unknown) => void;
  readonly flushedIn?: (seconds: number) => void;
}

export function groupCommit(db: DatabaseSync, { disk, broken, flushedIn }: Keeping): Writer {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let stopped: { readonly error: unknown } | null = null;
  let untidy = 0;
  let tidying: Promise<void> = Promise.resolve();
  let holding = 0;
  /** The flush of all that was committed so far. */
  let flushing: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    // A turn of the event loop before each: who was answered speaks first, and who speaks meanwhile shares the next flush.
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
    const batch = waiting;
    waiting = [];
    const written: Waiting[] = [];
    try {
      begin.run();
      for (const each of batch) if (attempt(each)) written.push(each);
      commit.run();
      return written;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      for (const each of batch) each.failed(error);
      return [];
    }
  }

  function stop(error: unknown, written: readonly Waiting[]): void {
    stopped = { error };
    for (const each of [...written, ...waiting]) each.failed(error);
    waiting = [];
    broken(error);
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        if (stopped !== null)
          return reject(
            stopped.error instanceof Error ? stopped.error : new Error(String(stopped.error)),
          );
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

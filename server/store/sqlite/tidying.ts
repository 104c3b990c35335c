/** When the write-ahead log is emptied: every so many commits, and never while someone reads it. */
import type { Disk } from "./disk.ts";

export interface Tidying {
  /** Counts a commit: whether the log is to be emptied before the next. */
  readonly isDue: () => boolean;
  readonly tidy: () => Promise<void>;
  readonly hold: <T>(job: () => Promise<T>) => Promise<T>;
}

export function tidying(disk: Pick<Disk, "tidy">, commitsBeforeTidy: number): Tidying {
  let untidy = 0;
  let running: Promise<void> = Promise.resolve();
  let holding = 0;
  return {
    isDue: () => ++untidy >= commitsBeforeTidy && holding === 0,
    tidy() {
      untidy = 0;
      running = disk.tidy();
      return running;
    },
    async hold(job) {
      holding++;
      try {
        await running;
        return await job();
      } finally {
        holding--;
      }
    },
  };
}

/** When the write-ahead log is emptied: every so many commits, and never while someone reads it. */
import type { Disk } from "./disk.ts";

export interface Tidying {
  /** Counts a commit: whether the log is to be emptied before the next. */
  readonly isDue: () => boolean;
  readonly tidy: () => Promise<void>;
  /** The next tidying leaves nothing in the log's file. */
  readonly wantScrub: () => void;
  readonly hold: <T>(job: () => Promise<T>) => Promise<T>;
}

export function tidying(disk: Pick<Disk, "tidy" | "scrub">, commitsBeforeTidy: number): Tidying {
  let untidy = 0;
  let running: Promise<void> = Promise.resolve();
  let holding = 0;
  let isScrubWanted = false;
  return {
    isDue: () => (++untidy >= commitsBeforeTidy || isScrubWanted) && holding === 0,
    tidy() {
      untidy = 0;
      running = isScrubWanted ? disk.scrub() : disk.tidy();
      isScrubWanted = false;
      return running;
    },
    wantScrub() {
      isScrubWanted = true;
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

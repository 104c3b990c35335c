/** When the write-ahead log is emptied: every so many commits or writes, and never while someone reads it. */
import type { Disk } from "./disk.ts";

export interface LogTidier {
  /** Counts a commit of so many writes: whether the log is to be emptied before the next. */
  readonly isDue: (writes: number) => boolean;
  readonly tidy: () => Promise<void>;
  /** The next tidying leaves nothing in the log's file. */
  readonly wantScrub: () => void;
  readonly hold: <T>(job: () => Promise<T>) => Promise<T>;
}

/**
 * Under full load one commit holds a hundred writes: emptying the log of four hundred such held every table up for
 * 80 ms.
 */
const writesBeforeTidy = 1000;

export function tidying(disk: Pick<Disk, "tidy" | "scrub">, commitsBeforeTidy: number): LogTidier {
  let untidy = { commits: 0, writes: 0 };
  let running: Promise<void> = Promise.resolve();
  let holding = 0;
  let isScrubWanted = false;
  return {
    isDue(writes) {
      untidy.commits++;
      untidy.writes += writes;
      const isLong = untidy.commits >= commitsBeforeTidy || untidy.writes >= writesBeforeTidy;
      return (isLong || isScrubWanted) && holding === 0;
    },
    tidy() {
      untidy = { commits: 0, writes: 0 };
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

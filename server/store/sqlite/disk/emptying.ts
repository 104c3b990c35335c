/**
 * The write-ahead log emptied into the pages: at the start, every so often, at the end. The order is what a power cut
 * needs.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Files } from "./files.ts";
import { logFile, writeAgain } from "./log-file.ts";

export interface Checkpoints {
  /** What an earlier process left in the log: on disk, and as far as there is room in the pages. Once is enough. */
  settle(): void;
  /** Before a commit: the log is begun. */
  begin(): void;
  /** Only right after a flush, with no commit before it is done. */
  tidy(isScrub: boolean): Promise<void>;
  /** Whether all of it could be copied: then nothing is in the log any more. */
  end(): boolean;
}

interface Needs {
  readonly folder: string;
  readonly log: number;
  readonly pages: number;
  readonly files: Files;
  readonly longestKept: number;
  readonly isFull: (error: unknown) => boolean;
}

export function emptying(db: DatabaseSync, needs: Needs): Checkpoints {
  const { folder, log, pages, files, longestKept } = needs;
  const { wipe: wipeLog, cut, hasHeader } = logFile(log, files, longestKept);
  const copyLog = copying(db, needs.isFull);
  const format = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
  let emptied = false;
  /** Pages were copied out of the log, and may not be on disk. */
  let unsure = false;
  let settled = false;

  function wipe(): void {
    wipeLog();
    emptied = true;
  }

  /** Only once all of the log was copied. */
  function empty(): void {
    if (unsure) writeAgain(pages, files);
    unsure = true;
    files.flushNow(pages);
    unsure = false;
    wipe();
    // Else the old header could come back, with newer frames behind it, and be read over the newer pages.
    files.flushNow(log);
  }

  return {
    settle() {
      if (settled) return;
      // A process that was killed may have left its last pages in the system's memory alone, or ended because a flush
      // failed, and they are about to be read out.
      if (hasHeader()) writeAgain(log, files);
      files.flushNow(log);
      files.flushFolder(folder);
      if (copyLog() !== null) {
        empty();
        cut();
      }
      settled = true;
    },
    /**
     * Any write begins the log anew: this one changes nothing. If SQLite went on behind what was emptied, nobody
     * could read it back.
     */
    begin() {
      if (!emptied) return;
      db.exec(`PRAGMA user_version = ${format}`);
      if (!hasHeader()) throw new Error("the log was not begun anew");
      emptied = false;
    },
    async tidy(isScrub) {
      const copied = copyLog();
      if (copied === null) return;
      // The pages are safe before the log is emptied, and the log is empty before it is written anew: a mixture of
      // old and new would be read as old.
      unsure = true;
      await files.flush(pages);
      unsure = false;
      // The one writer waits for this. Should anything have been written all the same, it is not in the pages yet:
      // another time, then.
      if (copyLog() !== copied) return;
      wipe();
      await files.flush(log);
      if (isScrub) files.truncate(log);
      else cut();
    },
    end() {
      if (!emptied && copyLog() === null) return false;
      empty();
      return true;
    },
  };
}

/**
 * How much of the log is in the pages by now, if all of it is. A full disk leaves it in the log, which is as good.
 */
function copying(db: DatabaseSync, isFull: (error: unknown) => boolean): () => number | null {
  const copyPages = db.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  return () => {
    try {
      const { log: written, checkpointed: copied } = copyPages.get() ?? {};
      return written === copied ? Number(written) : null;
    } catch (error) {
      if (isFull(error)) return null;
      throw error;
    }
  };
}

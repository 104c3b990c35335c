/**
 * The flush to disk, off the main thread. While the hall is open SQLite writes to the system's memory only, and
 * here is waited for the disk: a flush may take long, and no table but those that wait for it shall notice. The
 * order below is what a power cut needs.
 */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "./copy.ts";
import { fileName } from "./database.ts";
import { realFiles, type Files } from "./files.ts";
import { logFile } from "./log-file.ts";
import { isFull } from "./mishaps.ts";

export interface Disk {
  /** Before a commit: the log is begun. Throws when there is no room even for that. */
  ready(): void;
  /** Whatever was committed before the call survives a power cut after it. */
  flush(): Promise<void>;
  /**
   * Empties the write-ahead log into the database, if there is room. Only right after `flush`, with no commit
   * before it is done.
   */
  tidy(): Promise<void>;
  /** The same, and nothing of what was in the log stays in its file. */
  scrub(): Promise<void>;
  /** A copy of everything committed so far; the log must be held meanwhile. */
  copyTo(folder: string): Promise<void>;
  /** Closes the database too. Only right after `flush`. */
  close(): void;
}

export interface DiskNeeds {
  /** The machine's own unless a test stands in between. */
  readonly files?: Files | undefined;
  /** A log that grew beyond this while it was held is cut. */
  readonly longestKept?: number | undefined;
}

export function openDisk(
  db: DatabaseSync,
  folder: string,
  { files = realFiles, longestKept = 64 * 1024 * 1024 }: DiskNeeds = {},
): Disk {
  db.exec("PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF");
  // Held open for as long as the database is: closing them earlier would give up SQLite's lock on the folder.
  const log = files.open(join(folder, `${fileName}-wal`));
  const pages = files.open(join(folder, fileName));
  const { wipe: wipeLog, cut, hasHeader } = logFile(log, files, longestKept);
  const copyLog = copying(db);
  const format = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
  let emptied = false;

  function wipe(): void {
    wipeLog();
    emptied = true;
  }

  /**
   * Any write begins the log anew: this one changes nothing. If SQLite went on behind what was emptied, nobody
   * could read it back.
   */
  function ready(): void {
    if (!emptied) return;
    db.exec(`PRAGMA user_version = ${format}`);
    if (!hasHeader()) throw new Error("the log was not begun anew");
    emptied = false;
  }

  // A process that was killed may have left its last pages in the
  // system's memory alone, and they are about to be read out.
  files.flushNow(log);
  files.flushFolder(folder);
  if (copyLog() !== null) {
    files.flushNow(pages);
    wipe();
    // Else the old header could come back, with newer frames behind it, and be read over the newer pages.
    files.flushNow(log);
    cut();
  }

  async function tidy(cutting: () => void): Promise<void> {
    const copied = copyLog();
    if (copied === null) return;
    // The pages are safe before the log is emptied, and the log is empty before it is written anew: a mixture of
    // old and new would be read as old.
    await files.flush(pages);
    // The one writer waits for this. Should anything have been written all the same, it is not in the pages yet:
    // another time, then.
    if (copyLog() !== copied) return;
    wipe();
    await files.flush(log);
    cutting();
  }

  return {
    ready,
    flush: () => files.flush(log),
    tidy: () => tidy(cut),
    scrub: () => tidy(() => files.truncate(log)),
    copyTo: (copy) => copyDatabase(pages, log, copy),
    close() {
      if (!emptied && copyLog() === null) db.exec("PRAGMA synchronous = FULL");
      else {
        files.flushNow(pages);
        wipe();
        files.flushNow(log);
      }
      db.close();
      files.close(log);
      files.close(pages);
    },
  };
}

/**
 * How much of the log is in the pages by now, if all of it is. A full disk leaves it in the log, which is as good.
 */
function copying(db: DatabaseSync): () => number | null {
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

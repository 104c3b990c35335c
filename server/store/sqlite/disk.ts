/**
 * The flush to disk, off the main thread. While the hall is open SQLite writes to the system's memory only, and here is waited for the
 * disk: a flush may take long, and no table but those that wait for it shall notice. The order below is what a power cut needs.
 */
import { closeSync, fdatasync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "./copy.ts";
import { fileName } from "./database.ts";

export interface Disk {
  /** Whatever was committed before the call survives a power cut after it. */
  flush(): Promise<void>;
  /** Empties the write-ahead log into the database. Only right after `flush`, with no commit before it is done. */
  tidy(): Promise<void>;
  /** A copy of everything committed so far; the log must be held meanwhile. */
  copyTo(folder: string): Promise<void>;
  /** Closes the database too, flushed by SQLite itself. */
  close(): void;
}

export function openDisk(db: DatabaseSync, folder: string): Disk {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  // Held open for as long as the database is: closing them earlier would give up SQLite's lock on the folder.
  const log = openSync(join(folder, `${fileName}-wal`), "r+");
  const pages = openSync(join(folder, fileName), "r+");
  flushFolder(folder);
  db.exec("PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF");
  const copyPages = db.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  const format = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);

  /** Any write begins the log anew: this one changes nothing. If SQLite went on behind what was emptied, nobody could read it back. */
  function beginLog(): void {
    db.exec(`PRAGMA user_version = ${format}`);
    const header = Buffer.alloc(headerLength);
    readSync(log, header, 0, headerLength, 0);
    if (header.equals(noHeader)) throw new Error("the log was not begun anew");
  }

  return {
    flush: () => flushed(log),
    async tidy() {
      const { log: written, checkpointed: copied } = copyPages.get() ?? {};
      if (written !== copied) return;
      // The pages are safe before the log is emptied, and the log is empty before it is written anew: a mixture of old and new would be read as old.
      await flushed(pages);
      // The one writer waits for this. Should anything have been written all the same, it is not in the pages yet: another time, then.
      if (copyPages.get()?.["log"] !== written) return;
      // Without its header nothing in the log is read. It keeps its length: what is written over needs no room found and noted by the file system.
      if (fstatSync(log).size > longestKept) db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      else writeSync(log, noHeader, 0, headerLength, 0);
      await flushed(log);
      beginLog();
    },
    copyTo: (copy) => copyDatabase(pages, log, copy),
    close() {
      db.exec("PRAGMA synchronous = FULL");
      db.close();
      closeSync(log);
      closeSync(pages);
    },
  };
}

/** Of SQLite's write-ahead log. */
const headerLength = 32;
const noHeader = Buffer.alloc(headerLength);
/** A log that grew beyond this while it was held is cut. */
const longestKept = 64 * 1024 * 1024;

function flushed(file: number): Promise<void> {
  return new Promise((resolve, reject) =>
    fdatasync(file, (error) => (error === null ? resolve() : reject(error))),
  );
}

/** The log's own name is on disk too. Windows knows no such flush. */
function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const entries = openSync(folder, "r");
  fsyncSync(entries);
  closeSync(entries);
}

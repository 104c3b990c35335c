/**
 * The flush to disk, off the main thread. While the hall is open SQLite writes to the system's memory only, and
 * here is waited for the disk: a flush may take long, and no table but those that wait for it shall notice. The
 * order below is what a power cut needs.
 */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "./copy.ts";
import { realFiles, type Files } from "./files.ts";
import { closeKeepingLog } from "./closing.ts";
import { emptying } from "./emptying.ts";
import { mishapOf } from "./mishaps.ts";
import { fileName, logName } from "./names.ts";

export interface Disk {
  /** There was no room for what a start has to do: until `ready` does it, nothing is taken. */
  readonly startsFull: boolean;
  hasRoom(): boolean;
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
  const log = files.open(join(folder, logName));
  const pages = files.open(join(folder, fileName));
  const hasRoom = (): boolean => files.hasRoom(folder);
  const isFull = (error: unknown): boolean => mishapOf(error, hasRoom) === "full";
  const needs = { folder, log, pages, files, longestKept, isFull };
  const { settle, begin, tidy, end } = emptying(db, needs);
  let startsFull = false;
  try {
    settle();
  } catch (error) {
    if (!isFull(error)) throw error;
    startsFull = true;
  }

  return {
    startsFull,
    hasRoom,
    ready() {
      settle();
      begin();
    },
    flush: () => files.flush(log),
    tidy: () => tidy(false),
    scrub: () => tidy(true),
    async copyTo(copy) {
      await copyDatabase(pages, log, copy);
      files.flushFolder(copy);
    },
    close() {
      try {
        settle();
        // What found no room in the pages SQLite may try once more by itself, with its own flushes.
        if (!end()) db.exec("PRAGMA synchronous = FULL");
        db.close();
      } catch (error) {
        closeKeepingLog(db, folder);
        if (!isFull(error)) throw error;
      } finally {
        files.close(log);
        files.close(pages);
      }
    },
  };
}

/**
 * Closing a database of which nobody knows whether its pages are on disk. SQLite deletes the log when it closes, as
 * soon as everything in it was copied; but copied is not flushed, and then the log alone has what people were told.
 */
import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { logName } from "./names.ts";

const logIn = (folder: string): string => join(folder, logName);
/** A second name for the log while SQLite deletes the first. */
const keptIn = (folder: string): string => `${logIn(folder)}.kept`;

/** Kept from being collected, which would close them. */
const leftOpen: DatabaseSync[] = [];

export function closeKeepingLog(db: DatabaseSync, folder: string): void {
  try {
    rmSync(keptIn(folder), { force: true });
    if (existsSync(logIn(folder))) linkSync(logIn(folder), keptIn(folder));
  } catch {
    // A file system without second names: it is left as a process leaves it that is killed.
    leftOpen.push(db);
    return;
  }
  db.close();
  putLogBack(folder);
}

/** Also before a database is opened: the process may have ended in between. */
export function putLogBack(folder: string): void {
  if (!existsSync(keptIn(folder))) return;
  if (existsSync(logIn(folder))) rmSync(keptIn(folder));
  else renameSync(keptIn(folder), logIn(folder));
}

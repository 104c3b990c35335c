/** The data folder: one SQLite file, opened so that a committed page survives kill -9 and a power cut. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf, systemCode, HostError } from "../../host-error.ts";
import { makeFolder } from "../files/folders.ts";
import { putLogBack } from "./disk/closing.ts";
import { fileName } from "./disk/names.ts";
import { inWords } from "./disk/mishaps.ts";
import { hasRoom } from "./disk/room.ts";
import { steps } from "./schema.ts";

export function openDatabase(folder: string): DatabaseSync {
  prepareFolder(folder);
  putLogBack(folder);
  const path = join(folder, fileName);
  let db: DatabaseSync | undefined;
  try {
    keepToOurselves(path);
    db = new DatabaseSync(path);
    // What is deleted is written over: a name that left is nowhere in the file.
    // One process per data folder: a second one would not see what the first has in memory.
    db.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
      PRAGMA cache_size = -65536;
    `);
    db.exec("BEGIN IMMEDIATE; COMMIT");
    migrate(db, path);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof HostError) throw error;
    const reason = reasonOf(error);
    if (reason.includes("locked"))
      throw new HostError(
        `the data folder ${folder} is in use by another server: stop it, or choose another folder with DATA_DIR or --data`,
      );
    const told = inWords(error, path, () => hasRoom(folder));
    if (told instanceof HostError) throw told;
    throw new HostError(`the database ${path} cannot be opened (${reason})`);
  }
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new HostError(
      `the data folder ${folder} is not writable (${systemCode(error) || reasonOf(error)}): choose another one with DATA_DIR or --data`,
    );
  }
}

/** Seeds and hands lie in it in the clear. SQLite gives its log the mode it finds here. */
function keepToOurselves(path: string): void {
  // One that exists is not opened: closing it again would give up the lock of whoever has it open.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`])
    if (existsSync(file) && isOurs(file)) chmodSync(file, 0o600);
}

/** A file of another user cannot be changed, and may still be written to. */
function isOurs(file: string): boolean {
  return process.getuid === undefined || statSync(file).uid === process.getuid();
}

function migrate(db: DatabaseSync, path: string): void {
  const found = Number(db.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (found > steps.length) {
    throw new HostError(
      `the database ${path} was written by a newer Guildhall (format ${found}, this one reads up to ${steps.length}): update Guildhall, or choose another folder with DATA_DIR or --data`,
    );
  }
  for (let step = found; step < steps.length; step++)
    db.exec(`BEGIN; ${steps[step] ?? ""} PRAGMA user_version = ${step + 1}; COMMIT`);
}

/** The data folder: one SQLite file, opened so that a committed page survives kill -9 and a power cut. */
import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf, systemCode, HostError } from "../../host-error.ts";
import { steps } from "./schema.ts";

export const fileName = "guildhall.db";

export function openDatabase(folder: string): DatabaseSync {
  prepareFolder(folder);
  const path = join(folder, fileName);
  try {
    const db = new DatabaseSync(path);
    // One process per data folder: a second one would not see what the first has in memory.
    db.exec(
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536",
    );
    db.exec("BEGIN IMMEDIATE; COMMIT");
    migrate(db, path);
    return db;
  } catch (error) {
    if (error instanceof HostError) throw error;
    const reason = reasonOf(error);
    if (reason.includes("locked"))
      throw new HostError(
        `the data folder ${folder} is in use by another server: stop it, or choose another folder with DATA_DIR or --data`,
      );
    throw new HostError(`the database ${path} cannot be opened (${reason})`);
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new HostError(
      `the data folder ${folder} is not writable (${systemCode(error) || reasonOf(error)}): choose another one with DATA_DIR or --data`,
    );
  }
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskFull } from "#table/journal/disk-full.ts";
import { openDatabase } from "./database.ts";
import { openDisk, type Disk } from "./disk.ts";
import { groupCommit, type Writer } from "./group-commit.ts";

let folder = "";
let db: DatabaseSync;
let told: boolean[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  db = openDatabase(folder);
  told = [];
});
afterEach(() => {
  if (db.isOpen) db.close();
  rmSync(folder, { recursive: true });
});

function writerOn(disk: Disk, commitsBeforeTidy = 400): Writer {
  return groupCommit(db, {
    disk,
    commitsBeforeTidy,
    fullness: (isFull) => told.push(isFull),
    broken(error) {
      throw error;
    },
  });
}

function adder({ write }: Writer): (id: string) => Promise<unknown> {
  const insert = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, 0)");
  return (id) => write(() => insert.run(id, "x".repeat(1000)));
}

const count = (): number => Number(db.prepare("SELECT count(*) AS n FROM people").get()?.["n"]);

/** SQLite's own complaint, when it does what begins with `sql` and `planted.full` is set. */
function plant(sql: string): { full: boolean } {
  const planted = { full: true };
  const check = (asked: string): void => {
    if (planted.full && asked.startsWith(sql))
      throw Object.assign(new Error("database or disk is full"), { errcode: 13 });
  };
  const [prepare, exec] = [db.prepare.bind(db), db.exec.bind(db)];
  db.exec = (asked) => {
    check(asked);
    exec(asked);
  };
  db.prepare = (asked) => {
    const statement = prepare(asked);
    const get = statement.get.bind(statement);
    statement.get = (...values: never[]) => {
      check(asked);
      return get(...values);
    };
    return statement;
  };
  return planted;
}

test("[full disk] what finds no room is refused and told once, reading goes on, and so does writing with room", async () => {
  const disk = openDisk(db, folder);
  const writer = writerOn(disk);
  const add = adder(writer);
  const pages = Number(db.prepare("PRAGMA page_count").get()?.["page_count"]);
  db.exec(`PRAGMA max_page_count = ${pages + 1}`);
  for (let time = 0; time < 2; time++)
    for (const each of await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => add(`guest ${i}`)),
    ))
      expect(each).toEqual({ status: "rejected", reason: new DiskFull() });
  expect([await writer.read(count), told]).toEqual([0, [true]]);
  db.exec("PRAGMA max_page_count = 1000000");
  await add("mia");
  expect([await writer.read(count), told]).toEqual([1, [true, false]]);
  await writer.end();
  disk.close();
});

test("[full disk] a log that cannot be emptied waits; moves are taken meanwhile", async () => {
  const disk = openDisk(db, folder);
  disk.close();
  db = openDatabase(folder);
  const planted = plant("PRAGMA wal_checkpoint(PASSIVE)");
  const started = openDisk(db, folder);
  const writer = writerOn(started, 2);
  const add = adder(writer);
  for (let i = 0; i < 9; i++) await add(`guest ${i}`);
  planted.full = false;
  for (let i = 9; i < 20; i++) await add(`guest ${i}`);
  await writer.end();
  planted.full = true;
  started.close();
  db = openDatabase(folder);
  expect([count(), told]).toEqual([20, []]);
});

test("[full disk] no room even for beginning the log refuses in words and recovers", async () => {
  const disk = openDisk(db, folder);
  const planted = plant("PRAGMA user_version");
  const writer = writerOn(disk);
  const add = adder(writer);
  await expect(add("mia")).rejects.toThrow(DiskFull);
  planted.full = false;
  await add("mia");
  expect([count(), told]).toEqual([1, [true, false]]);
  await writer.end();
  disk.close();
});

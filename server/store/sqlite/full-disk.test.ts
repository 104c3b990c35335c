import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskFull } from "#table/journal/disk-full.ts";
import { openDatabase } from "./database.ts";
import { openDisk, type Disk } from "./disk/disk.ts";
import { realFiles, type Files } from "./disk/files.ts";
import { inWords } from "./disk/mishaps.ts";
import { groupCommit, type Writer } from "./group-commit.ts";
import { openSqlite } from "./index.ts";

let folder = "";
let db: DatabaseSync;
let told: boolean[] = [];
let broken: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  db = openDatabase(folder);
  told = [];
  broken = [];
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
    broken: (error) => broken.push(error),
  });
}

function adder({ write }: Writer): (id: string) => Promise<unknown> {
  const insert = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, 0)");
  return (id) => write(() => insert.run(id, "x".repeat(1000)));
}

const count = (): number => Number(db.prepare("SELECT count(*) AS n FROM people").get()?.["n"]);

/** SQLite's own complaint, when it does what begins with `sql` and `planted.full` is set. */
function plant(sql: string, errcode = 13): { full: boolean } {
  const planted = { full: true };
  const check = (asked: string): void => {
    if (planted.full && asked.startsWith(sql))
      throw Object.assign(new Error("what SQLite says"), { errcode });
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

/** SQLite says no more than that the system refused a write. */
const refusedWrite = 778;

test.each([
  { what: "where there is room is a disk that fails: the hall ends", hasRoom: true, full: [] },
  { what: "where there is none is a full disk", hasRoom: false, full: [true] },
])("[full disk] a refused write $what", async ({ hasRoom, full }) => {
  const disk = openDisk(db, folder, { files: { ...realFiles, hasRoom: () => hasRoom } });
  const planted = plant("PRAGMA user_version", refusedWrite);
  const writer = writerOn(disk);
  const add = adder(writer);
  await expect(add("mia")).rejects.toSatisfy((error) => error instanceof DiskFull === !hasRoom);
  expect([broken.length, told]).toEqual([hasRoom ? 1 : 0, full]);
  planted.full = false;
  await writer.end();
  disk.close();
});

test("[full disk] what keeps a hall from opening is told as what it is", () => {
  const refused = Object.assign(new Error("disk I/O error"), { errcode: refusedWrite });
  const path = join(folder, "guildhall.db");
  expect(inWords(refused, path, () => true)).toMatchObject({
    message: `the disk fails: ${path} could not be written or read (disk I/O error). Look after the disk, copy what is there, and start from a backup if it is damaged`,
  });
  expect(inWords(refused, path, () => false)).toMatchObject({
    message: `the disk is full and ${path} has to grow: make room, then start again`,
  });
  const eio = Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  expect(inWords(eio, path, () => true)).toMatchObject({
    message: expect.stringMatching(/^the disk fails: /),
  });
  for (const errcode of [11, 26, 523, 779]) {
    const damaged = Object.assign(new Error("malformed"), { errcode });
    expect(inWords(damaged, path, () => true)).toMatchObject({
      message: expect.stringMatching(/^the database .* is damaged/),
    });
  }
});

const openStore = (files: Files) =>
  openSqlite(folder, {
    files,
    fullness: (isFull) => told.push(isFull),
    broken: (error) => broken.push(error),
  });

/** As a process leaves it that was killed: everything in the log alone. */
async function killed(): Promise<void> {
  const disk = openDisk(db, folder);
  const writer = writerOn(disk);
  const add = adder(writer);
  for (let i = 0; i < 9; i++) await add(`guest ${i}`);
  await writer.end();
  for (const name of ["guildhall.db", "guildhall.db-wal"])
    copyFileSync(join(folder, name), join(folder, `${name}.left`));
  disk.close();
  for (const name of ["guildhall.db", "guildhall.db-wal"])
    renameSync(join(folder, `${name}.left`), join(folder, name));
}

test.each([1, 2, 3])(
  "[full disk] flush %i of a start that finds no room: what is there is served, nothing is taken until there is",
  async (nth) => {
    await killed();
    let [flushes, room] = [0, false];
    const { people, house, close } = openStore({
      ...realFiles,
      flushNow(file) {
        if (++flushes >= nth && !room)
          throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
        realFiles.flushNow(file);
      },
    });
    expect([await people.count(), told]).toEqual([9, [true]]);
    const mia = { what: "person", key: "mia", name: "Mia", since: 0 } as const;
    await expect(house.shutOut(mia)).rejects.toThrow(DiskFull);
    room = true;
    await house.shutOut(mia);
    expect([(await house.read()).shutOut, told, broken]).toEqual([[mia], [true, false], []]);
    await close();
    db = openDatabase(folder);
    expect(count()).toBe(9);
  },
);

test.each([1, 2, 3])(
  "[failing disk] flush %i of a start that fails is told in a sentence, and the log stays for the next start",
  async (nth) => {
    await killed();
    let flushes = 0;
    const failing: Files = {
      ...realFiles,
      flushNow() {
        if (++flushes >= nth)
          throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
      },
    };
    const log = readFileSync(join(folder, "guildhall.db-wal"));
    expect(() => openStore(failing)).toThrow(/^the disk fails: /);
    // Pages that were copied may not be on disk: the log still has them, unless they were safe already.
    const left = readFileSync(join(folder, "guildhall.db-wal"));
    if (nth < 3) expect(left.equals(log)).toBe(true);
    db = openDatabase(folder);
    expect(count()).toBe(9);
  },
);

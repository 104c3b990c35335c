import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { fileName, openDatabase } from "./database.ts";
import { openDisk, type Disk } from "./disk.ts";
import { groupCommit, type Writer } from "./group-commit.ts";

let folder = "";
let db: DatabaseSync;
let disk: Disk;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  db = openDatabase(folder);
  disk = openDisk(db, folder);
});
afterEach(() => {
  disk.close();
  rmSync(folder, { recursive: true });
});

const neverBroken = (error: unknown): never => {
  throw error;
};

function adder({ write }: Writer): (id: string) => Promise<unknown> {
  const insert = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, 0)");
  return (id) => write(() => insert.run(id, id));
}

const names = (from: DatabaseSync = db): readonly unknown[] =>
  from
    .prepare("SELECT id FROM people ORDER BY id")
    .all()
    .map((row) => row["id"]);

test("[store] one turn of the event loop shares one transaction and one flush, and a failure stays alone", async () => {
  let flushes = 0;
  const counting = { tidy: disk.tidy, flush: () => (flushes++, disk.flush()) };
  const add = adder(groupCommit(db, { disk: counting, broken: neverBroken }));
  const results = await Promise.allSettled([add("mia"), add("ginny"), add("mia"), add("thomas")]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(names()).toEqual(["ginny", "mia", "thomas"]);
  expect(flushes).toBe(1);
});

test("[store] nobody hears before the flush is over; who comes meanwhile shares the next one", async () => {
  const flushes: (() => void)[] = [];
  const slow = {
    tidy: disk.tidy,
    flush: () => new Promise<void>((resolve) => flushes.push(resolve)),
  };
  const add = adder(groupCommit(db, { disk: slow, broken: neverBroken }));
  const heard: string[] = [];
  const say = (id: string): Promise<unknown> => add(id).then(() => heard.push(id));
  const all = [say("mia")];
  await expect.poll(() => flushes.length).toBe(1);
  all.push(say("ginny"), say("thomas"));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([heard, flushes.length]).toEqual([[], 1]);
  flushes[0]?.();
  await expect.poll(() => flushes.length).toBe(2);
  expect(heard).toEqual(["mia"]);
  flushes[1]?.();
  await Promise.all(all);
  expect(heard).toEqual(["mia", "ginny", "thomas"]);
});

test("[store] when the commit itself fails everyone in it hears so, and the next one works", async () => {
  const writer = groupCommit(db, { disk, broken: neverBroken });
  const add = adder(writer);
  const lost = add("mia");
  const spoiler = writer.write(() => db.exec("ROLLBACK"));
  await expect(lost).rejects.toThrow();
  await expect(spoiler).rejects.toThrow();
  await add("ginny");
  expect(names()).toEqual(["ginny"]);
});

test("[store] a flush that fails ends all writing, and nobody hears of what may be lost", async () => {
  const troubles: unknown[] = [];
  const gone = new Error("EIO");
  const add = adder(
    groupCommit(db, {
      disk: { tidy: disk.tidy, flush: () => Promise.reject(gone) },
      broken: (error) => troubles.push(error),
    }),
  );
  await expect(add("mia")).rejects.toBe(gone);
  await expect(add("ginny")).rejects.toBe(gone);
  expect(troubles).toEqual([gone]);
});

const logOf = (where: string): string => join(where, `${fileName}-wal`);

/** What a disk would hold after a power cut right now, if it had taken everything that was flushed and nothing later; or else this log. */
function powerCut(log: Buffer = readFileSync(logOf(folder))): readonly unknown[] {
  const copy = mkdtempSync(join(tmpdir(), "guildhall-"));
  copyFileSync(join(folder, fileName), join(copy, fileName));
  writeFileSync(logOf(copy), log);
  const found = openDatabase(copy);
  const there = names(found);
  found.close();
  rmSync(copy, { recursive: true });
  return there;
}

test("[store] what was answered is in the files at every moment, also while the log is emptied", async () => {
  const seen: (readonly unknown[])[] = [];
  const looking = {
    flush: disk.flush,
    async tidy() {
      seen.push(powerCut());
      const tidied = disk.tidy();
      seen.push(powerCut());
      await tidied;
      seen.push(powerCut());
    },
  };
  const add = adder(groupCommit(db, { disk: looking, broken: neverBroken }));
  const expected: string[] = [];
  for (let i = 0; i < 450; i++) {
    const id = `guest ${String(i).padStart(3, "0")}`;
    await add(id);
    expected.push(id);
    if (i % 100 === 0) expect(powerCut()).toEqual(expected);
  }
  expect(seen).toEqual([1, 2, 3].map(() => expected.slice(0, 400)));
  expect(powerCut()).toEqual(expected);
});

/** Block by block either as it was or as it is: a disk takes what was not flushed in any order. */
function mixed(before: Buffer, after: Buffer, isOld: (block: number) => boolean): Buffer {
  const size = 4096;
  const mixture = Buffer.from(after);
  for (let at = 0; at < before.length; at += size)
    if (isOld(at / size)) before.copy(mixture, at, at, Math.min(at + size, before.length));
  return mixture;
}

test("[store] whatever part of a used log written anew the disk took, what was answered is there", async () => {
  const writer = groupCommit(db, { disk, broken: neverBroken });
  const add = adder(writer);
  const answered = Array.from({ length: 400 }, (_, i) => `guest ${String(i).padStart(3, "0")}`);
  for (const id of answered) await add(id);
  let before = Buffer.alloc(0);
  const exec = db.exec.bind(db);
  db.exec = (sql) => {
    // The last that was flushed is the emptied log, just before it is begun anew.
    if (sql.startsWith("PRAGMA user_version")) before = readFileSync(logOf(folder));
    exec(sql);
  };
  await writer.settled();
  expect(before.length).toBeGreaterThan(400 * 4096);
  const insert = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, 0)");
  const unanswered = ["later 0", "later 1", "later 2"];
  for (const id of unanswered) insert.run(id, id);
  const after = readFileSync(logOf(folder));
  const rng = quickRng(1);
  const mixtures: ((block: number) => boolean)[] = [];
  for (let cut = 0; cut < 10; cut++)
    mixtures.push(
      (block) => block < cut,
      (block) => block >= cut,
      () => rng.below(2) === 0,
      () => rng.below(4) === 0,
    );
  for (const isOld of mixtures) {
    const there = powerCut(mixed(before, after, isOld));
    expect(there.slice(0, 400)).toEqual(answered);
    expect(unanswered.slice(0, there.length - 400)).toEqual(there.slice(400));
  }
});

test("[store] the log is not emptied while it is held, and is soon afterwards", async () => {
  let tidied = 0;
  const counting = { flush: disk.flush, tidy: () => (tidied++, disk.tidy()) };
  const writer = groupCommit(db, { disk: counting, broken: neverBroken });
  const add = adder(writer);
  await writer.holdLog(async () => {
    for (let i = 0; i < 420; i++) await add(`guest ${i}`);
  });
  expect(tidied).toBe(0);
  await add("mia");
  await writer.settled();
  expect(tidied).toBe(1);
});

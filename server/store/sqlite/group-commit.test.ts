import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { openDisk, type Disk } from "./disk/disk.ts";
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

const names = (): readonly unknown[] =>
  db
    .prepare("SELECT id FROM people ORDER BY id")
    .all()
    .map((row) => row["id"]);

test("[store] one turn of the event loop shares one transaction and one flush, and a failure stays alone", async () => {
  let flushes = 0;
  const counting = { ...disk, flush: () => (flushes++, disk.flush()) };
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
    ...disk,
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
      disk: { ...disk, flush: () => Promise.reject(gone) },
      broken: (error) => troubles.push(error),
    }),
  );
  await expect(add("mia")).rejects.toBe(gone);
  await expect(add("ginny")).rejects.toBe(gone);
  expect(troubles).toEqual([gone]);
});

test("[store] the log is not emptied while it is held, and is soon afterwards", async () => {
  let tidied = 0;
  const counting = { ...disk, tidy: () => (tidied++, disk.tidy()) };
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

test("[store] a log of few commits with many writes each is emptied long before one of small ones", async () => {
  let tidied = 0;
  const counting = { ...disk, tidy: () => (tidied++, disk.tidy()) };
  const writer = groupCommit(db, { disk: counting, broken: neverBroken });
  const add = adder(writer);
  for (let commit = 0; commit < 4; commit++)
    await Promise.all(Array.from({ length: 500 }, (_, i) => add(`guest ${commit} ${i}`)));
  await writer.settled();
  expect(tidied).toBe(2);
});

test("[store] who speaks in the turn in which a flush ends shares the next one, put off by a turn or not", async () => {
  const flushes: (() => void)[] = [];
  const slow = {
    ...disk,
    flush: () => new Promise<void>((resolve) => flushes.push(resolve)),
  };
  const add = adder(groupCommit(db, { disk: slow, broken: neverBroken }));
  const all = [add("mia")];
  await expect.poll(() => flushes.length).toBe(1);
  all.push(add("ginny"));
  flushes[0]?.();
  // By now the next commit waits for its turn; the message was read from the wire in this one.
  await new Promise((resolve) => process.nextTick(resolve));
  const late = new Promise<void>((resolve) => {
    setImmediate(() => {
      all.push(add("thomas"));
      resolve();
    });
  });
  await late;
  await expect.poll(() => flushes.length).toBe(2);
  expect(names()).toEqual(["ginny", "mia", "thomas"]);
  flushes[1]?.();
  await Promise.all(all);
  expect(flushes).toHaveLength(2);
});

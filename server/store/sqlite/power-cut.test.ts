import { expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { openDatabase } from "./database.ts";
import { openDisk } from "./disk/disk.ts";
import { groupCommit } from "./group-commit.ts";
import { openSqlite, partsOf } from "./index.ts";
import { sqliteJournal } from "./journal.ts";
import { cutEverywhere, type Complaint } from "./testing/cut.ts";
import { recordRun, type Opener, type Recording } from "./testing/recorded-run.ts";
import type { Acknowledgement, Recorder } from "./testing/recorder.ts";

const needs = { broken: fail, commitsBeforeTidy: 4, longestKept: 40_000 };
const sound: Opener = {
  files: (recorded) => recorded,
  open: (folder, files) => openSqlite(folder, { ...needs, files }),
};

function fail(error: unknown): never {
  throw error;
}

function cutting(draws: number): Parameters<typeof cutEverywhere>[1] {
  const rng = quickRng(1);
  return { draws, draw: (below) => rng.below(below), most: 8 };
}

test("[power cut] at every moment, whatever the disk kept, the store opens and holds what was answered, announced and read", async () => {
  const recording = await recordRun(sound, 3);
  expect([...new Set(recording.moments.map(({ after }) => after))].toSorted()).toEqual([
    "announced",
    "answered",
    "flush of the folder done",
    "flush of the log begun",
    "flush of the log done",
    "flush of the pages begun",
    "flush of the pages done",
    "log cut",
    "log wiped",
    "log written again",
    "read",
    "shut out",
  ]);
  const { disks, complaint } = await cutEverywhere(recording, cutting(1));
  expect(complaint).toBeNull();
  expect(disks).toBeGreaterThan(300);
});

/** The first thing that is wrong, at moments of one kind, with a hall in which something was planted. */
async function firstComplaint(
  planted: Partial<Opener>,
  ...after: readonly string[]
): Promise<Complaint | null> {
  const { moments, written } = await recordRun({ ...sound, ...planted }, 3);
  const looked = moments.filter((moment) => after.includes(moment.after));
  return (await cutEverywhere({ moments: looked, written }, cutting(3))).complaint;
}

/** Answers for the flushes of one file alone. */
function flushOf(
  part: "log" | "pages",
  flush: (disk: Recorder, file: number) => Promise<void>,
): (disk: Recorder) => Recorder {
  return (disk) => {
    const logs = new Set<number>();
    return {
      ...disk,
      open(path) {
        const file = disk.open(path);
        if (path.endsWith("-wal")) logs.add(file);
        else logs.delete(file);
        return file;
      },
      flush: (file) => (logs.has(file) === (part === "log") ? flush(disk, file) : disk.flush(file)),
    };
  };
}

test("[power cut] planted: a log that is never flushed loses what was announced, with no flush under way", async () => {
  const files = flushOf("log", async () => undefined);
  expect(await firstComplaint({ files }, "announced")).toMatchObject({
    what: "lost",
    heard: "announced",
    after: "announced",
    flushing: false,
  });
});

test("[power cut] planted: an answer before the flush loses what was announced while the flush is under way", async () => {
  const files = flushOf("log", async (disk, file) => void disk.flush(file));
  expect(await firstComplaint({ files }, "announced")).toMatchObject({
    what: "lost",
    heard: "announced",
    after: "announced",
    flushing: true,
  });
});

test("[power cut] planted: a log wiped before the pages are flushed is missed at the wiping", async () => {
  const late: (() => Promise<void>)[] = [];
  const files = (disk: Recorder): Recorder =>
    flushOf(
      "pages",
      async (_, pages) => void late.push(() => disk.flush(pages)),
    )({
      ...disk,
      async flush(log) {
        await disk.flush(log);
        await late.pop()?.();
      },
    });
  expect(await firstComplaint({ files }, "log wiped")).toMatchObject({
    what: "lost",
    heard: "announced",
    after: "log wiped",
    flushing: false,
  });
});

test("[power cut] planted: a log that is not wiped is read with older pages behind it", async () => {
  const files = (disk: Recorder): Recorder => ({ ...disk, write: () => undefined });
  const open: Opener["open"] = (folder, layer) =>
    openSqlite(folder, { ...needs, files: layer, longestKept: Infinity });
  expect(await firstComplaint({ files, open }, "flush of the log begun")).toMatchObject({
    what: expect.stringMatching(/damaged|will-not-open|lost/),
    after: "flush of the log begun",
  });
});

/** Leaves out the `nth` flush of each start. */
function startWithout(nth: number): (disk: Recorder) => Recorder {
  return (disk) => {
    let count = 0;
    return {
      ...disk,
      open(path) {
        count = 0;
        return disk.open(path);
      },
      flushNow(file) {
        if (++count !== nth) disk.flushNow(file);
      },
    };
  };
}

test("[power cut] planted: a start that does not flush what a killed process left", async () => {
  expect(
    await firstComplaint({ files: startWithout(1) }, "flush of the pages begun"),
  ).toMatchObject({
    what: expect.stringMatching(/damaged|will-not-open/),
    after: "flush of the pages begun",
  });
});

test("[power cut] planted: a start that does not flush the pages it copied", async () => {
  expect(await firstComplaint({ files: startWithout(2) }, "log wiped")).toMatchObject({
    what: expect.stringMatching(/damaged|will-not-open/),
    after: "log wiped",
  });
});

test("[power cut] planted: a start that does not flush the wiping reads an old log over newer pages", async () => {
  expect(await firstComplaint({ files: startWithout(3) }, "log cut")).toMatchObject({
    what: expect.stringMatching(/damaged|will-not-open|lost/),
    after: "log cut",
  });
});

const noSpace = (): Error => Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });

/** The `nth` flush of each start finds no room; later ones do. */
function fullAt(nth: number): (disk: Recorder) => Recorder {
  return (disk) => {
    let count = 0;
    return {
      ...disk,
      open(path) {
        count = 0;
        return disk.open(path);
      },
      flushNow(file) {
        if (++count !== nth) return disk.flushNow(file);
        disk.failToFlush(file);
        throw noSpace();
      },
    };
  };
}

test.each(process.env["DEEP"] === "1" ? [1, 2, 3] : [2])(
  "[power cut] flush %i of every start finds no room, and later there is: nothing that was answered is lost",
  async (nth) => {
    const recording = await recordRun({ ...sound, files: fullAt(nth) }, 2);
    expect(recording.moments.some(({ after }) => after.endsWith(" failed"))).toBe(true);
    const { complaint } = await cutEverywhere(
      nth === 1 ? answersOf(recording) : recording,
      cutting(1),
    );
    expect(complaint).toBeNull();
  },
);

/** What a killed process had not answered is served from a full disk, before anyone can flush it. */
function answersOf({ moments, written }: Recording): Recording {
  const isAnswer = ({ how }: Acknowledgement): boolean => how === "answered" || how === "shut out";
  return {
    written,
    moments: moments.map((moment) => ({ ...moment, heard: moment.heard.filter(isAnswer) })),
  };
}

test.each([
  { nth: 1, what: "log" },
  { nth: 2, what: "pages" },
])(
  "[power cut] planted: a flush of the $what that failed is asked for again, and nothing was written again",
  async ({ nth }) => {
    const files = (disk: Recorder): Recorder =>
      fullAt(nth)({
        ...disk,
        write(file, bytes, at) {
          if (bytes.every((byte) => byte === 0)) disk.write(file, bytes, at);
        },
      });
    expect(await firstComplaint({ files }, "announced", "log wiped")).not.toBeNull();
  },
);

test("[power cut] planted: a journal read from memory is heard before its flush", async () => {
  const open: Opener["open"] = (folder, files) => {
    const db = openDatabase(folder);
    const disk = openDisk(db, folder, { ...needs, files });
    const writer = groupCommit(db, { ...needs, disk });
    const hasty = { ...writer, read: async <T>(query: () => T): Promise<T> => query() };
    return {
      ...partsOf(db, writer),
      journal: sqliteJournal(db, hasty),
      backup: disk.copyTo,
      close: () => writer.end().then(disk.close),
    };
  };
  expect(await firstComplaint({ open }, "read")).toMatchObject({
    what: "lost",
    heard: "read",
    after: "read",
    flushing: true,
  });
});

/** Saved before anyone hears: repeats, crashes, failing disks and second writers. */
import { expect, test } from "vitest";
import type { Journal, Page } from "../journal/page.ts";
import { memoryJournal } from "../journal/memory.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import { watch } from "../testing/watcher.ts";

const plain = terms(sealed, 2);
const seal = (
  seat: number,
  round = 1,
  more = "",
): { type: "command"; seat: number; command: unknown } => ({
  type: "command",
  seat,
  command: { type: "seal", word: wordOf("choice", seat, round) + more },
});

test("the same id twice gets the first answer and writes one page", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const [first, second] = await Promise.all([
    ask(table, ginny, seal(0), "one"),
    ask(table, ginny, seal(0), "one"),
  ]);
  expect(second).toEqual(first);
  expect(await ask(table, ginny, seal(0, 1, "-other"), "one")).toEqual(first);
  const pages = await bench.journal.read(table.id, 0);
  expect(pages.filter(({ type }) => type === "played")).toHaveLength(1);
  expect(await ask(table, mia, seal(1), "one")).toMatchObject({
    type: "done",
    version: pages.length + 1,
  });
});

test("an id answered before a restart keeps its answer", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, plain);
  await startWith(table, [ginny, mia], 2);
  await ask(table, ginny, seal(0), "one");
  const answer = await ask(table, mia, seal(1), "two");
  const again = await reopen(bench, sealed, table.id);
  expect(await ask(again, mia, seal(1), "two")).toEqual(answer);
  expect(again.info(null)).toEqual(table.info(null));
});

test("a refusal is a value for its asker alone, and is repeated under its id", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const crowd = await watch(table, mia, 1);
  const heard = crowd.tells.length;
  const refusal = await ask(table, ginny, seal(0, 2), "too-early");
  expect(refusal).toEqual({
    type: "refused",
    code: "not-this-word",
    rule: "T-1",
    params: { round: 1 },
  });
  expect(await ask(table, ginny, seal(0, 1), "too-early")).toEqual(refusal);
  expect(await ask(table, ginny, { type: "command", seat: 0, command: "nonsense" })).toMatchObject({
    code: "unreadable-command",
  });
  expect(crowd.tells).toHaveLength(heard);
});

test("a crash between append and announce loses nothing", async () => {
  const journal = memoryJournal();
  let crashed = false;
  const dying: Journal = {
    ...journal,
    append: async (table, expected, pages) => {
      const appended = await journal.append(table, expected, pages);
      return crashed ? new Promise(() => {}) : appended;
    },
  };
  const bench = rig({ journal: dying });
  const table = await openNew(bench, sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const before = await watch(table, mia, 1);
  crashed = true;
  void ask(table, ginny, seal(0), "last-words");
  await settled();
  expect(before.view()).toMatchObject({ ready: [false, false] });
  crashed = false;
  const again = await reopen(bench, sealed, table.id);
  const after = await watch(again, mia, 1, before.version());
  expect(after.view()).toMatchObject({ ready: [true, false] });
  expect(after.log).toMatchObject([{ type: "news", version: before.version() + 1, seat: 0 }]);
  expect(await ask(again, ginny, seal(0), "last-words")).toEqual({
    type: "done",
    version: before.version() + 1,
  });
  expect(await journal.read(table.id, before.version())).toHaveLength(1);
});

test.each([
  { moment: "before", stored: false },
  { moment: "after", stored: true },
])(
  "a disk that fails $moment writing: the command fails, the table lives, the resend is answered once",
  async ({ stored }) => {
    const journal = memoryJournal();
    let failing = false;
    const flaky: Journal = {
      ...journal,
      append: async (table, expected, pages) => {
        if (failing && stored) await journal.append(table, expected, pages);
        if (failing) throw new Error("disk full");
        return journal.append(table, expected, pages);
      },
    };
    const bench = rig({ journal: flaky });
    const table = await openNew(bench, sealed, plain);
    await startWith(table, [ginny, mia], 2);
    const watcher = await watch(table, mia, 1);
    failing = true;
    expect(await ask(table, ginny, seal(0), "a")).toEqual({
      type: "error",
      code: "bug",
      params: {},
    });
    expect(bench.bugs).toHaveLength(1);
    failing = false;
    expect((await watch(table, mia, 1)).view()).toMatchObject({ ready: [stored, false] });
    expect(await ask(table, ginny, seal(0), "a")).toMatchObject({ type: "done" });
    expect((await journal.read(table.id, 0)).filter(({ type }) => type === "played")).toHaveLength(
      1,
    );
    expect(watcher.view()).toMatchObject({ ready: [true, false] });
    expect(watcher.gaps()).toBe(0);
  },
);

test("a bug in a game fails one command and nothing else", async () => {
  const bench = rig();
  const broken = {
    ...sealed,
    decide: (...said: Parameters<typeof sealed.decide>) =>
      said[2].type === "peek" ? JSON.parse("") : sealed.decide(...said),
  };
  const table = await openNew(bench, broken, plain);
  await startWith(table, [ginny, mia], 2);
  expect(
    await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } }),
  ).toMatchObject({ code: "bug" });
  expect(await ask(table, ginny, seal(0))).toMatchObject({ type: "done" });
  expect(bench.bugs).toHaveLength(1);
});

test("two copies of the program serve one table: the second writer judges again", async () => {
  const bench = rig();
  const here = await openNew(bench, sealed, plain);
  await startWith(here, [ginny, mia], 2);
  const there = await reopen(bench, sealed, here.id);
  const [eyesHere, eyesThere] = [await watch(here, ginny, 0), await watch(there, mia, 1)];
  const answers = await Promise.all([ask(here, ginny, seal(0)), ask(there, mia, seal(1))]);
  expect(answers.map(({ type }) => type)).toEqual(["done", "done"]);
  await Promise.all([here.catchUp(), there.catchUp()]);
  expect(eyesHere.view()).toMatchObject({
    round: 2,
    shown: [[wordOf("choice", 0, 1), wordOf("choice", 1, 1)]],
  });
  expect(eyesThere.view()).toMatchObject({ round: 2 });
  expect(eyesHere.gaps() + eyesThere.gaps()).toBe(0);
  const pages: readonly Page[] = await bench.journal.read(here.id, 0);
  expect(pages.map(({ version }) => version)).toEqual(pages.map((_, i) => i + 1));
});

test("an id answered by another copy is known here too", async () => {
  const bench = rig();
  const here = await openNew(bench, sealed, plain);
  await startWith(here, [ginny, mia], 2);
  const there = await reopen(bench, sealed, here.id);
  const answer = await ask(here, ginny, seal(0), "same");
  expect(await ask(there, ginny, seal(0), "same")).toEqual(answer);
  expect(
    (await bench.journal.read(here.id, 0)).filter(({ type }) => type === "played"),
  ).toHaveLength(1);
});

test("a listener who was away hears exactly what was missed", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const early = await watch(table, mia, 1);
  const seen = early.version();
  early.stop();
  await ask(table, ginny, seal(0));
  await ask(table, mia, seal(1));
  const late = await watch(table, mia, 1, seen);
  const whole = await watch(table, mia, 1);
  expect(late.log).toEqual(whole.log.filter(({ version }) => version > seen));
  expect([...early.log, ...late.log]).toEqual(whole.log);
});

test("who hangs up before the first word is not waited for", async () => {
  const journal = memoryJournal();
  let slow: (() => void) | null = null;
  const bench = rig({
    journal: {
      ...journal,
      read: async (table, from) =>
        from === 1
          ? new Promise((resolve) => (slow = () => resolve(journal.read(table, from))))
          : journal.read(table, from),
    },
  });
  const table = await openNew(bench, sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const heard: unknown[] = [];
  const listening = table.listen(mia, 1, 1, (tell) => heard.push(tell));
  await settled();
  if (listening.type === "listening") listening.stop();
  (slow as (() => void) | null)?.();
  await settled();
  expect(heard).toEqual([]);
  expect(table.idle()).toBe(true);
});

test("idle when nobody listens and nothing is under way", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, plain);
  await startWith(table, [ginny, mia], 2);
  await settled();
  expect(table.idle()).toBe(true);
  const watcher = await watch(table, ginny, 0);
  expect(table.idle()).toBe(false);
  watcher.stop();
  const answer = ask(table, ginny, seal(0));
  expect(table.idle()).toBe(false);
  await answer;
  await settled();
  expect(table.idle()).toBe(true);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { legion } from "#rules/legion/index.ts";
import { readJournal, writeJournal } from "../journal/file.ts";
import { tally, total } from "../testing/tally-game.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  optionOf,
  reopen,
  rig,
  settled,
  startWith,
  terms,
  the,
  watch,
  type Rig,
  type Watcher,
} from "../testing/rig.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";
import { verify } from "../past/verify.ts";

interface Desk {
  readonly bench: Rig;
  readonly table: Table;
  readonly eyes: Watcher;
  readonly add: (n: number, seat?: number) => Promise<number>;
  readonly sum: () => number;
}

/** One person speaks for both sides, as beside a real table. */
async function desk(): Promise<Desk> {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, ginny], 2);
  const eyes = await watch(table, ginny, 0);
  const add = async (n: number, seat = 0): Promise<number> => {
    const answer = await ask(table, ginny, { type: "command", seat, command: { type: "add", n } });
    return answer.type === "done" ? answer.version : Number.NaN;
  };
  return { bench, table, eyes, add, sum: () => total(eyes.view() as Parameters<typeof total>[0]) };
}

function amend(table: Table, page: number, command: unknown, seat = 0): Promise<Answer> {
  return ask(table, ginny, { type: "amend", seat, page, command });
}

test("any past entry can be changed; what follows is judged again", async () => {
  const { table, eyes, add, sum } = await desk();
  const first = await add(5);
  await add(7, 1);
  expect(await amend(table, first, { type: "add", n: 2 })).toMatchObject({ type: "done" });
  expect(sum()).toBe(9);
  expect(eyes.log.at(-1)).toMatchObject({
    type: "amended",
    page: first,
    changed: [
      { page: first, refused: null, news: [{ n: 2, total: 2 }] },
      { page: first + 1, refused: null, news: [{ n: 7, total: 9 }] },
    ],
  });
});

test("an entry that no longer fits is kept, marked and reported, and may fit again", async () => {
  const { table, eyes, add, sum } = await desk();
  const first = await add(5);
  const second = await add(10, 1);
  await amend(table, first, { type: "add", n: 15 });
  expect(sum()).toBe(15);
  expect(eyes.log.at(-1)).toMatchObject({
    changed: [
      { page: first },
      { page: second, news: [], refused: { code: "too-much", rule: "T-2" } },
    ],
  });
  await amend(table, first, null);
  expect(sum()).toBe(10);
  expect(eyes.log.at(-1)).toMatchObject({
    changed: [
      { page: first, news: [], refused: null },
      { page: second, refused: null, news: [{ n: 10 }] },
    ],
  });
});

test("an amendment the rules refuse changes nothing", async () => {
  const { table, eyes, add } = await desk();
  const first = await add(5);
  const heard = eyes.version();
  expect(await amend(table, first, { type: "add", n: 21 })).toMatchObject({
    type: "refused",
    code: "too-much",
  });
  expect(await amend(table, first, "nonsense")).toMatchObject({ code: "unreadable-command" });
  expect(await amend(table, first + 9, null)).toMatchObject({ code: "no-such-page" });
  expect(await amend(table, first, { type: "add", n: 5 })).toEqual({
    type: "done",
    version: heard,
  });
  expect(
    await ask(table, mia, { type: "amend", seat: 0, page: first, command: null }),
  ).toMatchObject({ code: "not-your-seat" });
  expect(eyes.version()).toBe(heard);
});

test("undo and redo without limit, through restarts; a new entry forgets what was undone", async () => {
  const { bench, table, eyes, add, sum } = await desk();
  for (const n of [1, 2, 3]) await add(n);
  for (const left of [3, 1, 0]) {
    await ask(table, ginny, { type: "take-back", seat: 0 });
    expect(sum()).toBe(left);
  }
  expect(eyes.last()).toMatchObject({ redo: true, takeBack: { type: "none" } });
  const again = await reopen(bench, tally, table.id);
  const after = await watch(again, ginny, 0);
  for (const left of [1, 3]) {
    expect(after.last().redo).toBe(true);
    await ask(again, ginny, { type: "redo", seat: 0 });
    expect(total(after.view() as Parameters<typeof total>[0])).toBe(left);
  }
  await ask(again, ginny, { type: "command", seat: 0, command: { type: "add", n: 9 } });
  expect(after.last().redo).toBe(false);
  expect(await ask(again, ginny, { type: "redo", seat: 0 })).toMatchObject({
    code: "nothing-to-redo",
  });
});

test("the same entry by the other side is a new one", async () => {
  const { table, eyes, add } = await desk();
  for (const n of [3, 4]) await add(n);
  for (const _ of [4, 3]) await ask(table, ginny, { type: "take-back", seat: 0 });
  await add(3, 1);
  expect(eyes.last().redo).toBe(false);
});

test("undo reaches behind an amendment and keeps it", async () => {
  const { table, add, sum } = await desk();
  const first = await add(5);
  await add(1);
  await amend(table, first, { type: "add", n: 2 });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(sum()).toBe(2);
});

test("undo and redo pass over what was removed", async () => {
  const { table, eyes, add, sum } = await desk();
  const kept = await add(1);
  const removed = await add(2);
  await amend(table, removed, null);
  expect(eyes.last().takeBack).toEqual({ type: "free", to: kept - 1 });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(sum()).toBe(0);
  await ask(table, ginny, { type: "redo", seat: 0 });
  expect(sum()).toBe(1);
  expect(eyes.last().redo).toBe(false);
});

test("a closed ledger can be opened again by taking the closing back or amending it", async () => {
  const { table, eyes, add, sum } = await desk();
  const first = await add(5);
  const closing = await ask(table, ginny, { type: "command", seat: 0, command: { type: "close" } });
  expect(table.info(null).phase).toBe("over");
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(table.info(null)).toMatchObject({ phase: "playing", outcome: null });
  await ask(table, ginny, { type: "redo", seat: 0 });
  expect(table.info(null).phase).toBe("over");
  expect(closing.type).toBe("done");
  expect(sum()).toBe(5);
  expect(await amend(table, first, { type: "add", n: 6 })).toMatchObject({ type: "done" });
  expect(eyes.info()).toMatchObject({ phase: "over", outcome: { pads: [{ sum: 6 }, { sum: 0 }] } });
});

test("two people at one ledger: an amendment lets a question lapse, and nobody is played by a bot", async () => {
  const table = await openNew(rig(), tally, terms(tally, 2));
  await startWith(table, [ginny, mia], 2);
  const eyes = await watch(table, ginny, 0);
  const add = (n: number): unknown => ({ type: "add", n });
  await ask(table, ginny, { type: "command", seat: 0, command: add(1) });
  const second = await ask(table, mia, { type: "command", seat: 1, command: add(2) });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(eyes.last().takeBack).toMatchObject({ type: "asked", needed: [1] });
  await ask(table, mia, {
    type: "amend",
    seat: 1,
    page: second.type === "done" ? second.version : 0,
    command: add(3),
  });
  expect(eyes.last().takeBack.type).toBe("ask");
  expect(
    await ask(table, ginny, {
      type: "amend",
      seat: 0,
      page: second.type === "done" ? second.version : 0,
      command: add(4),
    }),
  ).toMatchObject({ type: "done" });
  expect(eyes.view()).toMatchObject({ sums: [1, 4] });
  await ask(table, mia, { type: "bye" });
  expect(table.info(null).seats[1]?.holder).toMatchObject({ presence: "left", substitute: null });
});

test("games with chance or secrets are not amended", async () => {
  const { sealed } = await import("../testing/sealed-game.ts");
  const table = await openNew(rig(), sealed, terms(sealed, 1));
  await startWith(table, [ginny], 1);
  await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } });
  expect(await amend(table, 3, null)).toMatchObject({ code: "not-amendable" });
});

/** The real ledger: random entries, corrections and undos on a table, restarted at the end. */
test("[LB-LEDGER-05] a Legion ledger with corrections reads the same after a restart, and verifies", async () => {
  const unit = {
    wounded: 0,
    points: 100,
    keywords: [],
    types: [],
    transport: null,
    inside: null,
    emergencyStims: true,
    wounds: 3,
  };
  const content = {
    units: [
      { ...unit, id: "boba", name: "Boba", side: "blue", rank: "operative", keywords: ["bounty"] },
      { ...unit, id: "leia", name: "Leia", side: "red", rank: "commander" },
      { ...unit, id: "luke", name: "Luke", side: "red", rank: "commander" },
    ],
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ act: fc.nat(9), pick: fc.nat(400) }), { minLength: 10, maxLength: 40 }),
      async (draws) => {
        const bench = rig();
        const wanted = terms(legion, 1);
        const table = await openNew(bench, legion, {
          ...wanted,
          setup: { ...wanted.setup, content },
        });
        await startWith(table, [ginny], 1);
        const eyes = await watch(table, ginny, 0);
        const say = (wish: Parameters<typeof ask>[2]): Promise<Answer> => ask(table, ginny, wish);
        const enter = (pick: number): Promise<Answer> =>
          say({ type: "command", seat: 0, command: optionOf(legion, eyes, pick) });
        for (let mark = 0; mark < 4; mark++) await enter(mark);
        for (const { act, pick } of draws) {
          if (act === 0) await say({ type: "take-back", seat: 0 });
          else if (act === 1) await say({ type: "redo", seat: 0 });
          else if (act === 2)
            await say({ type: "amend", seat: 0, page: 3 + (pick % 20), command: null });
          else await enter(pick);
        }
        for (let more = 0; more < 200 && table.info(null).phase === "playing"; more++)
          await enter(more);
        const fresh = await watch(await reopen(bench, legion, table.id, content), ginny, 0);
        expect(fresh.view()).toEqual(eyes.view());
        expect(bench.troubles).toEqual([]);
        const text = writeJournal(
          legion,
          the(await bench.journal.header(table.id)),
          content,
          await bench.journal.read(table.id, 0),
        );
        const file = readJournal(text as string);
        const result = "type" in file ? file : verify([legion], file);
        expect(result).toMatchObject(
          table.info(null).phase === "over" ? { type: "verified" } : { code: "not-finished" },
        );
      },
    ),
    { numRuns: 15 },
  );
});

/** Whatever was amended, undone and redone: the ledger reads as if only the entries that count had ever been written. */
test("the order of corrections does not matter, and the result verifies", async () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant("add" as const),
        n: fc.integer({ min: 0, max: 9 }),
        seat: fc.nat(1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("amend" as const),
        at: fc.nat(30),
        n: fc.option(fc.integer({ min: 0, max: 9 })),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("undo" as const), seat: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("redo" as const), seat: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (script) => {
      const { bench, table, eyes, add } = await desk();
      for (const said of script) {
        if (said.type === "add") await add(said.n, said.seat);
        else if (said.type === "amend")
          await amend(table, said.at, said.n === null ? null : { type: "add", n: said.n });
        else if (said.type === "undo")
          await ask(table, ginny, { type: "take-back", seat: said.seat });
        else await ask(table, ginny, { type: "redo", seat: said.seat });
      }
      const fresh = await watch(await reopen(bench, tally, table.id), ginny, 0);
      expect(fresh.view()).toEqual(eyes.view());
      expect({ ...fresh.last(), type: "", log: [], view: 0, from: 0, patch: 0 }).toEqual({
        ...eyes.last(),
        type: "",
        log: [],
        view: 0,
        from: 0,
        patch: 0,
      });
      await ask(table, ginny, { type: "command", seat: 0, command: { type: "close" } });
      await settled();
      const text = writeJournal(
        tally,
        the(await bench.journal.header(table.id)),
        null,
        await bench.journal.read(table.id, 0),
      );
      const file = readJournal(text as string);
      expect("type" in file ? file : verify([tally], file)).toMatchObject({ type: "verified" });
      expect(bench.troubles).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

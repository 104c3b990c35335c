import { expect, test } from "vitest";
import { DiskFull } from "../journal/disk-full.ts";
import { JournalAway } from "../journal/journal-away.ts";
import { memoryJournal } from "../journal/memory.ts";
import type { Journal } from "../journal/page.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import type { BotDecision } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";

function journalWithoutRoom(trouble: () => Error = () => new DiskFull()): {
  readonly journal: Journal;
  full: boolean;
} {
  const inner = memoryJournal();
  const disk = {
    full: false,
    journal: {
      ...inner,
      append(...page: Parameters<Journal["append"]>) {
        return disk.full ? Promise.reject(trouble()) : inner.append(...page);
      },
    },
  };
  return disk;
}

test("without room a move is refused in words, and the same ask is taken once there is room", async () => {
  const disk = journalWithoutRoom();
  const bench = rig({ journal: disk.journal });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  disk.full = true;
  const wish = { type: "command", seat: 0, command: { type: "peek" } } as const;
  expect(await ask(table, ginny, wish, "once")).toEqual({
    type: "error",
    code: "disk-full",
    params: {},
  });
  disk.full = false;
  expect(await ask(table, ginny, wish, "once")).toMatchObject({ type: "done" });
  expect(bench.bugs).toEqual([]);
});

test.each([
  { what: "found no room", trouble: () => new DiskFull() },
  { what: "found the journal away", trouble: () => new JournalAway("a wire that broke") },
])("a bot whose move $what plays it by itself once it can be written", async ({ trouble }) => {
  const disk = journalWithoutRoom(trouble);
  const { promise: thought, resolve: think } = Promise.withResolvers<BotDecision>();
  const bench = rig({ journal: disk.journal, think: () => thought });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  const { length } = await disk.journal.read(table.id, 0);
  disk.full = true;
  think({ command: { type: "seal", word: wordOf("choice", 1, 1) }, reasons: null });
  await settled();
  await bench.clock.pass(20_000);
  expect(await disk.journal.read(table.id, 0)).toHaveLength(length);
  expect(table.idle()).toBe(false);
  disk.full = false;
  await bench.clock.pass(5_000);
  expect(await disk.journal.read(table.id, length)).toMatchObject([{ type: "played", seat: 1 }]);
  expect([table.idle(), bench.bugs]).toEqual([true, []]);
});

test("a closed table waits for room no longer", async () => {
  const disk = journalWithoutRoom();
  const bench = rig({ journal: disk.journal });
  const table = await openNew(bench, sealed, terms(sealed, 2, { clock: 30 }));
  await startWith(table, [ginny, mia], 2);
  const { length } = await disk.journal.read(table.id, 0);
  disk.full = true;
  await bench.clock.pass(31_000);
  table.close();
  disk.full = false;
  await bench.clock.pass(60_000);
  expect(await disk.journal.read(table.id, 0)).toHaveLength(length);
});

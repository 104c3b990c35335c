import fc from "fast-check";
import { expect, test } from "vitest";
import { amend, insert, ledgerTable } from "../testing/ledger-table.ts";
import { legion } from "#rules/legion/index.ts";
import { readJournal, writeJournal } from "../journal/file.ts";
import { tally } from "../testing/tally-game.ts";
import { ask, ginny, openNew, reopen, rig, startWith, terms } from "../testing/rig.ts";
import { optionOf, watch } from "../testing/watcher.ts";
import { settled } from "../testing/hand-clock.ts";
import { the } from "../testing/the.ts";
import type { Answer } from "../talk/words.ts";
import { verify } from "../past/verify.ts";

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
        const watcher = await watch(table, ginny, 0);
        const say = (wish: Parameters<typeof ask>[2]): Promise<Answer> => ask(table, ginny, wish);
        const enter = (pick: number): Promise<Answer> =>
          say({ type: "command", seat: 0, command: optionOf(legion, watcher, pick) });
        for (let mark = 0; mark < 4; mark++) await enter(mark);
        for (const { act, pick } of draws) {
          if (act === 0) await say({ type: "take-back", seat: 0 });
          else if (act === 1) await say({ type: "redo", seat: 0 });
          else if (act === 2)
            await say({ type: "amend", seat: 0, page: 3 + (pick % 20), command: null });
          else if (act === 3) {
            const command = optionOf(legion, watcher, pick);
            await say({ type: "insert", seat: 0, before: 3 + (pick % 20), command });
          } else await enter(pick);
        }
        for (let more = 0; more < 200 && table.info(null).phase === "playing"; more++)
          await enter(more);
        const fresh = await watch(await reopen(bench, legion, table.id, content), ginny, 0);
        expect(fresh.view()).toEqual(watcher.view());
        expect(bench.bugs).toEqual([]);
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

/**
 * Whatever was amended, undone and redone: the ledger reads as if only the entries that count had ever been written.
 */
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
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("insert" as const),
        at: fc.nat(30),
        n: fc.integer({ min: 0, max: 9 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("undo" as const), seat: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("redo" as const), seat: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (script) => {
      const { bench, table, watcher, add } = await ledgerTable();
      for (const said of script) {
        if (said.type === "add") await add(said.n, said.seat);
        else if (said.type === "amend")
          await amend(table, said.at, said.n === null ? null : { type: "add", n: said.n });
        else if (said.type === "insert") await insert(table, said.at, { type: "add", n: said.n });
        else if (said.type === "undo")
          await ask(table, ginny, { type: "take-back", seat: said.seat });
        else await ask(table, ginny, { type: "redo", seat: said.seat });
      }
      const fresh = await watch(await reopen(bench, tally, table.id), ginny, 0);
      expect(fresh.view()).toEqual(watcher.view());
      // What one tells as a whole view, the other told as updates.
      const way = { type: "", log: [], logFrom: 0, view: 0, from: 0, steps: [] };
      expect({ ...fresh.last(), ...way }).toEqual({ ...watcher.last(), ...way });
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
      expect(bench.bugs).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** What is judged ahead on a device is what the table makes of it, if nobody else wrote meanwhile. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { tally } from "../testing/tally-game.ts";
import { watch } from "../testing/watcher.ts";
import type { Ask, EntryRef, TableInfo } from "../talk/words.ts";
import { judgeAhead } from "./ahead.ts";

type Wish =
  | { readonly type: "command"; readonly n: number }
  | { readonly type: "amend"; readonly of: number; readonly n: number | null }
  | { readonly type: "insert"; readonly of: number; readonly n: number };

const number = fc.integer({ min: 0, max: 9 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ type: fc.constant("command" as const), n: number }),
  fc.record({ type: fc.constant("amend" as const), of: fc.nat(20), n: fc.option(number) }),
  fc.record({ type: fc.constant("insert" as const), of: fc.nat(20), n: number }),
);

/** By page where it has one, else by what was said: the later half of the numbers names what still waits. */
function refOf(of: number, said: readonly string[]): EntryRef {
  const name = said[of - 10];
  return name === undefined ? of : { said: name };
}

function askOf(each: Wish, at: number, table: string, said: readonly string[]): Ask {
  const about = { id: `wait-${at}`, table, seat: 1 };
  const command = each.n === null ? null : { type: "add", n: each.n };
  switch (each.type) {
    case "command":
      return { ...about, type: "command", command };
    case "amend":
      return { ...about, type: "amend", page: refOf(each.of, said), command };
    case "insert":
      return { ...about, type: "insert", before: refOf(each.of, said), command };
  }
}

test("[LB-LEDGER-21] what waits is judged on the device as the table judges it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), number), { maxLength: 6 }),
      fc.array(wish, { minLength: 1, maxLength: 8 }),
      async (before, wishes) => {
        const table = await openNew(rig(), tally, terms(tally, 2));
        await startWith(table, [ginny, mia], 2);
        const watcher = await watch(table, mia, 1);
        for (const [seat, n] of before)
          await ask(table, seat === 0 ? ginny : mia, {
            type: "command",
            seat,
            command: { type: "add", n },
          });
        const info: TableInfo = table.info(mia.id);
        const said = wishes.map((_, at) => `wait-${at}`);
        const asks = wishes.map((each, at) => askOf(each, at, table.id, said));
        const ahead = judgeAhead({ game: tally, info, as: 1, log: [...watcher.log] }, asks, 0);
        const answers = new Map<string, unknown>();
        for (const each of asks)
          if (each.type !== "watch") answers.set(each.id, await table.ask(mia, each));
        expect(ahead?.view).toEqual(watcher.view());
        expect([...(ahead?.answers ?? [])].map(([id, { type }]) => [id, type])).toEqual(
          [...answers].map(([id, answer]) => [id, (answer as { type: string }).type]),
        );
        const bare = (log: readonly object[]): unknown => log.map((line) => ({ ...line, at: 0 }));
        expect(bare(ahead?.log ?? [])).toEqual(bare(watcher.log));
      },
    ),
    { numRuns: 100 },
  );
});

test("a log that does not reach back to the start judges nothing", async () => {
  const table = await openNew(rig(), tally, terms(tally, 1));
  await startWith(table, [ginny], 1);
  const info = table.info(ginny.id);
  expect(judgeAhead({ game: tally, info, as: 0, log: [] }, [], 0)).toBeNull();
});

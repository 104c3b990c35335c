/** An entry put where it happened, and entries named by the ask that wrote them. */
import { expect, test } from "vitest";
import { amend, insert, ledgerTable } from "../testing/ledger-table.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { tally } from "../testing/tally-game.ts";
import { watch } from "../testing/watcher.ts";

const add = (n: number) => ({ type: "add", n });

test("[LB-LEDGER-20] a forgotten entry counts from where it happened on; what follows is judged again", async () => {
  const { table, watcher, add: enter, sum } = await ledgerTable();
  await enter(5);
  const second = await enter(12, 1);
  const answer = await insert(table, second, add(4));
  expect(answer).toMatchObject({ type: "done" });
  expect(sum()).toBe(9);
  const page = answer.type === "done" ? answer.version : 0;
  expect(watcher.log.at(-1)).toMatchObject({
    type: "amended",
    page,
    before: second,
    changed: [
      { page, news: [{ n: 4, total: 9 }], refused: null },
      { page: second, news: [], refused: { code: "too-much" } },
    ],
  });
});

test("what was put there is amended like any other entry, and another goes in front of it", async () => {
  const { table, add: enter, sum } = await ledgerTable();
  const first = await enter(5);
  const answer = await insert(table, first, add(2));
  const page = answer.type === "done" ? answer.version : 0;
  await insert(table, page, add(1));
  expect(sum()).toBe(8);
  await amend(table, page, add(6));
  expect(sum()).toBe(12);
  await amend(table, page, null);
  expect(sum()).toBe(6);
});

test("an entry that does not fit there is refused, and nothing has changed", async () => {
  const { table, watcher, add: enter, sum } = await ledgerTable();
  const first = await enter(5);
  const heard = watcher.version();
  expect(await insert(table, first, add(21))).toMatchObject({ type: "refused", code: "too-much" });
  expect(await insert(table, first, null)).toMatchObject({ code: "unreadable-command" });
  expect(await insert(table, first + 9, add(1))).toMatchObject({ code: "no-such-page" });
  expect({ sum: sum(), version: watcher.version() }).toEqual({ sum: 5, version: heard });
});

test("one's own entry is also named by the ask that wrote it; nobody else's is", async () => {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, mia], 2);
  const watcher = await watch(table, mia, 1);
  await ask(table, ginny, { type: "command", seat: 0, command: add(5) }, "five");
  const amended = { type: "amend", page: { said: "five" }, command: add(3) } as const;
  expect(await ask(table, mia, { ...amended, seat: 1 })).toMatchObject({ code: "no-such-page" });
  expect(await ask(table, ginny, { ...amended, seat: 0 })).toMatchObject({ type: "done" });
  expect(watcher.view()).toMatchObject({ sums: [3, 0] });
  // Whoever wrote the entry behind it, a forgotten one may go in front.
  const before = { type: "insert", seat: 1, before: 4, command: add(2) } as const;
  expect(await ask(table, mia, before)).toMatchObject({ type: "done" });
  expect(watcher.view()).toMatchObject({ sums: [3, 2] });
});

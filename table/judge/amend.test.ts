import { expect, test } from "vitest";
import { amend, ledgerTable } from "../testing/ledger-table.ts";
import { tally, total } from "../testing/tally-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "../testing/rig.ts";
import { watch } from "../testing/watcher.ts";

test("any past entry can be changed; what follows is judged again", async () => {
  const { table, watcher, add, sum } = await ledgerTable();
  const first = await add(5);
  await add(7, 1);
  expect(await amend(table, first, { type: "add", n: 2 })).toMatchObject({ type: "done" });
  expect(sum()).toBe(9);
  expect(watcher.log.at(-1)).toMatchObject({
    type: "amended",
    page: first,
    changed: [
      { page: first, refused: null, news: [{ n: 2, total: 2 }] },
      { page: first + 1, refused: null, news: [{ n: 7, total: 9 }] },
    ],
  });
});

test("an entry that no longer fits is kept, marked and reported, and may fit again", async () => {
  const { table, watcher, add, sum } = await ledgerTable();
  const first = await add(5);
  const second = await add(10, 1);
  await amend(table, first, { type: "add", n: 15 });
  expect(sum()).toBe(15);
  expect(watcher.log.at(-1)).toMatchObject({
    changed: [
      { page: first },
      { page: second, news: [], refused: { code: "too-much", rule: "T-2" } },
    ],
  });
  await amend(table, first, null);
  expect(sum()).toBe(10);
  expect(watcher.log.at(-1)).toMatchObject({
    changed: [
      { page: first, news: [], refused: null },
      { page: second, refused: null, news: [{ n: 10 }] },
    ],
  });
});

test("an amendment the rules refuse changes nothing", async () => {
  const { table, watcher, add } = await ledgerTable();
  const first = await add(5);
  const heard = watcher.version();
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
  expect(watcher.version()).toBe(heard);
});

test("undo and redo without limit, through restarts; a new entry forgets what was undone", async () => {
  const { bench, table, watcher, add, sum } = await ledgerTable();
  for (const n of [1, 2, 3]) await add(n);
  for (const left of [3, 1, 0]) {
    await ask(table, ginny, { type: "take-back", seat: 0 });
    expect(sum()).toBe(left);
  }
  expect(watcher.last()).toMatchObject({ redo: true, takeBack: { type: "none" } });
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
  const { table, watcher, add } = await ledgerTable();
  for (const n of [3, 4]) await add(n);
  for (const _ of [4, 3]) await ask(table, ginny, { type: "take-back", seat: 0 });
  await add(3, 1);
  expect(watcher.last().redo).toBe(false);
});

test("undo reaches behind an amendment and keeps it", async () => {
  const { table, add, sum } = await ledgerTable();
  const first = await add(5);
  await add(1);
  await amend(table, first, { type: "add", n: 2 });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(sum()).toBe(2);
});

test("undo and redo pass over what was removed", async () => {
  const { table, watcher, add, sum } = await ledgerTable();
  const kept = await add(1);
  const removed = await add(2);
  await amend(table, removed, null);
  expect(watcher.last().takeBack).toEqual({ type: "free", to: kept - 1 });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(sum()).toBe(0);
  await ask(table, ginny, { type: "redo", seat: 0 });
  expect(sum()).toBe(1);
  expect(watcher.last().redo).toBe(false);
});

test("a closed ledger can be opened again by taking the closing back or amending it", async () => {
  const { table, watcher, add, sum } = await ledgerTable();
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
  expect(watcher.info()).toMatchObject({
    phase: "over",
    outcome: { pads: [{ sum: 6 }, { sum: 0 }] },
  });
});

test("games with chance or secrets are not amended", async () => {
  const { sealed } = await import("../testing/sealed-game.ts");
  const table = await openNew(rig(), sealed, terms(sealed, 1));
  await startWith(table, [ginny], 1);
  await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } });
  expect(await amend(table, 3, null)).toMatchObject({ code: "not-amendable" });
});

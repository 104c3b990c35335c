/** A time-out is a command of the table. */
import { expect, test } from "vitest";
import type { Table } from "../../table.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  reopen,
  rig,
  startWith,
  terms,
  type Rig,
} from "../../testing/rig.ts";
import { sealed } from "../../testing/sealed-game.ts";
import { choice, seal, slowBots } from "../../testing/slow-bots.ts";
import { watch } from "../../testing/watcher.ts";

async function clocked(
  wish: Parameters<typeof rig>[0] = {},
): Promise<{ bench: Rig; table: Table }> {
  const bench = rig(wish);
  const table = await openNew(bench, sealed, terms(sealed, 2, { clock: 30 }));
  await startWith(table, [ginny, mia], 2);
  return { bench, table };
}

test("time is up: the table plays, and after two in a row a substitute plays", async () => {
  const { bench, table } = await clocked(slowBots());
  const watcher = await watch(table, ginny, 0);
  await ask(table, ginny, seal(0));
  expect(watcher.last()).toMatchObject({ awaited: [1], clocks: [30_000] });
  await bench.clock.pass(29_999);
  expect(watcher.view()).toMatchObject({ round: 1 });
  await bench.clock.pass(1);
  expect(watcher.view()).toMatchObject({ round: 2 });
  expect(watcher.log.at(-1)).toMatchObject({ type: "news", by: "clock", seat: 1 });
  await ask(table, ginny, seal(0, 2));
  await bench.clock.pass(30_000);
  expect(watcher.view()).toMatchObject({ round: 3 });
  expect(watcher.info().seats[1]?.holder).toMatchObject({ substitute: "random" });
  expect(watcher.log.at(-1)).toMatchObject({ type: "seated", change: "substitute-plays" });
});

test("a move that arrives with the bell counts, and the bell does not", async () => {
  const { bench, table } = await clocked();
  const watcher = await watch(table, ginny, 0);
  await bench.clock.pass(29_999);
  const answer = ask(table, mia, seal(1));
  await bench.clock.pass(1);
  expect(await answer).toMatchObject({ type: "done" });
  expect(watcher.view()).toMatchObject({ shown: [["choice-of-0-in-1-late", "choice-of-1-in-1"]] });
});

test("[clock] after a restart nobody is late before the time they were given anew is up", async () => {
  const { bench, table } = await clocked(slowBots());
  await ask(table, ginny, seal(0));
  table.close();
  await bench.clock.pass(45_000);
  const again = await reopen(bench, sealed, table.id);
  const back = await watch(again, mia, 1);
  expect(back.last()).toMatchObject({ awaited: [1], clocks: [30_000] });
  expect(await ask(again, ginny, { type: "substitute", seat: 1, level: "random" })).toMatchObject({
    code: "not-your-seat",
  });
});

test("a move in between starts the count anew", async () => {
  const { bench, table } = await clocked();
  await ask(table, ginny, seal(0));
  await bench.clock.pass(30_000);
  await ask(table, mia, seal(1, 2));
  await ask(table, ginny, seal(0, 2));
  await ask(table, ginny, seal(0, 3));
  await bench.clock.pass(30_000);
  expect(table.info(null)).toMatchObject({ phase: "over" });
  expect(table.info(null).seats[1]?.holder).toMatchObject({ substitute: null });
});

test("everyone late at once: both seats are played, each by its own time-out", async () => {
  const { bench, table } = await clocked();
  const watcher = await watch(table, ginny, 0);
  await bench.clock.pass(30_000);
  expect(watcher.view()).toMatchObject({
    round: 2,
    shown: [["choice-of-0-in-1-late", "choice-of-1-in-1-late"]],
  });
});

test("my own move gives my next decision its full time; others’ moves take none of mine", async () => {
  const { bench, table } = await clocked();
  const watcher = await watch(table, ginny, 0);
  await bench.clock.pass(10_000);
  await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } });
  expect(watcher.last()).toMatchObject({ awaited: [0, 1], clocks: [30_000, 20_000] });
  expect(table.info(null).seats.map(({ clock }) => clock)).toEqual([30_000, 20_000]);
});

test("a restart gives everyone their full time again", async () => {
  const { bench, table } = await clocked();
  await bench.clock.pass(20_000);
  table.close();
  const again = await reopen(bench, sealed, table.id);
  const watcher = await watch(again, ginny, 0);
  expect(watcher.last().clocks).toEqual([30_000, 30_000]);
  await bench.clock.pass(29_000);
  expect(watcher.view()).toMatchObject({ round: 1 });
  await bench.clock.pass(1_000);
  expect(watcher.view()).toMatchObject({ round: 2 });
});

test("a closed table does nothing any more", async () => {
  const { asked, think } = slowBots();
  const { bench, table } = await clocked({ think });
  await ask(table, mia, { type: "substitute", seat: 1, level: "random" });
  const { length } = await bench.journal.read(table.id, 0);
  table.close();
  await asked[0]?.answer(choice(1));
  await bench.clock.pass(60_000);
  expect(await bench.journal.read(table.id, 0)).toHaveLength(length);
});

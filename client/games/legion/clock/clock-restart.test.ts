/** A clock that runs while the hall is shut: time passes on the table, not in the process. */
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { legion } from "#rules/legion/index.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "#table/testing/rig.ts";
import { watch } from "#table/testing/watcher.ts";
import { clockIn, isToldWhole, leftOn } from "./clock-time.ts";

const minute = 60_000;

test("[LB-LEDGER-18] a restart with a running clock neither gives nor takes time", async () => {
  const bench = rig();
  const table = await openNew(bench, legion, terms(legion, 2));
  await startWith(table, [ginny, mia], 2);
  for (const command of [{ type: "add-army", units: demoUnits }, { type: "close-armies" }] as const)
    await ask(table, ginny, { type: "command", seat: 0, command });
  const set = (on: typeof table, who: typeof mia, seat: number, hand: "blue" | "red" | "paused") =>
    ask(on, who, { type: "command", seat, command: { type: "set-clock", hand } });
  expect(await set(table, ginny, 0, "blue")).toMatchObject({ type: "done" });
  await bench.clock.pass(10 * minute);
  await set(table, mia, 1, "red");
  await bench.clock.pass(2 * minute);

  // The hall falls here, stays shut for three minutes, and opens again.
  await bench.clock.pass(3 * minute);
  const again = await reopen(bench, legion, table.id);
  const phones = await Promise.all([watch(again, ginny, 0, 0), watch(again, mia, 1, 0)]);
  const left = (which: "blue" | "red") =>
    phones.map(({ log }) => leftOn(clockIn(log), which, bench.clock.now()) / minute);
  // What was told holds the page that opened the ledger; without it the time spent cannot be known.
  expect(phones.map(({ log }) => isToldWhole(log))).toEqual([true, true]);
  expect(phones.map(({ log }) => isToldWhole(log.slice(-2)))).toEqual([false, false]);
  expect(left("blue")).toEqual([75, 75]);
  expect(left("red")).toEqual([80, 80]);

  await set(again, ginny, 0, "paused");
  await bench.clock.pass(30 * minute);
  expect(left("red")).toEqual([80, 80]);
  expect(phones.map(({ log }) => clockIn(log).running)).toEqual([false, false]);
});

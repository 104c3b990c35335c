/** Games over days, and games against one clock. */
import { expect, test } from "vitest";
import { foldPages } from "../../state/fold.ts";
import type { Table } from "../../table.ts";
import type { TableTerms } from "../../talk/words.ts";
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
import { seal, slowBots } from "../../testing/slow-bots.ts";
import { watch } from "../../testing/watcher.ts";

const hour = 3_600_000;
const day = 24 * hour;

async function slow(more: Partial<TableTerms>): Promise<{ bench: Rig; table: Table }> {
  const bench = rig(slowBots());
  const table = await openNew(bench, sealed, terms(sealed, 2, { clock: 86_400, ...more }));
  await startWith(table, [ginny, mia], 2);
  return { bench, table };
}

const clockOf = (table: Table, seat: number): number | null =>
  table.info(null).seats[seat]?.clock ?? null;

const substituteOf = (table: Table, seat: number): unknown => {
  const holder = table.info(null).seats[seat]?.holder;
  return holder?.type === "person" ? holder.substitute : undefined;
};

test("[clock] a clock of days runs from the page that asked, also through a restart", async () => {
  const { bench, table } = await slow({ time: { whenUp: "bot" } });
  await ask(table, ginny, seal(0));
  await bench.clock.pass(20 * hour);
  table.close();
  const again = await reopen(bench, sealed, table.id);
  expect(clockOf(again, 1)).toBe(4 * hour);
  await bench.clock.pass(4 * hour);
  expect(substituteOf(again, 1)).toBe("random");
});

test("[clock] in a simultaneous step everyone has their own time", async () => {
  const { bench, table } = await slow({});
  await bench.clock.pass(5 * hour);
  expect([clockOf(table, 0), clockOf(table, 1)]).toEqual([19 * hour, 19 * hour]);
  await ask(table, ginny, seal(0));
  expect([clockOf(table, 0), clockOf(table, 1)]).toEqual([null, 19 * hour]);
});

test("[clock] out of time a bot plays until the person is back, if the table said so", async () => {
  const { bench, table } = await slow({ time: { whenUp: "bot" } });
  await ask(table, ginny, seal(0));
  await bench.clock.pass(day);
  expect(substituteOf(table, 1)).toBe("random");
  const watcher = await watch(table, mia, 1);
  expect(substituteOf(table, 1)).toBe(null);
  expect(watcher.last()).toMatchObject({ awaited: [1] });
});

test("[clock] where the table waits, nothing happens by itself and the others may decide", async () => {
  const { bench, table } = await slow({ time: { whenUp: "wait" } });
  await ask(table, ginny, seal(0));
  await watch(table, mia, 1);
  await bench.clock.pass(day - 1);
  const others = (): Promise<unknown> =>
    ask(table, ginny, { type: "substitute", seat: 1, level: "random" });
  expect(await others()).toMatchObject({ type: "error", code: "not-your-seat" });
  await bench.clock.pass(5 * day);
  expect([substituteOf(table, 1), clockOf(table, 1)]).toEqual([null, 0]);
  expect(await others()).toMatchObject({ type: "done" });
  expect(substituteOf(table, 1)).toBe("random");
});

test.each([
  { kind: "hours", more: { clock: 3600 }, clock: 3600 },
  { kind: "days", more: { clock: 86_400, patience: 60 }, clock: 86_400 },
  {
    kind: "hours for the game",
    more: { clock: null, time: { bank: { seconds: 7200, increment: 0 } } },
    clock: 7200,
  },
])("[clock] where the clock counts in $kind, absence costs nobody their seat", async (slowness) => {
  const { bench, table } = await slow(slowness.more);
  const replace = (): Promise<unknown> =>
    ask(table, ginny, { type: "substitute", seat: 1, level: "random" });
  await ask(table, ginny, seal(0));
  const here = await watch(table, mia, 1);
  here.stop();
  expect(table.info(null).patience).toBe(null);
  await bench.clock.pass(slowness.clock * 1000 - 1);
  expect(await replace()).toMatchObject({ type: "error", code: "seat-kept" });
  expect(substituteOf(table, 1)).toBe(null);
});

test("[clock] a seat the game does not wait for is kept for as long as that lasts", async () => {
  const { bench, table } = await slow({ time: { whenUp: "wait" } });
  await ask(table, mia, seal(1));
  await bench.clock.pass(9 * day);
  expect(await ask(table, ginny, { type: "substitute", seat: 1, level: "random" })).toMatchObject({
    code: "seat-kept",
  });
});

test("[clock] a pause needs everyone, stops all clocks, and ends by itself", async () => {
  const { bench, table } = await slow({ time: { whenUp: "bot" } });
  await ask(table, ginny, seal(0));
  await bench.clock.pass(hour);
  const until = bench.clock.now() + 10 * day;
  const pause = { type: "pause", seat: 0, until } as const;
  expect(await ask(table, ginny, { ...pause, until: 5 })).toMatchObject({ code: "wrong-date" });
  expect(await ask(table, ginny, pause)).toMatchObject({ type: "done" });
  expect(table.info(null).pause).toMatchObject({ until: null, asked: { seat: 0, until } });
  const agree = { type: "agree-pause", yes: true } as const;
  expect(await ask(table, ginny, { ...agree, seat: 0 })).toMatchObject({
    code: "not-yours-to-agree",
  });
  await ask(table, mia, { ...agree, seat: 1 });
  expect(table.info(null).pause).toEqual({ until, asked: null });
  await bench.clock.pass(9 * day);
  expect(clockOf(table, 1)).toBe(23 * hour);
  table.close();
  const again = await reopen(bench, sealed, table.id);
  await bench.clock.pass(day + 22 * hour);
  expect([clockOf(again, 1), substituteOf(again, 1)]).toEqual([hour, null]);
  await bench.clock.pass(hour);
  expect(substituteOf(again, 1)).toBe("random");
});

test("[clock] nobody’s time runs out while the hall is closed or asleep", async () => {
  const { bench, table } = await slow({ time: { whenUp: "bot" } });
  await ask(table, ginny, seal(0));
  table.close();
  await bench.clock.pass(3 * day);
  const again = await reopen(bench, sealed, table.id);
  await bench.clock.pass(0);
  // A quarter of the time is left, and the log says why.
  expect([substituteOf(again, 1), clockOf(again, 1)]).toEqual([null, 6 * hour]);
  expect((await watch(again, ginny, 0, 0)).log.at(-1)).toMatchObject({
    type: "pause",
    closed: true,
  });
  await bench.clock.pass(6 * hour - 1);
  expect(substituteOf(again, 1)).toBe(null);
  await bench.clock.pass(1);
  expect(substituteOf(again, 1)).toBe("random");
});

test("[clock] a no ends the question of a pause", async () => {
  const { bench, table } = await slow({});
  await ask(table, ginny, { type: "pause", seat: 0, until: bench.clock.now() + day });
  await ask(table, mia, { type: "agree-pause", seat: 1, yes: false });
  expect(table.info(null).pause).toEqual({ until: null, asked: null });
});

test("[clock] a clock of the whole game keeps what was saved and adds for each answer", async () => {
  const { bench, table } = await slow({
    clock: null,
    time: { bank: { seconds: 60, increment: 5 } },
  });
  await bench.clock.pass(20_000);
  await ask(table, ginny, seal(0));
  await ask(table, mia, seal(1));
  expect([clockOf(table, 0), clockOf(table, 1)]).toEqual([45_000, 45_000]);
  await bench.clock.pass(10_000);
  await ask(table, ginny, seal(0, 2));
  await bench.clock.pass(30_000);
  expect(clockOf(table, 1)).toBe(5000);
  await bench.clock.pass(5000);
  expect([clockOf(table, 0), clockOf(table, 1)]).toEqual([40_000, 5000]);
});

test("[clock] a pause agreed on while another runs gives it a new end; no moment is free twice", async () => {
  const { bench, table } = await slow({
    clock: null,
    time: { bank: { seconds: 3600, increment: 0 } },
  });
  const rest = async (until: number): Promise<void> => {
    await ask(table, ginny, { type: "pause", seat: 0, until });
    await ask(table, mia, { type: "agree-pause", seat: 1, yes: true });
  };
  await rest(bench.clock.now() + 10 * hour);
  await bench.clock.pass(hour);
  await rest(bench.clock.now() + 4 * hour);
  expect(table.info(null).pause?.until).toBe(bench.clock.now() + 4 * hour);
  await bench.clock.pass(4 * hour + 600_000);
  await ask(table, ginny, seal(0));
  await ask(table, mia, seal(1));
  expect([clockOf(table, 0), clockOf(table, 1)]).toEqual([3_000_000, 3_000_000]);
});

test("[clock] whoever plays alone cannot pile up rests: none is short, and none begins within another", async () => {
  const bench = rig(slowBots());
  const table = await openNew(bench, sealed, terms(sealed, 2, { clock: 86_400 }));
  await startWith(table, [ginny], 2);
  const rest = (ms: number): Promise<unknown> =>
    ask(table, ginny, { type: "pause", seat: 0, until: bench.clock.now() + ms });
  expect(await rest(hour - 1)).toMatchObject({ type: "error", code: "wrong-date" });
  for (let i = 0; i < 20; i++) {
    expect(await rest(hour)).toMatchObject({ type: "done" });
    await bench.clock.pass(1000);
  }
  const pages = await bench.journal.read(table.id, 0);
  const { state } = foldPages(
    { game: sealed, setup: { seats: 2, options: {}, content: null } },
    pages,
  );
  expect(state.time.pauses).toHaveLength(1);
});

/** A seat given up, or left for too long, is played by a bot until its person is back. */
import { expect, test } from "vitest";
import type { Person } from "../ports.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { sealed } from "../testing/sealed-game.ts";
import { choice, seal, slowBots } from "../testing/slow-bots.ts";
import { watch } from "../testing/watcher.ts";

test("a seat is handed to a bot and back at any moment", async () => {
  const { asked, think } = slowBots();
  const table = await openNew(rig({ think }), sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const watcher = await watch(table, ginny, 0);
  // Whatever level is asked for: the bot is the one the table agreed on.
  await ask(table, mia, { type: "substitute", seat: 1, level: "sharp" });
  expect(asked[0]?.question).toMatchObject({ seat: 1, level: "random" });
  expect(await ask(table, mia, seal(1))).toMatchObject({ code: "substitute-plays" });
  await asked[0]?.answer(choice(1));
  await ask(table, ginny, seal(0));
  await ask(table, mia, { type: "substitute", seat: 1, level: null });
  await ask(table, mia, { type: "substitute", seat: 1, level: null });
  expect(await ask(table, mia, seal(1, 2))).toMatchObject({ type: "done" });
  const changes = watcher.log.flatMap((entry) =>
    entry.type === "seated" && entry.seat === 1 ? [entry.change] : [],
  );
  expect(changes).toEqual(["sat-down", "substitute-plays", "came-back"]);
  expect(watcher.info().seats[1]?.holder).toMatchObject({ type: "person", substitute: null });
});

test("a handed-over seat survives a restart", async () => {
  const { asked, think } = slowBots();
  const bench = rig({ think });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  await ask(table, mia, { type: "substitute", seat: 1, level: "sharp" });
  const again = await reopen(bench, sealed, table.id);
  expect(asked.at(-1)?.question).toMatchObject({ seat: 1, level: "random" });
  await asked.at(-1)?.answer(choice(1));
  expect((await watch(again, ginny, 0)).view()).toMatchObject({ ready: [false, true] });
});

test("whoever goes keeps the seat; one given up waits to be asked for", async () => {
  const table = await openNew(rig(slowBots()), sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const hers = (): unknown => table.info(null).seats[1]?.holder;
  const there = await watch(table, mia, 1);
  there.stop("aside");
  expect(hers()).toMatchObject({ presence: "left", substitute: null });
  await ask(table, mia, { type: "substitute", seat: 1, level: "random" });
  await watch(table, mia, 1);
  expect(hers()).toMatchObject({ presence: "here", substitute: "random" });
});

test("a lost connection keeps its seat for a minute, then anyone seated may let a bot play", async () => {
  const bench = rig(slowBots());
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const replace = (person: Person): Promise<Answer> =>
    ask(table, person, { type: "substitute", seat: 1, level: "random" });
  const here = await watch(table, mia, 1);
  await bench.clock.pass(300_000);
  expect(await replace(ginny)).toMatchObject({ code: "not-your-seat" });
  here.stop();
  expect(table.info(null).seats[1]?.holder).toMatchObject({ awaySince: bench.clock.now() });
  await bench.clock.pass(59_000);
  expect(await replace(ginny)).toMatchObject({ code: "too-soon", params: { seconds: 1 } });
  await bench.clock.pass(1000);
  expect(await replace(thomas)).toMatchObject({ code: "not-your-seat" });
  expect(await replace(ginny)).toMatchObject({ type: "done" });
  await watch(table, mia, 1);
  expect(table.info(null).seats[1]?.holder).toMatchObject({ substitute: null, awaySince: null });
});

test("a table may be more patient, or endlessly so, never less; a restart gives everyone their time again", async () => {
  const bench = rig(slowBots());
  const table = await openNew(bench, sealed, terms(sealed, 2, { patience: 120 }));
  await startWith(table, [ginny, mia], 2);
  const replace = (at: Table): Promise<Answer> =>
    ask(at, ginny, { type: "substitute", seat: 1, level: "random" });
  await bench.clock.pass(119_000);
  expect(await replace(table)).toMatchObject({ code: "too-soon" });
  const again = await reopen(bench, sealed, table.id);
  await bench.clock.pass(119_000);
  expect(await replace(again)).toMatchObject({ code: "too-soon" });
  await bench.clock.pass(1000);
  expect(await replace(again)).toMatchObject({ type: "done" });
  const endless = await openNew(bench, sealed, terms(sealed, 2, { patience: null }));
  await startWith(endless, [ginny, mia], 2);
  await bench.clock.pass(9_000_000);
  expect(await replace(endless)).toMatchObject({ code: "seat-kept" });
  const hasty = await openNew(bench, sealed, terms(sealed, 2, { patience: 1 }));
  await startWith(hasty, [ginny, mia], 2);
  await bench.clock.pass(2000);
  expect(await replace(hasty)).toMatchObject({ code: "too-soon" });
});

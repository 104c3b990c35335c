/** Bots never block a table; a time-out is a command of the table. */
import { expect, test } from "vitest";
import type { BotQuestion, BotThought, Person } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  reopen,
  rig,
  startWith,
  terms,
  thomas,
  type Rig,
} from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import { watch } from "../testing/watcher.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";

const seal = (seat: number, round = 1): { type: "command"; seat: number; command: unknown } => ({
  type: "command",
  seat,
  command: { type: "seal", word: wordOf("choice", seat, round) },
});

/** Bots that answer when told to. */
function slowBots(): {
  asked: {
    question: BotQuestion;
    answer: (command: unknown) => Promise<void>;
    fail: () => Promise<void>;
  }[];
  think: (question: BotQuestion) => Promise<BotThought>;
} {
  const asked: ReturnType<typeof slowBots>["asked"] = [];
  const think = (question: BotQuestion): Promise<BotThought> =>
    new Promise((resolve, reject) => {
      asked.push({
        question,
        answer: async (command) => {
          resolve({ command, reasons: null });
          await settled();
        },
        fail: async () => {
          reject(new Error("out of ideas"));
          await settled();
        },
      });
    });
  return { asked, think };
}

const choice = (seat: number, round = 1): unknown => ({
  type: "seal",
  word: wordOf("choice", seat, round),
});

test("a thinking bot blocks nobody, and is not asked twice", async () => {
  const { asked, think } = slowBots();
  const table = await openNew(rig({ think }), sealed, terms(sealed, 3));
  await startWith(table, [ginny, mia], 3);
  expect(await ask(table, ginny, seal(0))).toMatchObject({ type: "done" });
  expect(await ask(table, mia, seal(1))).toMatchObject({ type: "done" });
  expect(asked.map(({ question }) => question)).toMatchObject([
    {
      seat: 2,
      level: "random",
      game: "sealed",
      view: { viewer: 2, secret: expect.stringContaining("secret-of-2") },
    },
  ]);
  expect(table.idle()).toBe(false);
  const watcher = await watch(table, ginny, 0);
  await asked[0]?.answer(choice(2));
  expect(watcher.view()).toMatchObject({ round: 2 });
  expect(asked).toHaveLength(2);
});

test("a late answer to an old question is dropped", async () => {
  const { asked, think } = slowBots();
  const bench = rig({ think });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  await ask(table, mia, { type: "substitute", seat: 1, level: "random" });
  await ask(table, mia, { type: "substitute", seat: 1, level: null });
  const { version } = (await watch(table, mia, 1)).last();
  await asked[0]?.answer(choice(1));
  expect((await bench.journal.read(table.id, version)).map(({ type }) => type)).toEqual([]);
  expect(await ask(table, mia, seal(1))).toMatchObject({ type: "done" });
});

test.each([
  {
    what: "refused",
    act: (bot: { answer: (command: unknown) => Promise<void> }) => bot.answer(choice(1, 3)),
  },
  {
    what: "unreadable",
    act: (bot: { answer: (command: unknown) => Promise<void> }) => bot.answer(42),
  },
  { what: "missing", act: (bot: { fail: () => Promise<void> }) => bot.fail() },
])("a bot whose answer is $what plays the time-out move", async ({ act }) => {
  const { asked, think } = slowBots();
  const table = await openNew(rig({ think }), sealed, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  const watcher = await watch(table, ginny, 0);
  const [bot] = asked;
  if (bot) await act(bot);
  expect(watcher.log.at(-1)).toMatchObject({ by: "bot", seat: 1 });
  await ask(table, ginny, seal(0));
  expect(watcher.view()).toMatchObject({
    shown: [[wordOf("choice", 0, 1), `${wordOf("choice", 1, 1)}-late`]],
  });
});

test("an answer the game has overtaken is thought over again", async () => {
  const { asked, think } = slowBots();
  const table = await openNew(rig({ think }), sealed, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } });
  await asked[0]?.answer(choice(1, 3));
  expect(asked).toHaveLength(2);
  await asked[1]?.answer(choice(1));
  expect((await watch(table, ginny, 0)).view()).toMatchObject({ ready: [false, true] });
});

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

test("who leaves while others wait is played by a bot, and is back when they are", async () => {
  const { think } = slowBots();
  const table = await openNew(rig({ think }), sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const substitute = (): unknown =>
    table.info(null).seats.map(({ holder }) => holder.type === "person" && holder.substitute);
  const there = await watch(table, mia, 1);
  await ask(table, mia, { type: "bye" });
  there.stop();
  expect(substitute()).toEqual([null, "random"]);
  await watch(table, mia, 1);
  expect(substitute()).toEqual([null, null]);
  await ask(table, mia, { type: "substitute", seat: 1, level: "random" });
  await watch(table, mia, 1);
  expect(substitute()).toEqual([null, "random"]);
});

test("a game nobody else waits for rests when its person leaves", async () => {
  const table = await openNew(rig(slowBots()), sealed, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  await ask(table, ginny, { type: "bye" });
  expect(table.info(null).seats[0]?.holder).toMatchObject({ substitute: null, presence: "left" });
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

test("a table may be more patient, never less; a restart gives everyone their time again", async () => {
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
  const hasty = await openNew(bench, sealed, terms(sealed, 2, { patience: 1 }));
  await startWith(hasty, [ginny, mia], 2);
  await bench.clock.pass(2000);
  expect(await replace(hasty)).toMatchObject({ code: "too-soon" });
});

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

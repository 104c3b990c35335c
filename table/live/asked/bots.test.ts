/** Bots never block a table. */
import { expect, test } from "vitest";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../../testing/rig.ts";
import { sealed, wordOf } from "../../testing/sealed-game.ts";
import { choice, seal, slowBots } from "../../testing/slow-bots.ts";
import { watch } from "../../testing/watcher.ts";

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

test("a bot whose answer the rules stumble over plays the time-out move, and we hear of it", async () => {
  const { asked, think } = slowBots();
  const bench = rig({ think });
  const fragile: typeof sealed = {
    ...sealed,
    decide(state, seat, command, chance) {
      if (command.type === "seal" && command.word === "boom") throw new Error("boom");
      return sealed.decide(state, seat, command, chance);
    },
  };
  const table = await openNew(bench, fragile, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  const watcher = await watch(table, ginny, 0);
  await asked[0]?.answer({ type: "seal", word: "boom" });
  expect(watcher.log.at(-1)).toMatchObject({ by: "bot", seat: 1 });
  expect(bench.bugs.map(String)).toEqual(["Error: boom"]);
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

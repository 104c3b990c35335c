import { expect, test } from "vitest";
import { commitTo } from "#rules/seeded-chance.ts";
import { sealed } from "../testing/sealed-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { the } from "../testing/the.ts";
import { watch } from "../testing/watcher.ts";

const plain = terms(sealed, 2);

test("a seat is taken once, by whoever comes first", async () => {
  const table = await openNew(rig(), sealed, plain);
  expect(await ask(table, ginny, { type: "sit", seat: 0, entropy: "a" })).toEqual({
    type: "done",
    version: 1,
  });
  expect(await ask(table, mia, { type: "sit", seat: 0, entropy: "b" })).toMatchObject({
    type: "error",
    code: "seat-taken",
  });
  expect(await ask(table, mia, { type: "sit", seat: 7, entropy: "b" })).toMatchObject({
    code: "no-such-seat",
  });
  expect(await ask(table, mia, { type: "sit", seat: 1, entropy: "b".repeat(129) })).toMatchObject({
    code: "too-long",
  });
  expect(
    await ask(table, { id: "q", name: "  " }, { type: "sit", seat: 1, entropy: "" }),
  ).toMatchObject({ code: "empty" });
});

test("only the host seats bots and starts, and only when every seat is filled", async () => {
  const table = await openNew(rig(), sealed, plain);
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "a" });
  expect(await ask(table, mia, { type: "seat-bot", seat: 1, level: "random" })).toMatchObject({
    code: "not-host",
  });
  expect(await ask(table, ginny, { type: "seat-bot", seat: 0, level: "random" })).toMatchObject({
    code: "seat-taken",
  });
  expect(await ask(table, ginny, { type: "start" })).toMatchObject({ code: "seats-open" });
  await ask(table, ginny, { type: "seat-bot", seat: 1, level: "random" });
  await ask(table, ginny, { type: "seat-bot", seat: 1, level: null });
  expect(await ask(table, ginny, { type: "start" })).toMatchObject({ code: "seats-open" });
  await ask(table, mia, { type: "sit", seat: 1, entropy: "b" });
  expect(await ask(table, mia, { type: "start" })).toMatchObject({ code: "not-host" });
  expect(await ask(table, ginny, { type: "start" })).toMatchObject({ type: "done" });
  expect(await ask(table, ginny, { type: "start" })).toMatchObject({ code: "already-started" });
  expect(await ask(table, thomas, { type: "sit", seat: 1, entropy: "c" })).toMatchObject({
    code: "already-started",
  });
});

test("the commit is out before the first card, the seed only after the last", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, plain);
  const { seed, commit } = the(await bench.journal.header(table.id));
  expect(commit).toBe(commitTo(seed));
  expect(table.info(null)).toMatchObject({ phase: "gathering", commit, seed: null });
  await startWith(table, [ginny, mia], 2);
  expect(table.info(ginny.id)).toMatchObject({ phase: "playing", commit, seed: null, mine: true });
});

test("what people throw in changes the deal, in the order they sat down", async () => {
  const deal = async (first: string, second: string): Promise<string> => {
    const bench = rig();
    const table = await openNew(bench, sealed, plain);
    await ask(table, mia, { type: "sit", seat: 1, entropy: first });
    await ask(table, ginny, { type: "sit", seat: 0, entropy: second });
    await ask(table, ginny, { type: "start" });
    const started = (await bench.journal.read(table.id, 0)).find((page) => page.type === "started");
    expect(started?.entropies).toEqual([first, second]);
    return JSON.stringify(started?.events);
  };
  expect(await deal("x", "y")).toBe(await deal("x", "y"));
  expect(await deal("x", "y")).not.toBe(await deal("x", "z"));
  expect(await deal("x", "y")).not.toBe(await deal("y", "x"));
});

test("one person may hold several seats", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, ginny], 2);
  const [left, right] = [await watch(table, ginny, 0), await watch(table, ginny, 1)];
  expect(left.view()).toMatchObject({ viewer: 0, secret: expect.stringContaining("secret-of-0") });
  expect(right.view()).toMatchObject({ viewer: 1, secret: expect.stringContaining("secret-of-1") });
  expect(left.info().seats.map(({ holder }) => holder)).toMatchObject([
    { mine: true },
    { mine: true },
  ]);
});

test("who stands up before the start watches on as a spectator", async () => {
  const table = await openNew(rig(), sealed, plain);
  await ask(table, mia, { type: "sit", seat: 1, entropy: "" });
  const watcher = await watch(table, mia, 1);
  await ask(table, mia, { type: "leave-seat", seat: 1 });
  expect(watcher.last()).toMatchObject({ type: "view", as: "spectator" });
  expect(watcher.log.map((entry) => entry.type === "seated" && entry.change)).toEqual([
    "sat-down",
    "stood-up",
  ]);
  await startWith(table, [ginny, thomas], 2);
  expect(watcher.view()).toMatchObject({ viewer: "spectator", secret: null });
  expect(watcher.gaps()).toBe(0);
});

test("nobody listens through eyes or speaks for a seat that is not theirs", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, mia], 2);
  expect(table.listen(mia, 0, null, () => {})).toMatchObject({
    type: "error",
    code: "not-your-seat",
  });
  expect(table.listen(thomas, 5, null, () => {})).toMatchObject({
    type: "error",
    code: "not-your-seat",
  });
  for (const type of ["take-back", "leave-seat", "redo"] as const)
    expect(await ask(table, mia, { type, seat: 0 })).toMatchObject({ code: "not-your-seat" });
  expect(
    await ask(table, mia, { type: "command", seat: 0, command: { type: "peek" } }),
  ).toMatchObject({ code: "not-your-seat" });
  expect(await ask(table, mia, { type: "agree", seat: 0, yes: true })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await ask(table, thomas, { type: "substitute", seat: 0, level: "random" })).toMatchObject({
    code: "not-your-seat",
  });
});

test("presence: here, lost, left, and how many watch", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const presence = (): unknown[] =>
    table.info(null).seats.map(({ holder }) => holder.type === "person" && holder.presence);
  expect(presence()).toEqual(["lost", "lost"]);
  const first = await watch(table, ginny, 0);
  const second = await watch(table, ginny, "spectator");
  const other = await watch(table, mia, 1);
  const crowd = await watch(table, thomas, "spectator");
  expect(presence()).toEqual(["here", "here"]);
  expect(other.info().spectators).toBe(1);
  first.stop();
  expect(presence()).toEqual(["here", "here"]);
  second.stop();
  expect(presence()).toEqual(["lost", "here"]);
  expect(other.info().seats[0]?.holder).toMatchObject({ presence: "lost" });
  crowd.stop();
  expect(other.info().spectators).toBe(0);
  other.stop("aside");
  expect(presence()).toEqual(["lost", "left"]);
});

test("presence: whoever looks at another page of the hall is away from the table, not lost", async () => {
  const table = await openNew(rig(), sealed, plain);
  await startWith(table, [ginny, mia], 2);
  const presence = (): unknown =>
    table.info(null).seats.map(({ holder }) => holder.type === "person" && holder.presence)[1];
  const [phone, laptop] = [await watch(table, mia, 1), await watch(table, mia, 1)];
  phone.stop("aside");
  expect(presence()).toBe("here");
  laptop.stop("aside");
  expect(presence()).toBe("left");
  expect(table.info(null).seats[1]?.holder).toMatchObject({ substitute: null });
  const back = await watch(table, mia, 1);
  expect(presence()).toBe("here");
  back.stop();
  expect(presence()).toBe("lost");
});

test("chat: text, phrases, and limits", async () => {
  const table = await openNew(rig(), sealed, plain);
  await ask(table, mia, { type: "sit", seat: 1, entropy: "" });
  const crowd = await watch(table, thomas, "spectator");
  await ask(table, mia, { type: "say", said: { type: "text", text: "hello there" } });
  await ask(table, thomas, { type: "say", said: { type: "phrase", phrase: "good-luck" } });
  expect(
    await ask(table, mia, { type: "say", said: { type: "text", text: "a".repeat(201) } }),
  ).toMatchObject({ code: "too-long" });
  expect(await ask(table, mia, { type: "say", said: { type: "text", text: " " } })).toMatchObject({
    code: "empty",
  });
  expect(
    await ask(table, mia, { type: "say", said: { type: "phrase", phrase: "rude" as "hello" } }),
  ).toMatchObject({ code: "no-such-phrase" });
  expect(crowd.log.filter(({ type }) => type === "said")).toMatchObject([
    { name: "Mia", seat: 1, said: { text: "hello there" } },
    { name: "Thomas", seat: null, said: { phrase: "good-luck" } },
  ]);
});

test("a table with content of its own finds it again after a restart", async () => {
  const bench = rig();
  const content = { words: ["ahoy"] };
  const table = await openNew(bench, sealed, { ...plain, setup: { ...plain.setup, content } });
  const header = the(await bench.journal.header(table.id));
  expect(header.terms.setup.content).toBeNull();
  const again = await reopen(
    bench,
    sealed,
    table.id,
    await bench.journal.content(the(header.contentHash)),
  );
  expect(again.content).toEqual(content);
  expect(again.info(null).setup.content).toBe(header.contentHash);
});

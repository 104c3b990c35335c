import { afterAll, beforeAll, expect, test } from "vitest";
import { readJournal } from "#table/journal/file.ts";
import { games } from "#rules/games.ts";
import { verify } from "#table/past/verify.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { player } from "../testing/player.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

const bountyHunters = { game: "bounty-hunters", seats: 3 } as const;

test("[hall] three people meet by a link, play over sockets, and the seed is shown at the end", async () => {
  const [ginny, mia, thomas] = [
    await hall.guest("Ginny"),
    await hall.guest("Mia"),
    await hall.guest("Thomas"),
  ];
  const table = await ginny.make({ ...bountyHunters, listed: true, entropy: "ginny was here" });
  expect(((await mia.get("/api/tables")).body as LobbyRow[]).map(({ id }) => id)).toContain(table);
  expect(await mia.ask(table, { type: "sit", seat: 1, entropy: "mia" })).toMatchObject({
    type: "done",
  });
  expect(await thomas.ask(table, { type: "sit", seat: 1, entropy: "open" })).toMatchObject({
    type: "error",
    code: "seat-taken",
  });
  expect(await thomas.ask(table, { type: "sit", seat: 2, entropy: "open" })).toMatchObject({
    type: "done",
  });
  expect(await mia.ask(table, { type: "start" })).toMatchObject({
    type: "error",
    code: "not-host",
  });
  const before = (await ginny.get(`/api/tables/${table}`)).body as TableInfo;
  expect(before).toMatchObject({ phase: "gathering", mine: true, seed: null });
  expect((await mia.get(`/api/tables/${table}/journal`)).status).toBe(409);
  expect(await ginny.ask(table, { type: "start" })).toMatchObject({ type: "done" });

  const mine = (await mia.get("/api/tables/mine")).body as LobbyRow[];
  expect(mine[0]).toMatchObject({
    id: table,
    mySeats: [1],
    phase: "playing",
    myMove: true,
    names: ["Ginny", "Mia", "Thomas"],
  });

  const players = [ginny, mia, thomas].map(({ token }, seat) =>
    player({ url: () => hall.url, token, table, seat, seed: seat + 1 }),
  );
  await Promise.all(players.map(({ over }) => over));
  const after = (await ginny.get(`/api/tables/${table}`)).body as TableInfo;
  expect(after.phase).toBe("over");
  expect(after.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(after.commit).toBe(before.commit);
  expect(after.outcome?.places.flat().sort()).toEqual([0, 1, 2]);
  const journal = await mia.get(`/api/tables/${table}/journal`);
  expect(journal.status).toBe(200);
  const file = readJournal(String(journal.body));
  if ("type" in file) throw new Error(file.code);
  expect(verify(games, file)).toMatchObject({ commit: before.commit, seed: after.seed });
  for (const { token } of [ginny, mia, thomas]) expect(journal.body).not.toContain(token);
  await expect(
    (await hall.guest("Stranger")).get(`/api/tables/${table}/past?as=everyone`),
  ).resolves.toMatchObject({ status: 200 });
});

test("[hall] a program plays over HTTP alone: it waits, sees its options, and finishes against bots", async () => {
  const robot = await hall.guest("Robot");
  const table = await robot.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
    options: { mode: "introductory" },
  });
  await robot.ask(table, { type: "start" });
  let since = 0;
  let phase = "playing";
  for (let polls = 0; phase !== "over" && polls < 1000; polls++) {
    const { info, tell, options } = await robot.view(table, `as=0&since=${since}&wait=5`);
    phase = info.phase;
    if (tell === null) continue;
    since = tell.version;
    const [first] = options;
    if (tell.awaited.includes(0))
      expect(await robot.ask(table, { type: "command", seat: 0, command: first })).toMatchObject({
        type: "done",
      });
  }
  expect(phase).toBe("over");
});

test("[api] a table names its card set by its hash; a poll that knows it is told the rest", async () => {
  const robot = await hall.guest("Robot");
  const wanted = { game: "bounty-hunters", seats: 2, bots: [1] };
  const table = await robot.make(wanted);
  await robot.ask(table, { type: "start" });
  const { setup } = (await robot.get(`/api/tables/${table}`)).body as TableInfo;
  const hash = String(setup.content);
  const set = (await robot.get(`/api/contents/${hash}`)).body;
  const whole = await robot.view(table, `as=0&known=${"0".repeat(64)}`);
  const named = await robot.view(table, `as=0&known=${hash}`);
  expect(whole.tell?.view).toMatchObject({ set });
  const { view } = named.tell ?? {};
  expect(view).toMatchObject({ set: { content: hash } });
  expect({ ...(view as object), set }).toEqual(whole.tell?.view);
  expect(named.options).toEqual(whole.options);
  expect(JSON.stringify(named).length).toBeLessThan(JSON.stringify(whole).length / 3);
  const again = await robot.make({ ...wanted, content: setup.content });
  const rematch = (await robot.get(`/api/tables/${again}`)).body as TableInfo;
  expect(rematch.setup.content).toBe(hash);
});

test("[hall] a long poll answers as soon as something happens, and in vain after its time", async () => {
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make(bountyHunters);
  const { tell } = await ginny.view(table, "as=0");
  const start = performance.now();
  // No whole number of milliseconds: what a program works out as "until then".
  for (const wait of ["0.2", "0.1001", "0.00049"])
    expect((await ginny.view(table, `as=0&since=${tell?.version}&wait=${wait}`)).tell).toBeNull();
  expect(performance.now() - start).toBeGreaterThan(150);
  const waiting = ginny.view(table, `as=0&since=${tell?.version}&wait=50`);
  await ginny.ask(table, { type: "say", said: { type: "phrase", phrase: "hello" } });
  expect((await waiting).tell?.log.at(-1)).toMatchObject({ type: "said", name: "Ginny" });
  expect(performance.now() - start).toBeLessThan(45_000);
});

test("[hall] a bot of the pool plays a seat without holding up the table", async () => {
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "sharp",
    options: { mode: "introductory" },
  });
  await ginny.ask(table, { type: "start" });
  const one = player({ url: () => hall.url, token: ginny.token, table, seat: 0, seed: 5 });
  await one.over;
  expect(one.acknowledged.length).toBeGreaterThan(3);
});

test("[hall] the past of a running game is told through my own eyes only", async () => {
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  expect(await mia.get(`/api/tables/${table}/past?as=1`)).toMatchObject({
    status: 200,
    body: { as: 1 },
  });
  expect(await mia.get(`/api/tables/${table}/past?as=spectator`)).toMatchObject({ status: 200 });
  expect(await mia.get(`/api/tables/${table}/past?as=0`)).toMatchObject({
    status: 403,
    body: { error: { code: "not-your-seat" } },
  });
  expect(await mia.get(`/api/tables/${table}/past?as=everyone`)).toMatchObject({
    status: 403,
    body: { error: { code: "not-over" } },
  });
});

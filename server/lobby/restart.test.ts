import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import type { Hall, LobbyRow } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";
import type { Clock } from "#table/ports.ts";
import { machineClock } from "../clock.ts";
import { player } from "../testing/player.ts";
import { testHall } from "../testing/test-hall.ts";
import { visitor } from "../testing/visitor.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const inMemory = (metrics: string): number =>
  Number(/guildhall_tables_in_memory (\d+)/.exec(metrics)?.[1]);

test("[restart] tables, seats and sessions are where they were, and the game goes on", async () => {
  const first = await testHall({ folder });
  const [ginny, mia] = [await first.guest("Ginny"), await first.guest("Mia")];
  const options = { mode: "introductory" };
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, options });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  const [command] = (await ginny.view(table, "as=0")).options;
  await ginny.ask(table, { type: "command", seat: 0, command });
  const before = (await mia.view(table, "as=1")).tell;
  await first.close();

  const second = await testHall({ folder });
  const again = await visitor(second.url, "Mia", mia.token);
  expect(inMemory((await again.get("/metrics")).body as string)).toBe(0);
  const cards = (await again.get("/api/tables/mine")).body as LobbyRow[];
  expect(cards).toMatchObject([
    { id: table, mySeats: [1], myMove: true, phase: "playing", names: ["Ginny", "Mia"] },
  ]);
  expect(inMemory((await again.get("/metrics")).body as string)).toBe(0);
  const after = (await again.view(table, "as=1")).tell;
  expect(after?.version).toBe(before?.version);
  expect(after?.view).toEqual(before?.view);
  const players = [ginny, mia].map(({ token }, seat) =>
    player({ url: () => second.url, token, table, seat, seed: seat }),
  );
  await Promise.all(players.map(({ over }) => over));
  await second.close();
});

test("[idle] a table nobody watches leaves memory and comes back on demand", async () => {
  // Time passes when the test says so: what is asked for just now must not be idle again before it is looked at.
  let now = Date.now();
  const clock: Clock = { ...machineClock, now: () => now };
  const limits = { idleMilliseconds: 50 };
  const hall = await testHall({ folder, limits, sweepMilliseconds: 50, clock });
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
  });
  await ginny.ask(table, { type: "start" });
  const wire = await ginny.socket();
  await wire.ask(table, { type: "watch", as: 0, since: null });
  const tables = async (): Promise<number> =>
    inMemory((await ginny.get("/metrics")).body as string);
  now += 1000;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await tables()).toBe(1);
  wire.close();
  await expect.poll(tables).toBe(0);
  expect((await ginny.get("/api/tables/mine")).body).toMatchObject([
    { id: table, phase: "playing", myMove: true },
  ]);
  expect(await tables()).toBe(0);
  expect((await ginny.get(`/api/tables/${table}`)).body).toMatchObject({ phase: "playing" });
  expect(await tables()).toBe(1);
  await hall.close();
});

test("[clock] a game with a clock goes on after a restart although nobody comes back", async () => {
  const first = await testHall({ folder });
  const ginny = await first.guest("Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
    clock: 5,
  });
  await ginny.ask(table, { type: "start" });
  const start = (await ginny.view(table, "as=0")).tell?.version ?? 0;
  await first.close();
  const second = await testHall({ folder });
  const again = await visitor(second.url, "Ginny", ginny.token);
  await expect.poll(async () => inMemory((await again.get("/metrics")).body as string)).toBe(1);
  await expect
    .poll(async () => (await again.view(table, "as=0")).tell?.version)
    .toBeGreaterThan(start);
  await second.close();
});

test("[card sets] of the host are offered with their mistakes, and a table keeps the one it was made with", async () => {
  mkdirSync(join(folder, "card-sets"));
  const put = (name: string, text: string): void =>
    writeFileSync(join(folder, "card-sets", name), text);
  put(
    "a-sound.json",
    JSON.stringify({ game: "bounty-hunters", name: "The same again", content: standardSet }),
  );
  put("b-text.json", "not json");
  put("c-shape.json", '{"game":"bounty-hunters"}');
  put("d-game.json", '{"game":"chess","name":"Chess","content":{}}');
  put(
    "e-wrong.json",
    JSON.stringify({
      game: "bounty-hunters",
      name: "Too few",
      content: { ...standardSet, targets: [] },
    }),
  );
  const hall = await testHall({ folder });
  const ginny = await hall.guest("Ginny");
  const { cardSets } = (await ginny.get("/api/hall")).body as Hall;
  expect(
    cardSets.map(({ name, hash, problems }) => ({
      name,
      sound: hash !== null,
      codes: problems.map(({ code }) => code).slice(0, 1),
    })),
  ).toEqual([
    { name: "The same again", sound: true, codes: [] },
    { name: "b-text", sound: false, codes: ["not-json"] },
    { name: "c-shape", sound: false, codes: ["wrong-shape"] },
    { name: "d-game", sound: false, codes: ["no-such-game"] },
    { name: "Too few", sound: false, codes: [expect.any(String)] },
  ]);
  const hash = cardSets[0]?.hash;
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    content: hash,
    bots: [1],
    botLevel: "random",
  });
  rmSync(join(folder, "card-sets"), { recursive: true });
  expect((await ginny.get("/api/hall")).body).toMatchObject({ cardSets: [] });
  expect((await ginny.get(`/api/contents/${hash}`)).body).toEqual(standardSet);
  expect(await ginny.ask(table, { type: "start" })).toMatchObject({ type: "done" });
  expect(
    ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).setup.content,
  ).not.toBeNull();
  await hall.close();
});

test("[limits] a person hosts so many tables at once and no more", async () => {
  const hall = await testHall({ folder, limits: { openTablesPerPerson: 2 } });
  const ginny = await hall.guest("Ginny");
  await ginny.make({ game: "bounty-hunters", seats: 2 });
  await ginny.make({ game: "bounty-hunters", seats: 2 });
  expect(await ginny.post("/api/tables", { game: "bounty-hunters", seats: 2 })).toMatchObject({
    status: 409,
    body: { error: { code: "too-many-tables", params: { most: 2 } } },
  });
  await (await hall.guest("Mia")).make({ game: "bounty-hunters", seats: 2 });
  await hall.close();
});

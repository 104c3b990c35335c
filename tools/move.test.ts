import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { player } from "#server/testing/player.ts";
import { testHall } from "#server/testing/test-hall.ts";
import { visitor } from "#server/testing/visitor.ts";
import { moveAll } from "#server/store/move/move.ts";
import { postgresSide } from "#server/store/postgres/move/side.ts";
import { sqliteSide } from "#server/store/sqlite/move/side.ts";
import type { DatabaseSide } from "#server/store/move/side.ts";
import type { Store } from "#server/store/port.ts";
import { openPostgres } from "#server/store/postgres/index.ts";
import { testPostgres, type TestPostgres } from "#server/store/postgres/testing/server.ts";
import { openSqlite } from "#server/store/sqlite/index.ts";

let server: TestPostgres;
let home = "";
const kept = mkdtempSync(join(tmpdir(), "guildhall-"));
beforeAll(async () => void (server = await testPostgres()));
afterAll(async () => {
  await server?.close();
  rmSync(kept, { recursive: true });
});
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(home, { recursive: true }));

function move(
  ...args: string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ["tools/move.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

interface Played {
  readonly data: string;
  readonly token: string;
  readonly over: string;
  readonly listed: string;
}

let lived: Played | undefined;

/**
 * A hall with a finished game, a listed table, a seat token, a guild
 * and an address shut out: lived through once, a copy for each.
 */
async function played(): Promise<Played> {
  lived ??= await livedThrough(join(kept, "data"));
  const data = join(home, "data");
  cpSync(lived.data, data, { recursive: true });
  return { ...lived, data };
}

async function livedThrough(data: string): Promise<Played> {
  const hall = await testHall({ folder: data });
  const ginny = await visitor(hall.url, "Ginny “é⚔”");
  const options = { mode: "introductory" };
  const wanted = { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random", options };
  const over = await ginny.make(wanted);
  await ginny.ask(over, { type: "start" });
  await player({ url: () => hall.url, token: ginny.token, table: over, seat: 0, seed: 3 }).over;
  const listed = await ginny.make({ game: "bounty-hunters", seats: 3, listed: true, clock: 60 });
  await ginny.post(`/api/tables/${listed}/seats/0/token`);
  const changed = { game: "outer-rim", seats: 2, clock: 60 };
  await ginny.ask(listed, { type: "change-terms", wanted: changed });
  await ginny.post("/api/me/codes");
  await ginny.post("/api/guilds", { name: "Thursdays" });
  await hall.close();
  const store = openSqlite(data, { broken });
  await store.house.shutOut({ what: "address", key: "10.0.0.1", name: "", since: 1000 });
  await store.close();
  return { data, token: ginny.token, over, listed };
}

const broken = (): void => undefined;

const everythingOf = async ({ journal, directory, house }: Store, tables: readonly string[]) => {
  const seen = [];
  for (const table of tables)
    seen.push([
      await journal.header(table),
      await journal.read(table, 0),
      await directory.dates(table),
      await directory.row(table),
    ]);
  const [counts, open] = [await directory.counts(), await directory.open(0)];
  return { seen, counts, open, house: await house.read() };
};

test("[move] to PostgreSQL and back: everything is there, counted and compared, and the hall goes on from it", async () => {
  const { data, token, over, listed } = await played();
  const url = await server.fresh();
  const there = await move("--data", data, "--to", url);
  expect(there).toMatchObject({ code: 0, err: "" });
  expect(there.out).toMatch(/^pages +\d\d+ rows, the same on both sides/m);
  expect(there.out).toMatch(/^guilds +1 rows/m);
  const file = openSqlite(data, { broken });
  const before = await everythingOf(file, [over, listed]);
  await file.close();
  const database = await openPostgres(url, { broken });
  expect(await database.copies?.rulesOf(listed)).toMatchObject({ game: "outer-rim" });
  expect(await everythingOf(database, [over, listed])).toEqual(before);
  await database.close();
  // Whoever was known is known; the hall writes on behind the last page.
  const hall = await testHall({ openStore: (_folder, needs) => openPostgres(url, needs) });
  const ginny = await visitor(hall.url, "", token);
  expect((await ginny.get("/api/me")).body).toEqual({ name: "Ginny “é⚔”", face: null });
  expect(
    await ginny.ask(listed, { type: "say", said: { type: "text", text: "on" } }),
  ).toMatchObject({ type: "done" });
  expect((await move("--from", url, "--data", join(home, "early"))).err).toMatch(
    /^guildhall: a hall is open on \S+: close every copy of it first\n$/,
  );
  await hall.close();
  const back = join(home, "back");
  expect(await move("--from", url, "--data", back)).toMatchObject({ code: 0, err: "" });
  const again = openSqlite(back, { broken });
  const after = await everythingOf(again, [over, listed]);
  await again.close();
  expect(after.seen[0]).toEqual(before.seen[0]);
  expect(after.counts).toEqual(before.counts);
  const home2 = await testHall({ folder: back });
  const known = await visitor(home2.url, "", token);
  expect((await known.get("/api/me")).status).toBe(200);
  // And a hall on a file holds its folder.
  expect((await move("--data", back, "--to", url)).err).toMatch(/is in use by another server/);
  await home2.close();
  expect((await move("--data", back, "--to", url)).err).toMatch(/ is not empty: a move needs/);
});

test("[move] planted: a row that changes on the way is noticed, nothing is kept, and the move can be made again", async () => {
  const { data } = await played();
  const url = await server.fresh();
  const bent = (side: DatabaseSide): DatabaseSide => ({
    ...side,
    insert: (shape, rows) =>
      side.insert(
        shape,
        shape.table === "people" ? rows.map(([id = "", , ...rest]) => [id, "Mia", ...rest]) : rows,
      ),
  });
  const from = sqliteSide(data);
  const to = await postgresSide(url);
  await expect(moveAll(from, bent(to))).rejects.toThrow("people did not arrive as it was");
  await to.close();
  await from.close();
  const store = await openPostgres(url, { broken });
  expect([await store.people.count(), await store.directory.counts()]).toEqual([
    0,
    { gathering: 0, playing: 0, over: 0 },
  ]);
  await store.close();
  expect(await move("--data", data, "--to", url)).toMatchObject({ code: 0, err: "" });
});

test.each([
  { args: [], says: "say where to, --to postgres://…, or where from, --from postgres://…" },
  { args: ["--to", "mysql://x"], says: "that is no postgres://… address" },
  { args: ["--data", "/nowhere", "--to", "postgres://x"], says: "there is no guildhall.db in" },
])("[move] $says", async ({ args, says }) => {
  expect((await move(...args)).err).toContain(`guildhall: ${says}`);
});

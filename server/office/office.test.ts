import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MySession, Overview } from "#table/talk/office.ts";
import { askForLink } from "../host-door.ts";
import { takeInShutOut } from "../store/files/shut-out-file.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, visitor, type VisitorReply, type Visitor } from "../testing/visitor.ts";

let folder = "";
let hall: TestHall;
let ginny: Visitor;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  hall = await testHall({ folder });
  ginny = await hall.guest("Ginny");
});
afterEach(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

async function key(): Promise<string> {
  await expect.poll(() => askForLink(folder)).toMatch(/^\/host#/);
  return (await askForLink(folder))?.split("#")[1] ?? "";
}

type Ask = (method: string, path: string, body?: unknown) => Promise<VisitorReply>;

/** The host's browser. */
async function office(): Promise<Ask> {
  const opened = await call(hall.url, "POST", "/api/host/open", { key: await key() });
  expect(opened.status).toBe(204);
  const header = opened.headers.get("set-cookie") ?? "";
  expect(header).toMatch(/^guildhall-host=[\w-]{24}; Path=\/api\/host; HttpOnly; SameSite=Strict$/);
  const cookie = header.split(";")[0] ?? "";
  return (method, path, body) => call(hall.url, method, path, body, { cookie });
}

const overview = async (ask: Ask): Promise<Overview> =>
  (await ask("GET", "/api/host")).body as Overview;

test("[host] the link opens once, nobody else gets in, and no session of a player does", async () => {
  const used = await key();
  expect((await call(hall.url, "POST", "/api/host/open", { key: used })).status).toBe(204);
  expect(await call(hall.url, "POST", "/api/host/open", { key: used })).toMatchObject({
    status: 403,
    body: { error: { code: "wrong-code" } },
  });
  for (const [method, path] of [
    ["GET", "/api/host"],
    ["POST", "/api/host/backup"],
    ["DELETE", "/api/host/tables/x"],
  ] as const) {
    const body = method === "POST" ? {} : undefined;
    const headers = { authorization: `Bearer ${ginny.token}`, cookie: `guildhall-host=${used}` };
    expect(await call(hall.url, method, path, body, headers)).toMatchObject({
      status: 403,
      body: { error: { code: "not-host" } },
    });
  }
});

test("[host] tells how the hall stands, and nothing secret of a running game", async () => {
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
  });
  await ginny.ask(table, { type: "start" });
  const listed = await ginny.make({ game: "bounty-hunters", seats: 2, listed: true });
  const ask = await office();
  const found = await overview(ask);
  expect(found).toMatchObject({
    tables: { gathering: 1, playing: 1, over: 0, inMemory: 2 },
    people: { known: 1, seen: [{ name: "Ginny", address: "127.0.0.1" }] },
    listed: [{ id: listed, game: "bounty-hunters", names: ["Ginny", null] }],
    errors: [],
    notice: null,
  });
  expect(found.disk.free).toBeGreaterThan(0);
  expect(found.disk.used).toBeGreaterThan(0);
  // The link to the running game is an invitation, and a token opens a door.
  for (const secret of [table, ginny.token]) expect(JSON.stringify(found)).not.toContain(secret);
});

test("[host] a table leaves the list, its link still works", async () => {
  const listed = await ginny.make({ game: "bounty-hunters", seats: 2, listed: true });
  const ask = await office();
  expect(await ask("DELETE", `/api/host/tables/${listed}`)).toMatchObject({ status: 204 });
  expect((await call(hall.url, "GET", "/api/tables")).body).toEqual([]);
  expect((await ginny.get(`/api/tables/${listed}`)).status).toBe(200);
});

test("[host] everyone is told, until there is nothing to say", async () => {
  const ask = await office();
  const heard = async (): Promise<unknown> => (await call(hall.url, "GET", "/api/notice")).body;
  expect(await heard()).toEqual({ text: null });
  await ask("POST", "/api/host/notice", { text: " We restart at ten. " });
  expect(await heard()).toEqual({ text: "We restart at ten." });
  await ask("POST", "/api/host/notice", { text: "" });
  expect(await heard()).toEqual({ text: null });
});

test("[host] a copy is made at once, and starts as a hall", async () => {
  const ask = await office();
  const { name } = (await ask("POST", "/api/host/backup")).body as { name: string };
  expect((await overview(ask)).backups).toEqual([name]);
  const copy = await testHall({ folder: join(folder, "backups", name) });
  expect((await (await visitor(copy.url, "", ginny.token)).get("/api/me")).body).toEqual({
    name: "Ginny",
    face: null,
  });
  await copy.close();
});

test("[host] who is shut out hears so and stays out over a restart, and may be let in again", async () => {
  const wire = await ginny.socket();
  const ask = await office();
  const person = (await overview(ask)).people.seen[0]?.person ?? "";
  await ask("POST", "/api/host/shut-out", { what: "person", key: person, out: true });
  expect((await wire.closed()).code).toBe(4001);
  expect(await ginny.get("/api/me")).toMatchObject({
    status: 403,
    body: { error: { code: "shut-out" } },
  });
  await expect(ginny.socket()).rejects.toThrow("403");
  await hall.close();
  hall = await testHall({ folder });
  const again = await visitor(hall.url, "", ginny.token);
  expect((await again.get("/api/me")).status).toBe(403);
  const reopened = await office();
  expect((await overview(reopened)).shutOut).toMatchObject([{ what: "person", name: "Ginny" }]);
  await reopened("POST", "/api/host/shut-out", { what: "person", key: person, out: false });
  expect((await again.get("/api/me")).status).toBe(200);
});

test("[host] an address is shut out; its own office and the health stay open", async () => {
  const ask = await office();
  await ask("POST", "/api/host/shut-out", { what: "address", key: "127.0.0.1", out: true });
  expect((await call(hall.url, "GET", "/api/hall")).status).toBe(403);
  expect((await call(hall.url, "GET", "/healthz")).status).toBe(200);
  expect((await overview(ask)).shutOut).toMatchObject([{ what: "address", key: "127.0.0.1" }]);
  expect(existsSync(join(folder, "shut-out.json"))).toBe(false);
});

test("[host] an older hall's list that cannot be read is told at every start and not touched; the rest is known", async () => {
  const shut = await office();
  await shut("POST", "/api/host/shut-out", { what: "address", key: "10.0.0.1", out: true });
  await hall.close();
  const path = join(folder, "shut-out.json");
  writeFileSync(path, "");
  for (let start = 0; start < 2; start++) {
    hall = await testHall({ folder });
    const { errors, shutOut } = await overview(await office());
    expect(errors).toMatchObject([{ what: "who is shut out cannot be read" }]);
    expect(shutOut).toMatchObject([{ key: "10.0.0.1" }]);
    expect((await call(hall.url, "GET", "/metrics")).body).toContain("guildhall_bugs_total 1");
    expect(readFileSync(path, "utf8")).toBe("");
    if (start === 0) await hall.close();
  }
});

test("[host] a hall that cannot know who is shut out does not open its door", async () => {
  await hall.close();
  const away = new Error("the database is away");
  const openStore: typeof openSqlite = (at, needs) => {
    const store = openSqlite(at, needs);
    return { ...store, house: { ...store.house, read: () => Promise.reject(away) } };
  };
  await expect(testHall({ folder, openStore })).rejects.toBe(away);
  hall = await testHall({ folder });
});

test("[people] a device is known by its browser and machine, and since when; nothing else of it is kept", async () => {
  const before = Date.now();
  const agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0.7 Mobile Safari/537.36";
  const { code } = (await ginny.post("/api/me/codes")).body as { code: string };
  const headers = { "user-agent": agent };
  const claimed = await call(hall.url, "POST", "/api/claims", { code }, headers);
  const cookie = claimed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const mine = await call(hall.url, "GET", "/api/me/sessions", undefined, { cookie });
  const [phone] = (mine.body as readonly MySession[]).filter(({ here }) => here);
  expect(phone?.device).toEqual({ browser: "Chrome", system: "Android" });
  expect(phone?.since).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(mine.body)).not.toContain("139.0");
});

test("[people] I see my devices and programs, and end each", async () => {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const token = (await ginny.post(`/api/tables/${table}/seats/0/token`)).body as { token: string };
  const program = await visitor(hall.url, "", token.token);
  const { code } = (await ginny.post("/api/me/codes")).body as { code: string };
  const claimed = await call(hall.url, "POST", "/api/claims", { code });
  const cookie = claimed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const mine = (await ginny.get("/api/me/sessions")).body as readonly MySession[];
  expect(mine.map(({ here, only }) => ({ here, only }))).toEqual(
    expect.arrayContaining([
      { here: true, only: null },
      { here: false, only: null },
      { here: false, only: { table, seat: 0 } },
    ]),
  );
  expect(mine).toHaveLength(3);
  expect(mine.map(({ device }) => device)).toEqual([null, null, null]);
  expect(JSON.stringify(mine)).not.toContain(ginny.token);
  const wire = await program.socket();
  const end = (id: string): Promise<VisitorReply> =>
    call(hall.url, "DELETE", `/api/me/sessions/${id}`, undefined, {
      authorization: `Bearer ${ginny.token}`,
    });
  for (const { id, here } of mine) if (!here) expect((await end(id)).status).toBe(204);
  expect((await wire.closed()).code).toBe(4001);
  expect((await program.get("/api/me")).status).toBe(401);
  expect((await call(hall.url, "GET", "/api/me", undefined, { cookie })).status).toBe(401);
  expect((await ginny.get("/api/me/sessions")).body).toHaveLength(1);
  const mia = await hall.guest("Mia");
  const [own] = (await mia.get("/api/me/sessions")).body as readonly MySession[];
  expect(await end(own?.id ?? "")).toMatchObject({ status: 404 });
});

test("[host] who was shut out in the file of an older hall is taken into the database, once", async () => {
  const one = { what: "address", key: "10.0.0.1", name: "", since: 1 } as const;
  writeFileSync(join(folder, "shut-out.json"), JSON.stringify([one]));
  const there = mkdtempSync(join(tmpdir(), "guildhall-"));
  const { house, close } = openSqlite(there, { broken: () => undefined });
  await takeInShutOut(folder, house);
  expect((await house.read()).shutOut).toEqual([one]);
  await house.letIn(one.key);
  await takeInShutOut(folder, house);
  expect((await house.read()).shutOut).toEqual([]);
  await close();
  rmSync(there, { recursive: true });
});

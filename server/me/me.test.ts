import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import type { MyPage, RecoveryWords } from "#table/talk/me.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type Visitor } from "../testing/visitor.ts";

let folder = "";
let hall: TestHall;
let ginny: Visitor;
let mia: Visitor;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  hall = await testHall({ folder });
  ginny = await hall.guest("Wilhelmina Ginny");
  mia = await hall.guest("Mia");
});
afterEach(async () => {
  await hall.close().catch(() => undefined);
  rmSync(folder, { recursive: true });
});

const infoOf = async (table: string): Promise<TableInfo> =>
  (await mia.get(`/api/tables/${table}`)).body as TableInfo;

async function begun(): Promise<string> {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, botLevel: "random" });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  return table;
}

/** A bot plays for both people, to the end. */
async function over(): Promise<string> {
  const table = await begun();
  await ginny.ask(table, { type: "say", said: { type: "text", text: "I live in Rue du Port" } });
  await mia.ask(table, { type: "say", said: { type: "text", text: "A secret of Mia’s" } });
  await ginny.ask(table, { type: "substitute", seat: 0, level: "random" });
  await mia.ask(table, { type: "substitute", seat: 1, level: "random" });
  await vi.waitFor(async () => expect((await infoOf(table)).phase).toBe("over"), 120_000);
  return table;
}

const myPage = async (who: Visitor): Promise<MyPage> =>
  (await who.get("/api/me/page")).body as MyPage;

/** In any file of the data folder, deleted space and write-ahead log included. */
function isOnDisk(text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text));
}

test("[me] my page: what runs, what was, my guilds, and statistics that fold over it", async () => {
  const played = await over();
  const running = await begun();
  const { body: guild } = await ginny.post("/api/guilds", { name: "The Crew" });
  const page = await myPage(ginny);
  expect(page.tables.map(({ id, myMove }) => [id, myMove])).toEqual([[running, true]]);
  expect(page.guilds).toEqual([{ id: (guild as GuildCard).id, name: "The Crew" }]);
  const [game] = page.games;
  expect(game).toMatchObject({ table: played, game: "bounty-hunters" });
  const mine = game?.players.find((player) => player.mine);
  expect(mine?.name).toBe("Wilhelmina Ginny");
  expect(page.statistics).toEqual([
    {
      game: "bounty-hunters",
      games: 1,
      wins: mine?.place === 1 ? 1 : 0,
      averagePlace: mine?.place,
      averagePoints: mine?.points,
      bestPoints: mine?.points,
      lastPlayed: game?.ended,
    },
  ]);
  expect((await ginny.get(`/api/me/games?after=${played}`)).body).toEqual([]);
});

test("[me] the file about me has what is mine, and nothing of anybody else or that opens a door", async () => {
  const played = await over();
  await ginny.post("/api/me/words");
  await ginny.post(`/api/tables/${played}/look`, { version: 3 });
  const { body, headers } = await ginny.get("/api/me/data");
  expect(headers.get("content-disposition")).toContain("guildhall-me.json");
  expect(body).toMatchObject({
    name: "Wilhelmina Ginny",
    devices: [{ playsOneSeat: null }],
    recoveryWords: { drawn: expect.any(String) },
    games: [{ table: played }],
    lastSeen: [{ table: played, page: 3 }],
    said: [{ table: played, text: "I live in Rue du Port" }],
  });
  const text = JSON.stringify(body);
  for (const secret of ["A secret of Mia’s", ginny.token, mia.token, "hash", "seed"])
    expect(text).not.toContain(secret);
});

test("[me] whoever leaves is a number: doors, name and words are gone from the folder, games stay whole", async () => {
  const played = await over();
  const running = await begun();
  const { body } = await ginny.post("/api/guilds", { name: "The Crew" });
  const { id } = body as GuildCard;
  const guild = (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  await mia.post(`/api/invitations/${guild.invitation.slice(6)}`);
  const { words } = (await ginny.post("/api/me/words")).body as RecoveryWords;
  expect(isOnDisk("Wilhelmina")).toBe(true);

  expect((await ginny.post("/api/me/leave", { name: "Mia" })).status).toBe(422);
  expect((await ginny.post("/api/me/leave", { name: "Wilhelmina Ginny" })).status).toBe(204);
  expect((await ginny.get("/api/me")).status).toBe(401);
  const back = await call(hall.url, "POST", "/api/words", { words: words.join(" ") });
  expect(back.status).toBe(404);

  const [seat] = (await infoOf(running)).seats;
  expect(seat?.holder).toMatchObject({
    type: "person",
    name: expect.stringMatching(/^#\d{6}$/),
    substitute: "random",
  });
  const led = (await mia.get(`/api/guilds/${id}`)).body as GuildPage;
  expect(led.myRole).toBe("founder");
  // Nobody who never played there leaves a number behind.
  expect(led.people).toMatchObject([{ name: "Mia", role: "founder" }]);
  await vi.waitFor(() => expect(isOnDisk("Wilhelmina")).toBe(false), 120_000);
  const past = await mia.get(`/api/tables/${played}/past?as=everyone`);
  expect(past.status).toBe(200);
  const { games } = await myPage(mia);
  expect(games[0]?.players.map(({ name }) => name).toSorted()[0]).toMatch(/^#\d{6}$/);

  await hall.close();
  for (const trace of ["Wilhelmina", "Rue du Port"]) expect(isOnDisk(trace)).toBe(false);
  expect(isOnDisk("A secret of Mia")).toBe(true);
  hall = await testHall({ folder });
});

/** One's finished games and a guild's as lines, filtered; nobody else's. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildCard, PlayedGame } from "#table/talk/guild.ts";
import type { MyGame } from "#table/talk/me.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor, VisitorReply } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
});
afterEach(() => hall.close());

async function finished(guild?: string): Promise<string> {
  const options = { mode: "introductory" };
  const wish = { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random", options };
  const table = await ginny.make(guild === undefined ? wish : { ...wish, guild });
  await ginny.ask(table, { type: "start" });
  await ginny.ask(table, { type: "substitute", seat: 0, level: "random" });
  const phase = async (): Promise<string> =>
    ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).phase;
  await expect.poll(phase, { timeout: 60_000 }).toBe("over");
  return table;
}

function games<T>({ status, headers, body }: VisitorReply): readonly T[] {
  expect([status, headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const text = body === null || body === undefined ? "" : body;
  const lines = typeof text === "string" ? text.split("\n").slice(0, -1) : [JSON.stringify(text)];
  return lines.map((line) => JSON.parse(line) as T);
}

test("[api] my games and a guild's leave as lines, by time and game", async () => {
  const { id } = (await ginny.post("/api/guilds", { name: "Les Copains" })).body as GuildCard;
  const [first, second] = [await finished(), await finished(id)];
  const tablesOf = async (path: string): Promise<readonly string[]> =>
    games<MyGame | PlayedGame>(await ginny.get(path)).map(({ table }) => table);
  await expect.poll(() => tablesOf("/api/me/games/export")).toEqual([second, first]);
  const [latest] = games<MyGame>(await ginny.get("/api/me/games/export"));
  expect(latest).toMatchObject({ players: [{ place: 1 }, {}] });
  expect(await tablesOf(`/api/me/games/export?since=${latest?.ended}`)).toEqual([second]);
  expect(await tablesOf("/api/me/games/export?game=outer-rim")).toEqual([]);
  expect(await tablesOf(`/api/guilds/${id}/export?game=bounty-hunters`)).toEqual([second]);
  const mia = await hall.guest("Mia");
  expect(games(await mia.get("/api/me/games/export"))).toEqual([]);
  expect(await mia.get(`/api/guilds/${id}/export`)).toMatchObject({ status: 404 });
  expect(await mia.get("/api/me/games/export?since=yesterday")).toMatchObject({ status: 422 });
});

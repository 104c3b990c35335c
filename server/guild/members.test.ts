/** *Only members* is kept at the door: for sitting and for watching, over every wire, also of a game that is over. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import { nudgeWords } from "#table/talk/calls.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let mia: Visitor;
let dan: Visitor;
let guild = "";
let table = "";
beforeEach(async () => {
  hall = await testHall({ limits: { heartbeatMilliseconds: 200 } });
  [ginny, mia, dan] = [await hall.guest("Ginny"), await hall.guest("Mia"), await hall.guest("Dan")];
  guild = ((await ginny.post("/api/guilds", { name: "Friday Rogues" })).body as GuildCard).id;
  await mia.post(`/api/invitations/${(await pageOf(ginny)).invitation.slice(6)}`);
  table = await ginny.make({ game: "bounty-hunters", seats: 2, guild, membersOnly: true });
});
afterEach(() => hall.close());

const pageOf = async (who: Visitor): Promise<GuildPage> =>
  (await who.get(`/api/guilds/${guild}`)).body as GuildPage;

const sit = { type: "sit", seat: 1, entropy: "open" } as const;
const hello = { type: "say", said: { type: "phrase", phrase: "hello" } } as const;
const watch = { type: "watch", as: "spectator", since: null } as const;

test("[members] whoever is none neither sits nor watches nor talks, over any wire", async () => {
  const wire = await dan.socket();
  for (const ask of [sit, hello, watch])
    expect(await wire.ask(table, ask), ask.type).toMatchObject({ code: "members-only" });
  for (const ask of [sit, hello])
    expect(await dan.ask(table, ask), ask.type).toMatchObject({ code: "members-only" });
  expect(wire.heard.filter(({ type }) => type !== "answer")).toEqual([]);
  wire.close();
  expect(await mia.ask(table, sit)).toMatchObject({ type: "done" });
});

/** What these tell or change is the asker's own, whatever table is named. */
const harmless = ["get /api/tables/{id}/look", "post /api/tables/{id}/decline"];

/** Said as it should be, so that nothing but the door is in the way. */
const bodies: Readonly<Record<string, object>> = {
  "/api/tables/{id}/analysis": { type: "chances", at: 1 },
  "/api/tables/{id}/asks": { id: "x", ...hello },
  "/api/tables/{id}/decline": {},
  "/api/tables/{id}/look": { version: 1 },
  "/api/tables/{id}/programs": { program: "someone" },
  "/api/tables/{id}/seats/{seat}/ahead": { command: null },
  "/api/tables/{id}/seats/{seat}/nudge": { word: nudgeWords[0] },
  "/api/tables/{id}/seats/{seat}/token": {},
};

interface Said {
  readonly answer?: { readonly code: string };
  readonly error?: { readonly code: string };
}

/** To whoever has no seat, or not even a name, a nudge was never possible. */
const refusals: readonly unknown[] = ["members-only", "no-session", "not-your-table"];

test("[members] no address about the table answers a stranger, running or over", async () => {
  await mia.ask(table, sit);
  await ginny.ask(table, { type: "start" });
  const { paths } = (await call(hall.url, "GET", "/api/openapi.json")).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith("/api/tables/{id}") ? Object.keys(methods).map((way) => [way, path]) : [],
  );
  expect(routes.length).toBeGreaterThan(6);
  expect(routes.filter(([way, path = ""]) => way !== "get" && !(path in bodies))).toEqual([]);
  const tried = async (): Promise<void> => {
    for (const [way = "", path = ""] of routes) {
      const at = path.replace("{id}", table).replace("{seat}", "0");
      const body = way === "get" ? undefined : bodies[path];
      for (const headers of [{}, { authorization: `Bearer ${dan.token}` }]) {
        const { status, body: said } = await call(hall.url, way.toUpperCase(), at, body, headers);
        if (harmless.includes(`${way} ${path}`)) continue;
        const { answer, error } = said as Said;
        const code = answer?.code ?? error?.code ?? status;
        expect(refusals, `${way} ${path}`).toContain(code);
      }
    }
  };
  await tried();
  for (const [seat, who] of [ginny, mia].entries())
    await who.ask(table, { type: "substitute", seat, level: "novice" });
  const phase = async (): Promise<string> =>
    ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).phase;
  await expect.poll(phase).toBe("over");
  await tried();
  expect((await mia.get(`/api/tables/${table}/journal`)).status).toBe(200);
});

test("[members] whoever is sent out of the guild keeps a seat, and watches nothing any more", async () => {
  await dan.post(`/api/invitations/${(await pageOf(ginny)).invitation.slice(6)}`);
  await mia.ask(table, sit);
  const wire = await dan.socket();
  expect(await wire.ask(table, watch)).toMatchObject({ type: "done" });
  await wire.until(({ type }) => type === "view");
  for (const number of [2, 3])
    await call(hall.url, "DELETE", `/api/guilds/${guild}/members/${number}`, undefined, {
      authorization: `Bearer ${ginny.token}`,
    });
  const spectators = async (): Promise<number> =>
    ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).spectators;
  await expect.poll(spectators).toBe(0);
  wire.heard.length = 0;
  await ginny.ask(table, hello);
  expect(await wire.ask(table, watch)).toMatchObject({ code: "members-only" });
  expect(wire.heard.filter(({ type }) => type !== "answer")).toEqual([]);
  wire.close();
  await ginny.ask(table, { type: "start" });
  expect((await mia.view(table, "as=1")).tell).not.toBeNull();
});

test("[members] the next game of the same people is as closed; a table needs a guild to have members", async () => {
  await mia.ask(table, sit);
  await ginny.ask(table, { type: "start" });
  for (const [seat, who] of [ginny, mia].entries())
    await who.ask(table, { type: "substitute", seat, level: "novice" });
  const info = async (): Promise<TableInfo> =>
    (await ginny.get(`/api/tables/${table}`)).body as TableInfo;
  await expect.poll(async () => (await info()).phase).toBe("over");
  await mia.ask(table, { type: "rematch" });
  const next = (await info()).rematch ?? "";
  expect(await dan.ask(next, { ...sit, seat: 0 })).toMatchObject({ code: "members-only" });
  expect(await ginny.ask(next, { ...sit, seat: 0 })).toMatchObject({ type: "done" });
  const none = { game: "bounty-hunters", seats: 2, membersOnly: true };
  expect((await ginny.post("/api/tables", none)).status).toBe(404);
  const foreign = { ...none, guild };
  expect((await dan.post("/api/tables", foreign)).status).toBe(404);
});

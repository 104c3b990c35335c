/** Tokens with a name and a scope: they play or read for their person, and change nothing about them. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MySession, NamedToken } from "#table/talk/office.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { visitor, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
});
afterEach(() => hall.close());

async function token(scope: "play" | "read"): Promise<Visitor> {
  const { status, body } = await ginny.post("/api/me/tokens", { name: `to ${scope}`, scope });
  expect(status).toBe(201);
  return visitor(hall.url, "Ginny", (body as NamedToken).token);
}

const refused = { status: 403, body: { error: { code: "token-scope" } } };

test("[tokens] one to read sees what I see, and says nothing, over HTTP or the socket", async () => {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1], entropy: "x" });
  await ginny.ask(table, { type: "start" });
  const reader = await token("read");
  const seen = await reader.view(table, "as=0");
  expect(seen.tell?.view).toEqual((await ginny.view(table, "as=0")).tell?.view);
  expect(await reader.post(`/api/tables/${table}/asks`, {})).toMatchObject(refused);
  expect(await reader.post("/api/tables", {})).toMatchObject(refused);
  const wire = await reader.socket();
  expect(await wire.ask(table, { type: "watch", as: 0, since: null })).toMatchObject({
    type: "done",
  });
  const [command] = seen.options;
  expect(await wire.ask(table, { type: "command", seat: 0, command })).toMatchObject({
    type: "error",
    code: "token-scope",
  });
  wire.close();
});

test("[tokens] one to play opens tables and asks there, and does not become me", async () => {
  const player = await token("play");
  const table = await player.make({ game: "bounty-hunters", seats: 2, bots: [1], entropy: "x" });
  expect(await player.ask(table, { type: "start" })).toMatchObject({ type: "done" });
  for (const [path, body] of [
    ["/api/me", { name: "Mallory" }],
    ["/api/me/words", {}],
    ["/api/me/codes", {}],
    ["/api/me/leave", { name: "Ginny" }],
    ["/api/me/tokens", { name: "more", scope: "play" }],
    ["/api/guilds", { name: "Guild" }],
    [`/api/tables/${table}/seats/0/token`, {}],
  ] as const)
    expect(await player.post(path, body), path).toMatchObject(refused);
});

test("[tokens] stand among my sessions by their names, end there, and are twenty at most", async () => {
  const reader = await token("read");
  const sessions = async (): Promise<readonly MySession[]> =>
    (await ginny.get("/api/me/sessions")).body as readonly MySession[];
  const mine = (await sessions()).find((each) => each.token !== undefined);
  expect(mine?.token).toEqual({ label: "to read", scope: "read" });
  await fetch(`${hall.url}/api/me/sessions/${mine?.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${ginny.token}` },
  });
  expect(await reader.get("/api/me")).toMatchObject({ status: 401 });
  const wanted = { name: "one of many", scope: "read" } as const;
  const asked = Array.from({ length: 30 }, () => ginny.post("/api/me/tokens", wanted));
  const given = (await Promise.all(asked)).map(({ status }) => status);
  expect(given.filter((status) => status === 201)).toHaveLength(20);
  expect(await ginny.post("/api/me/tokens", wanted)).toMatchObject({ status: 409 });
  expect(await ginny.post("/api/me/tokens", { name: "\u200b", scope: "read" })).toMatchObject({
    status: 422,
  });
});

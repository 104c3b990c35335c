import { afterAll, beforeAll, expect, test } from "vitest";
import { player } from "../testing/player.ts";
import { standardLimits } from "./limits/limits.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, openWire, type Visitor, type VisitorWire } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let table = "";
beforeAll(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  table = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random" });
  await ginny.ask(table, { type: "start" });
});
afterAll(() => hall.close());

const errorOf = async (wire: VisitorWire, message: string | Uint8Array): Promise<unknown> => {
  const before = wire.heard.length;
  wire.ws.send(message);
  const tell = await wire.until(
    (each) => each.type === "answer" && wire.heard.indexOf(each) >= before,
  );
  return tell.type === "answer" ? tell.answer : null;
};

const ask = (words: object): string => JSON.stringify({ id: "x", table, ...words });

test.each([
  { what: "malformed JSON", message: '{"type":', answer: { code: "not-json" } },
  { what: "no JSON at all", message: "hello", answer: { code: "not-json" } },
  { what: "a bare number", message: "7", answer: { code: "wrong-ask" } },
  { what: "null", message: "null", answer: { code: "wrong-ask" } },
  {
    what: "an unknown ask",
    message: ask0({ type: "cheat" }),
    answer: { code: "wrong-ask", params: { path: "type" } },
  },
  {
    what: "an ask with something extra",
    message: ask0({ type: "start", force: true }),
    answer: { code: "wrong-ask" },
  },
  {
    what: "a seat that is no number",
    message: ask0({ type: "take-back", seat: "mine" }),
    answer: { code: "wrong-ask", params: { path: "seat" } },
  },
  {
    what: "a table that is not there",
    message: JSON.stringify({ id: "x", table: "nowhere", type: "start" }),
    answer: { code: "no-such-table" },
  },
  {
    what: "a very deep ask",
    message: ask0({
      type: "command",
      seat: 0,
      command: JSON.parse("[".repeat(4000) + "]".repeat(4000)),
    }),
    answer: { code: "too-deep" },
  },
  {
    what: "__proto__",
    message: '{"id":"x","table":"t","type":"start","__proto__":{"seat":1}}',
    answer: { code: "wrong-shape", params: { path: "__proto__" } },
  },
  {
    what: "a long chat line",
    message: ask0({ type: "say", said: { type: "text", text: "x".repeat(201) } }),
    answer: { code: "wrong-ask", params: { path: "said.text" } },
  },
])(
  "[bad input] $what gets one clear answer and the conversation goes on",
  async ({ message, answer }) => {
    const wire = await ginny.socket();
    expect(await errorOf(wire, message)).toMatchObject({ type: "error", ...answer });
    expect(await wire.ask(table, { type: "watch", as: 0, since: null })).toMatchObject({
      type: "done",
    });
    expect(wire.heard.filter(({ type }) => type === "answer")).toHaveLength(2);
    wire.close();
  },
);

function ask0(words: object): string {
  return JSON.stringify({ id: "x", table: "nowhere", ...words });
}

test("[bad input] a command the game cannot read is answered by the table", async () => {
  const wire = await ginny.socket();
  for (const command of [
    null,
    7,
    "sell",
    { type: "cheat" },
    JSON.parse("[".repeat(4000) + "]".repeat(4000)) as unknown,
  ]) {
    const answer = await errorOf(
      wire,
      ask({ id: `cmd-${Math.random()}`, type: "command", seat: 0, command }),
    );
    expect(answer).toMatchObject({ type: "error" });
  }
  wire.close();
});

test("[bad input] a binary message is answered, an oversized one ends the conversation with 1009", async () => {
  const wire = await ginny.socket();
  expect(await errorOf(wire, new Uint8Array([1, 2, 3]))).toMatchObject({ code: "not-text" });
  wire.ws.send("x".repeat(16 * 1024 + 1));
  expect((await wire.closed()).code).toBe(1009);
});

test("[bad input] 10,000 messages at once: warned, then hung up on; another table does not notice", async () => {
  const strict = await testHall({
    limits: { asksPerConnection: standardLimits.asksPerConnection },
  });
  const [flooder, thomas] = [await strict.guest("Greedo"), await strict.guest("Thomas")];
  const noisy = await flooder.make({ game: "bounty-hunters", seats: 2 });
  const quiet = await thomas.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
  });
  await thomas.ask(quiet, { type: "start" });
  const flood = await flooder.socket();
  const other = player({
    url: () => strict.url,
    token: thomas.token,
    table: quiet,
    seat: 0,
    seed: 3,
    pause: 60,
  });
  for (let i = 0; i < 10_000; i++)
    flood.ws.send(
      JSON.stringify({
        id: `flood-${i}`,
        table: noisy,
        type: "say",
        said: { type: "phrase", phrase: "hurry" },
      }),
    );
  expect(await flood.closed()).toEqual({ code: 1008, reason: "too-fast" });
  const answers = flood.heard.flatMap((tell) => (tell.type === "answer" ? [tell] : []));
  const done = answers.filter(({ answer }) => answer.type === "done");
  const warned = answers.filter(
    ({ answer }) => answer.type === "error" && answer.code === "too-fast",
  );
  expect(done.length).toBeGreaterThanOrEqual(60);
  expect(done.length).toBeLessThan(5000);
  expect(warned).toHaveLength(100);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  const before = other.acknowledged.length;
  await expect.poll(() => other.acknowledged.length).toBeGreaterThan(before);
  other.stop();
  await strict.close();
});

test("[bad input] a command for an old moment, twice with one id, and after the end", async () => {
  const mia = await hall.guest("Mia");
  const mine = await mia.make({ game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random" });
  await mia.ask(mine, { type: "start" });
  const { tell, options } = await mia.view(mine, "as=0");
  const [command] = options;
  const first = await mia.ask(mine, { type: "command", id: "once", seat: 0, command });
  expect(first).toMatchObject({ type: "done", version: (tell?.version ?? 0) + 1 });
  expect(await mia.ask(mine, { type: "command", id: "once", seat: 0, command })).toEqual(first);
  await mia.view(mine, `as=0&since=${(tell?.version ?? 0) + 1}&wait=2`);
  expect(await mia.ask(mine, { type: "command", id: "stale", seat: 0, command })).toMatchObject({
    type: "refused",
    rule: expect.any(String),
  });
  const rest = player({ url: () => hall.url, token: mia.token, table: mine, seat: 0, seed: 8 });
  await rest.over;
  expect(await mia.ask(mine, { type: "command", id: "late", seat: 0, command })).toMatchObject({
    type: expect.stringMatching(/refused|error/),
  });
  expect(await mia.ask(mine, { type: "command", id: "once", seat: 0, command })).toEqual(first);
});

test.each([
  { what: "malformed JSON", path: "/api/tables", body: '{"game":', status: 400, code: "not-json" },
  {
    what: "the wrong shape",
    path: "/api/tables",
    body: '{"game":7,"seats":2}',
    status: 422,
    code: "wrong-shape",
  },
  {
    what: "a game nobody has",
    path: "/api/tables",
    body: '{"game":"chess","seats":2}',
    status: 422,
    code: "no-such-game",
  },
  {
    what: "a seat too many",
    path: "/api/tables",
    body: '{"game":"bounty-hunters","seats":40}',
    status: 422,
    code: "wrong-setup",
  },
  {
    what: "an option nobody has",
    path: "/api/tables",
    body: '{"game":"bounty-hunters","seats":2,"options":{"cheat":"on"}}',
    status: 422,
    code: "wrong-setup",
  },
  {
    what: "a bot on my own seat",
    path: "/api/tables",
    body: '{"game":"bounty-hunters","seats":2,"bots":[0],"sit":[0]}',
    status: 422,
    code: "wrong-seats",
  },
  {
    what: "a bot nobody knows",
    path: "/api/tables",
    body: '{"game":"bounty-hunters","seats":2,"botLevel":"godlike"}',
    status: 422,
    code: "no-such-bot",
  },
  {
    what: "content nobody stored",
    path: "/api/tables",
    body: `{"game":"bounty-hunters","seats":2,"content":"${"0".repeat(64)}"}`,
    status: 422,
    code: "no-such-content",
  },
  {
    what: "content that is no card set",
    path: "/api/tables",
    body: '{"game":"bounty-hunters","seats":2,"content":{"targets":[]}}',
    status: 422,
    code: "wrong-setup",
  },
  {
    what: "an oversized body",
    path: "/api/me",
    body: `{"name":"${"x".repeat(20_000)}"}`,
    status: 413,
    code: "too-large",
  },
  { what: "an empty name", path: "/api/me", body: '{"name":" "}', status: 422, code: "wrong-name" },
  {
    what: "a wrong code",
    path: "/api/claims",
    body: '{"code":"AAAA-AAAA"}',
    status: 404,
    code: "wrong-code",
  },
  { what: "no such route", path: "/api/nowhere", body: "{}", status: 405, code: "wrong-method" },
])("[bad input] over HTTP, $what: $status $code", async ({ path, body, status, code }) => {
  const heard = await call(hall.url, "POST", path, body, {
    authorization: `Bearer ${ginny.token}`,
  });
  expect(heard).toMatchObject({ status, body: { error: { code } } });
});

test("[csrf] a form, another site and another origin cannot act for me", async () => {
  const cookie =
    (await call(hall.url, "POST", "/api/me", { name: "Ginny" })).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^guildhall=[\w-]{24}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const session = cookie.split(";")[0] ?? "";
  const body = '{"name":"Mallory"}';
  expect(
    await call(hall.url, "POST", "/api/me", body, {
      cookie: session,
      "content-type": "text/plain",
    }),
  ).toMatchObject({ status: 415 });
  expect(
    await call(hall.url, "POST", "/api/me", body, {
      cookie: session,
      origin: "https://evil.example",
    }),
  ).toMatchObject({ status: 403, body: { error: { code: "wrong-origin" } } });
  expect((await call(hall.url, "GET", "/api/me", undefined, { cookie: session })).body).toEqual({
    name: "Ginny",
    face: null,
  });
  const socket = `${hall.url.replace("http", "ws")}/ws`;
  await expect(
    openWire(socket, { cookie: session, origin: "https://evil.example" }),
  ).rejects.toThrow("403");
  await expect(openWire(socket)).rejects.toThrow("401");
  (await openWire(socket, { cookie: session, origin: hall.url })).close();
});

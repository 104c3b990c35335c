import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask, TableInfo } from "#table/talk/words.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { ClaimCode, SeatToken, LobbyRow } from "#table/talk/lobby.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, visitor, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let mallory: Visitor;
let table = "";
beforeAll(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  mallory = await hall.guest("Mallory");
  table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await mallory.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
});
afterAll(() => hall.close());

test("[seats] nobody speaks for a seat that is not theirs, in any word, over any wire", async () => {
  const { options } = await ginny.view(table, "as=0");
  const forGinny: readonly Omit<Extract<Ask, { seat: number }>, "id" | "table">[] = [
    { type: "command", seat: 0, command: options[0] } as never,
    { type: "take-back", seat: 0 },
    { type: "agree", seat: 0, yes: true } as never,
    { type: "amend", seat: 0, page: 1, command: null } as never,
    { type: "redo", seat: 0 },
    { type: "leave-seat", seat: 0 },
    { type: "substitute", seat: 0, level: "random" } as never,
  ];
  const before = (await ginny.view(table, "as=0")).tell?.version ?? 0;
  const wire = await mallory.socket();
  for (const words of forGinny) {
    expect(await mallory.ask(table, words as never), words.type).toMatchObject({ type: "error" });
    expect(await wire.ask(table, words as never), words.type).toMatchObject({ type: "error" });
  }
  expect(await wire.ask(table, { type: "watch", as: 0, since: null })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await mallory.get(`/api/tables/${table}/view?as=0`)).toMatchObject({ status: 403 });
  expect(await mallory.post(`/api/tables/${table}/seats/0/token`)).toMatchObject({
    status: 403,
    body: { error: { code: "not-your-seat" } },
  });
  expect((await ginny.view(table, "as=0")).tell?.version).toBe(before);
  wire.close();
});

test("[seats] a stranger without a session can look at a table and nothing else", async () => {
  expect(await call(hall.url, "GET", `/api/tables/${table}`)).toMatchObject({ status: 200 });
  expect(await call(hall.url, "GET", `/api/tables/${table}/view?as=spectator`)).toMatchObject({
    status: 401,
  });
  expect(
    await call(hall.url, "POST", `/api/tables/${table}/asks`, { type: "start", id: "x" }),
  ).toMatchObject({ status: 401 });
  expect(
    await call(hall.url, "POST", "/api/tables", { game: "bounty-hunters", seats: 2 }),
  ).toMatchObject({ status: 401 });
  expect(await call(hall.url, "GET", `/api/tables/${"x".repeat(24)}`)).toMatchObject({
    status: 404,
  });
});

test("[seats] a seat token plays its seat and opens nothing else", async () => {
  const { token } = (await mallory.post(`/api/tables/${table}/seats/1/token`)).body as SeatToken;
  const program = await visitor(hall.url, "program", token);
  const { options } = await program.view(table, "");
  expect(options.length).toBeGreaterThan(0);
  expect(await program.ask(table, { type: "command", seat: 1, command: options[0] })).toMatchObject(
    { type: "done" },
  );
  expect(await program.ask(table, { type: "command", seat: 0, command: options[0] })).toMatchObject(
    { code: "seat-token" },
  );
  expect(await program.ask(table, { type: "leave-seat", seat: 1 })).toMatchObject({
    code: "seat-token",
  });
  expect(await program.get(`/api/tables/${table}/view?as=spectator`)).toMatchObject({
    status: 403,
  });
  expect(await program.get("/api/tables/mine")).toMatchObject({ status: 403 });
  expect(await program.post("/api/me/codes")).toMatchObject({ status: 403 });
  expect(await program.post("/api/tables", { game: "bounty-hunters", seats: 2 })).toMatchObject({
    status: 403,
  });
  expect(await program.post("/api/me", { name: "Other" })).toMatchObject({ status: 403 });
  const wire = await program.socket();
  expect(await wire.ask(table, { type: "watch", as: 1, since: null })).toMatchObject({
    type: "done",
  });
  expect(await wire.ask(table, { type: "watch", as: "spectator", since: null })).toMatchObject({
    code: "seat-token",
  });
  wire.close();
});

test("[seats] a seat token does not tell which other seats its owner holds", async () => {
  const hot = await mallory.make({ game: "bounty-hunters", seats: 3, sit: [0, 1], bots: [2] });
  const { token } = (await mallory.post(`/api/tables/${hot}/seats/1/token`)).body as SeatToken;
  const program = await visitor(hall.url, "program", token);
  const mine = (info: TableInfo): readonly boolean[] =>
    info.seats.map(({ holder }) => holder.type === "person" && holder.mine);
  const asked = (await program.get(`/api/tables/${hot}`)).body as TableInfo;
  const { info: polled } = await program.view(hot, "");
  const wire = await program.socket();
  await wire.ask(hot, { type: "watch", as: 1, since: null });
  const tell = await wire.until(({ type }) => type === "table");
  wire.close();
  for (const info of [asked, polled, ...(tell.type === "table" ? [tell.info] : [])]) {
    expect(mine(info)).toEqual([false, true, false]);
    expect(info.mine).toBe(false);
  }
  const whole = (await mallory.get(`/api/tables/${hot}`)).body as TableInfo;
  expect(mine(whole)).toEqual([true, true, false]);
});

test("[seats] a bot of a level nobody has is refused, seated or for myself", async () => {
  const own = await ginny.make({ game: "bounty-hunters", seats: 2 });
  for (const level of ["godlike", "constructor"]) {
    expect(await ginny.ask(own, { type: "seat-bot", seat: 1, level })).toMatchObject({
      code: "no-such-bot",
    });
    expect(await ginny.ask(own, { type: "substitute", seat: 0, level })).toMatchObject({
      code: "no-such-bot",
    });
  }
});

test("[names] chat says what can be seen, and nothing else", async () => {
  const own = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const wire = await ginny.socket();
  await wire.ask(own, { type: "watch", as: 0, since: null });
  const say = (text: string): ReturnType<typeof wire.ask> =>
    wire.ask(own, { type: "say", said: { type: "text", text } });
  expect(await say("\u3164\u200b")).toMatchObject({ code: "wrong-ask" });
  expect(await say("good\u202e luck")).toMatchObject({ type: "done" });
  expect(JSON.stringify(wire.heard)).toContain('"good luck"');
  wire.close();
});

test("[seats] a one-time code brings my seats to a second device; forgetting one device leaves the other", async () => {
  const { code, path } = (await ginny.post("/api/me/codes")).body as ClaimCode;
  expect(path).toBe(`/claim/${code}`);
  const claimed = await call(hall.url, "POST", "/api/claims", { code: code.toLowerCase() });
  expect(claimed).toMatchObject({ status: 200, body: { name: "Ginny" } });
  const cookie = claimed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const mine = (await call(hall.url, "GET", "/api/tables/mine", undefined, { cookie }))
    .body as LobbyRow[];
  expect(mine[0]).toMatchObject({ id: table, mySeats: [0] });
  expect(
    ((await call(hall.url, "GET", `/api/tables/${table}`, undefined, { cookie })).body as TableInfo)
      .seats[0]?.holder,
  ).toMatchObject({ mine: true });
  expect(await call(hall.url, "POST", "/api/claims", { code })).toMatchObject({ status: 404 });
  expect(await call(hall.url, "DELETE", "/api/me", undefined, { cookie })).toMatchObject({
    status: 204,
  });
  expect(await call(hall.url, "GET", "/api/me", undefined, { cookie })).toMatchObject({
    status: 401,
  });
  expect(await ginny.get("/api/me")).toMatchObject({ status: 200 });
});

test("[seats] sockets of a forgotten session are closed", async () => {
  const guest = await hall.guest("Passer-by");
  const wire = await guest.socket();
  await call(hall.url, "DELETE", "/api/me", undefined, { authorization: `Bearer ${guest.token}` });
  expect((await wire.closed()).code).toBe(4001);
});

test("[seats] a new name is read at running tables at once, though nobody of that name looks", async () => {
  await mallory.post("/api/me", { name: "Mal" });
  await expect
    .poll(async () => {
      const { body } = await ginny.get(`/api/tables/${table}`);
      const holder = (body as TableInfo).seats[1]?.holder;
      return holder?.type === "person" ? holder.name : null;
    })
    .toBe("Mal");
});

test("[seats] a face goes with its person: to the tables that run, to lists, to the guild, and one that is none stays out", async () => {
  const face = { bust: "beak", colour: "sky" };
  expect((await mallory.post("/api/me", { name: "Mal", face })).body).toEqual({
    name: "Mal",
    face,
  });
  expect((await mallory.get("/api/me")).body).toEqual({ name: "Mal", face });
  expect((await mallory.post("/api/me", { name: "Mal" })).body).toEqual({ name: "Mal", face });
  const faceThere = async (): Promise<unknown> => {
    const { body } = await ginny.get(`/api/tables/${table}`);
    const holder = (body as TableInfo).seats[1]?.holder;
    return holder?.type === "person" ? holder.face : null;
  };
  await expect.poll(faceThere).toEqual(face);
  const rows = (await mallory.get("/api/tables/mine")).body as readonly LobbyRow[];
  expect(rows.find(({ id }) => id === table)?.faces?.[1]).toEqual(face);
  const { id } = (await mallory.post("/api/guilds", { name: "The Crew" })).body as GuildCard;
  expect((await mallory.get(`/api/guilds/${id}`)).body).toMatchObject({ people: [{ face }] });
  for (const wrong of [{ bust: "beak" }, { bust: "<svg>", colour: "sky" }, "beak/sky", null])
    expect((await mallory.post("/api/me", { name: "Mal", face: wrong })).status).toBe(422);
});

test("[seats] patience stands among the terms, and everyone is told", async () => {
  const thomas = await hall.guest("Thomas");
  const told = async (patience: object): Promise<unknown> => {
    const id = await thomas.make({ game: "bounty-hunters", seats: 2, ...patience });
    return ((await call(hall.url, "GET", `/api/tables/${id}`)).body as TableInfo).patience;
  };
  expect(await told({})).toBe(60);
  expect(await told({ patience: 300 })).toBe(300);
  expect(await told({ patience: null })).toBe(null);
  expect(await told({ patience: 300, clock: 86_400 })).toBe(null);
  const hasty = { game: "bounty-hunters", seats: 2, patience: 5 };
  expect((await thomas.post("/api/tables", hasty)).status).toBe(422);
});

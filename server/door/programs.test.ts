/** An account that says it is a program: everyone sees it and whose it is, wherever its name stands. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LobbyRow, Me } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, visitor, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let robot: Visitor;
beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  const { body } = await call(hall.url, "POST", "/api/me", {
    name: "Robot",
    by: "Ginny",
    token: true,
  });
  const me = body as Me;
  expect(me.name).toBe("⚙ bot Robot (Ginny)");
  robot = await visitor(hall.url, me.name, me.token);
});
afterEach(() => hall.close());

const info = async (table: string): Promise<TableInfo> =>
  (await ginny.get(`/api/tables/${table}`)).body as TableInfo;

test("[programs] stays a program under every new name, and nobody else looks like one", async () => {
  const named = async (who: Visitor, body: object): Promise<unknown> =>
    (await who.post("/api/me", body)).body;
  expect(await named(robot, { name: "Rob" })).toEqual({ name: "⚙ bot Rob (Ginny)", face: null });
  expect(await named(robot, { name: "Rob", by: "Mia (of us)" })).toEqual({
    name: "⚙ bot Rob (Mia of us)",
    face: null,
  });
  expect(await named(ginny, { name: "⚙ bot Ginny" })).toEqual({ name: "bot Ginny", face: null });
  expect(await named(ginny, { name: "⚙\ufe0f Ginny" })).toEqual({ name: "Ginny", face: null });
  expect(await robot.post("/api/me", { name: "A name too long", by: "Ginny" })).toMatchObject({
    status: 422,
  });
});

test("[programs] opens a table, sits, starts, resigns: holder, log and lobby tell what it is", async () => {
  const table = await robot.make({ game: "bounty-hunters", seats: 2, listed: true, entropy: "x" });
  await ginny.ask(table, { type: "sit", seat: 1, entropy: "x" });
  const name = "⚙ bot Robot (Ginny)";
  expect((await info(table)).seats[0]?.holder).toMatchObject({ type: "person", name });
  const rows = (await ginny.get("/api/tables")).body as readonly LobbyRow[];
  expect(rows).toMatchObject([{ id: table, names: [name, "Ginny"] }]);
  expect(await robot.ask(table, { type: "start" })).toMatchObject({ type: "done" });
  expect(await robot.ask(table, { type: "substitute", seat: 0, level: "novice" })).toMatchObject({
    type: "done",
  });
  const { body } = await ginny.get(`/api/tables/${table}/view?as=1`);
  expect(body).toMatchObject({
    tell: {
      log: expect.arrayContaining([
        expect.objectContaining({ type: "seated", seat: 0, name, change: "substitute-plays" }),
      ]) as unknown,
    },
  });
});

test("[programs] a table may keep them out, and says so before they knock", async () => {
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    listed: true,
    programs: false,
  });
  expect(await info(table)).toMatchObject({ programs: false });
  expect((await robot.get("/api/tables")).body).toMatchObject([{ programs: false }]);
  expect(await robot.ask(table, { type: "sit", seat: 1, entropy: "x" })).toMatchObject({
    type: "error",
    code: "no-programs",
  });
  const mia = await hall.guest("Mia");
  expect(await mia.ask(table, { type: "sit", seat: 1, entropy: "x" })).toMatchObject({
    type: "done",
  });
});

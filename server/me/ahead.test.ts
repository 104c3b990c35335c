import { afterEach, beforeEach, expect, test } from "vitest";
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { MoveAhead } from "#table/talk/me.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import type { Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let mia: Visitor;
let table = "";
beforeEach(async () => {
  hall = await testHall();
  await sitDown();
});
afterEach(() => hall.close());

async function sitDown(): Promise<void> {
  [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
}

const draw: Command = { type: "draw", deck: 2 };
const path = (seat: number): string => `/api/tables/${table}/seats/${seat}/ahead`;
const leave = async (who: Visitor, seat: number, command: unknown): Promise<number> =>
  (await who.post(path(seat), { command })).status;
const viewOf = async (who: Visitor, seat: number): Promise<View> =>
  (await who.view(table, `as=${seat}`)).tell?.view as View;

/** Plays its first option for a seat as long as it is waited for, and not `until`. */
async function playOn(who: Visitor, seat: number, until: (view: View) => boolean): Promise<View> {
  for (;;) {
    const { tell, options } = await who.view(table, `as=${seat}`);
    const view = tell?.view as View;
    if (until(view) || tell?.awaited.includes(seat) !== true) return view;
    await who.ask(table, { type: "command", seat, command: options[0] });
  }
}

test("[ahead] a deck named ahead is drawn from when the draw is asked, once, and nobody hears of it before", async () => {
  const turn = (await viewOf(ginny, 0)).turn;
  const isNext = (view: View): boolean => view.turn > turn;
  // While the draw is open it is answered, not said ahead.
  expect(await leave(ginny, 0, draw)).toBe(422);
  await ginny.ask(table, { type: "command", seat: 0, command: { type: "draw", deck: 0 } });
  await mia.ask(table, { type: "command", seat: 1, command: { type: "draw", deck: 0 } });
  const before = JSON.stringify(await viewOf(mia, 1));
  expect(await leave(ginny, 0, draw)).toBe(204);
  expect(await leave(mia, 0, draw)).toBe(403);
  expect(await leave(ginny, 0, { type: "done" })).toBe(422);
  expect(await leave(ginny, 0, { type: "draw", deck: 9 })).toBe(422);
  expect(JSON.stringify(await viewOf(mia, 1))).toBe(before);
  expect((await mia.get(path(0))).body).toEqual({ command: null });
  expect((await ginny.get(path(0))).body).toEqual({ command: draw } satisfies MoveAhead);

  while ((await viewOf(mia, 1)).turn === turn) {
    await playOn(ginny, 0, isNext);
    await playOn(mia, 1, isNext);
  }
  await expect
    .poll(async () => (await viewOf(mia, 1)).step)
    .toMatchObject({ ready: [true, false] });
  expect((await viewOf(ginny, 0)).step).toMatchObject({ type: "draw", mine: 2 });
  expect((await ginny.get(path(0))).body).toEqual({ command: null });
});

test("[ahead] at a table that does not exist there is nothing to look at", async () => {
  const nowhere = await ginny.get("/api/tables/nowhere/seats/0/ahead");
  expect(nowhere).toMatchObject({ status: 404, body: { error: { code: "no-such-table" } } });
});

test("[ahead] what waits at a long table is looked at from where it stands: no page is read again", async () => {
  let read = 0;
  await hall.close();
  hall = await testHall({
    openStore(folder, needs) {
      const store = openSqlite(folder, needs);
      const { journal } = store;
      const noted: typeof journal.read = (...asked) => (read++, journal.read(...asked));
      return { ...store, journal: { ...journal, read: noted } };
    },
  });
  await sitDown();
  await ginny.ask(table, { type: "command", seat: 0, command: { type: "draw", deck: 0 } });
  await mia.ask(table, { type: "command", seat: 1, command: { type: "draw", deck: 0 } });
  read = 0;
  expect(await leave(ginny, 0, draw)).toBe(204);
  for (let n = 0; n < 5; n++)
    await mia.ask(table, { type: "say", said: { type: "phrase", phrase: "hello" } });
  expect((await ginny.get(path(0))).body).toEqual({ command: draw });
  expect(read).toBe(0);
});

test("[ahead] what is taken away is not said", async () => {
  await ginny.ask(table, { type: "command", seat: 0, command: { type: "draw", deck: 0 } });
  await mia.ask(table, { type: "command", seat: 1, command: { type: "draw", deck: 0 } });
  expect(await leave(ginny, 0, draw)).toBe(204);
  expect(await leave(ginny, 0, null)).toBe(204);
  expect((await ginny.get(path(0))).body).toEqual({ command: null });
});

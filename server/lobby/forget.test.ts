import { afterEach, beforeEach, expect, test } from "vitest";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { Clock } from "#table/ports.ts";
import type { Directory } from "../store/port.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";

const day = 86_400_000;
let now = Date.parse("2026-01-01");
const clock: Clock = {
  now: () => now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

let hall: TestHall;
let ginny: Visitor;
/** Rows of the lobby are written when they are let. */
let isLet: Promise<void> = Promise.resolve();
let rows = 0;
beforeEach(async () => {
  [isLet, rows] = [Promise.resolve(), 0];
  hall = await testHall({
    clock,
    openStore(folder, needs) {
      const store = openSqlite(folder, needs);
      const keepRow: Directory["keepRow"] = async (...row) => {
        rows++;
        await isLet;
        return store.directory.keepRow(...row);
      };
      return { ...store, directory: { ...store.directory, keepRow } };
    },
    limits: { idleMilliseconds: 0 },
    sweepMilliseconds: 20,
    cleanUpMilliseconds: 20,
  });
  ginny = await hall.guest("Ginny");
});
afterEach(() => hall.close());

const mine = async (): Promise<readonly string[]> =>
  ((await ginny.get("/api/tables/mine")).body as LobbyRow[]).map(({ id }) => id);
const status = async (table: string): Promise<number> =>
  (await ginny.get(`/api/tables/${table}`)).status;
const inMemory = async (): Promise<number> =>
  Number(
    /guildhall_tables_in_memory (\d+)/.exec((await ginny.get("/metrics")).body as string)?.[1],
  );
/** Everyone has gone home, and what was in memory is on the shelf. */
async function daysLater(days: number): Promise<void> {
  now += 1;
  await expect.poll(inMemory).toBe(0);
  now += days * day;
}

test("[gatherings] one nobody has visited for thirty days is forgotten, one visited meanwhile is not", async () => {
  const [lonely, visited] = [
    await ginny.make({ game: "bounty-hunters", seats: 3 }),
    await ginny.make({ game: "bounty-hunters", seats: 3 }),
  ];
  await daysLater(29);
  expect(await status(visited)).toBe(200);
  await daysLater(2);
  await expect.poll(mine).toEqual([visited]);
  expect(await status(lonely)).toBe(404);
  await daysLater(31);
  await expect.poll(mine).toEqual([]);
});

test("[gatherings] a game that began is never forgotten, nor one that is over", async () => {
  const [resting, begun] = [
    await ginny.make({ game: "bounty-hunters", seats: 2 }),
    await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random" }),
  ];
  await ginny.ask(begun, { type: "start" });
  const over = await ginny.make({ game: "legion", seats: 2, sit: [0, 1] });
  await ginny.ask(over, { type: "start" });
  for (const command of [{ type: "close-armies" }, { type: "end-game", wipedOut: null }])
    await ginny.ask(over, { type: "command", seat: 0, command });
  await daysLater(150);
  await expect.poll(mine).toEqual([begun, over]);
  expect([await status(begun), await status(over)]).toEqual([200, 200]);
  expect(await status(resting)).toBe(404);
});

test("[gatherings] one that somebody still looks at stays, however long ago they came", async () => {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const wire = await ginny.socket();
  await wire.ask(table, { type: "watch", as: 0, since: null });
  now += 150 * day;
  await new Promise((resolve) => setTimeout(resolve, 100));
  wire.close();
  await daysLater(29);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await mine()).toEqual([table]);
  now += 2 * day;
  await expect.poll(mine).toEqual([]);
});

test("[lobby] a list that is asked for while a table leaves waits for its row and does not open it again", async () => {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const { promise, resolve: letThem } = Promise.withResolvers<void>();
  isLet = promise;
  now += 1;
  await expect.poll(() => rows).toBe(1);
  const listing = mine();
  await inMemory();
  letThem();
  expect(await listing).toEqual([table]);
  // The clock stands still: one that was opened would stay.
  await expect.poll(inMemory).toBe(0);
});

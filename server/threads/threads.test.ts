import { closeSync, fdatasync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableId } from "#table/talk/words.ts";
import { allowances, standardShares } from "../door/limits/allowances.ts";
import { realFiles } from "../store/sqlite/disk/files.ts";
import { withBlockedPool } from "../testing/blocked-pool.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let table: TableId;
beforeAll(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  table = await ginny.make({ game: "bounty-hunters", seats: 2, sit: [0, 1] });
  await ginny.ask(table, { type: "start" });
});
afterAll(() => hall.close());

/** Looked up before: a long view comes packed, and the client of this test unpacks it in the same pool. */
async function nextMove(): Promise<() => Promise<void>> {
  const { tell, options } = await ginny.view(table, "as=0");
  const seat = tell?.awaited[0] ?? 0;
  const command = (seat === 0 ? options : (await ginny.view(table, `as=${seat}`)).options)[0];
  return async () => {
    const answer = await ginny.ask(table, { type: "command", seat, command });
    expect(answer).toMatchObject({ type: "done" });
  };
}

test.skipIf(process.platform === "win32")(
  "[threads] with every thread of the system's pool taken a move is judged, flushed and answered",
  { timeout: 60_000 },
  async () => {
    const move = await nextMove();
    await withBlockedPool(async () => {
      let flushed = false;
      const path = join(tmpdir(), `guildhall-${process.pid}-pool`);
      const file = openSync(path, "w");
      fdatasync(file, () => void (flushed = true));
      await move();
      expect(flushed).toBe(false);
      closeSync(file);
      rmSync(path);
    });
  },
);

test("[threads] sixty ask for recovery words at once: a table plays on before they are through, and the line has an end", async () => {
  const guests = await Promise.all(Array.from({ length: 60 }, (_, i) => hall.guest(`Guest ${i}`)));
  const statuses: number[] = [];
  const asking = guests.map(async (guest) => {
    const { status } = await guest.post("/api/me/words");
    statuses.push(status);
    return status;
  });
  await expect.poll(() => statuses.includes(201)).toBe(true);
  for (let i = 0; i < 3; i++) await (await nextMove())();
  const drawn = statuses.filter((status) => status === 201).length;
  const all = await Promise.all(asking);
  expect(drawn).toBeLessThan(all.filter((status) => status === 201).length);
  expect(new Set(all)).toEqual(new Set([201, 503]));
  expect((await ginny.post("/api/me/words")).status).toBe(201);
});

test("[threads] what a flush says is told by its code, and the next one works", async () => {
  const path = join(tmpdir(), `guildhall-${process.pid}-closed`);
  const file = openSync(path, "w");
  closeSync(file);
  await expect(realFiles.flush(file)).rejects.toMatchObject({ code: "EBADF" });
  const again = openSync(path, "w");
  writeSync(again, "kept");
  await realFiles.flush(again);
  closeSync(again);
  rmSync(path);
});

test("[threads] a person draws recovery words three times an hour, and signs with passkeys all the same", () => {
  let now = 0;
  const { take } = allowances(
    standardShares,
    () => now,
    () => undefined,
  );
  const mia = { person: "mia", address: "192.0.2.1" };
  const drawn = Array.from({ length: 5 }, () => take("words", mia));
  expect(drawn).toEqual([true, true, true, false, false]);
  expect(take("keys", mia)).toBe(true);
  now += 20 * 60_000;
  expect([take("words", mia), take("words", mia)]).toEqual([true, false]);
});

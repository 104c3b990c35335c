import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { player } from "../testing/player.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

const options = { mode: "introductory" };

/** A game against a bot that needs no time to think. */
async function wholeGame(): Promise<void> {
  const mia = await hall.guest("Mia");
  const wanted = { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random", options };
  const table = await mia.make(wanted);
  await mia.ask(table, { type: "start" });
  await player({ url: () => hall.url, token: mia.token, table, seat: 0, seed: 3 }).over;
}

test("[threads] a hundred ask for slow hashes again and again: games go on to their end, and all are answered", async () => {
  const guests = await Promise.all(Array.from({ length: 100 }, (_, i) => hall.guest(`G ${i}`)));
  const statuses = new Map<number, number>();
  let over = false;
  const ask = async (guest: Visitor): Promise<void> => {
    while (!over) {
      const { status } = await guest.post("/api/me/words");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The client is this process, too: it must not be what holds the tables up.
      await pause(50);
    }
  };
  const asking = guests.map(ask);
  await expect.poll(() => statuses.get(201) ?? 0).toBeGreaterThan(0);
  const before = statuses.get(201) ?? 0;
  await Promise.all([wholeGame(), wholeGame(), wholeGame()]);
  const during = (statuses.get(201) ?? 0) - before;
  over = true;
  await Promise.all(asking);
  console.log(`${during} hashes during three games; answers:`, Object.fromEntries(statuses));
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([201, 503]);
  expect((await call(hall.url, "GET", "/metrics")).body).toContain("guildhall_bugs_total 0");
});

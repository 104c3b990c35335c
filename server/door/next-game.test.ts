import { expect, test } from "vitest";
import { testHall } from "../testing/test-hall.ts";

test("[door] nobody sends a table to one that is not theirs, or to none at all", async () => {
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const mallory = await hall.guest("Mallory");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const next = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const foreign = await mallory.make({ game: "bounty-hunters", seats: 2 });
  const propose = (to: string): Promise<unknown> => ginny.ask(table, { type: "rematch", next: to });
  expect(await propose(foreign)).toMatchObject({ code: "no-such-table" });
  expect(await propose("nowhere")).toMatchObject({ code: "no-such-table" });
  // Her own one passes the door: the table itself says that its game is not over.
  expect(await propose(next)).toMatchObject({ code: "not-over" });
  await hall.close();
});

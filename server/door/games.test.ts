import { afterAll, beforeAll, expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

test.each(games.map(({ id, seats }) => ({ id, seats: seats.min })))(
  "[hall] $id begins and is played over HTTP by one person for all seats",
  async ({ id, seats }) => {
    const rng = quickRng(11);
    const ginny = await hall.guest("Ginny");
    const table = await ginny.make({
      game: id,
      seats,
      sit: Array.from({ length: seats }, (_, seat) => seat),
    });
    expect(await ginny.ask(table, { type: "start" })).toMatchObject({ type: "done" });
    for (let moves = 0; moves < 40; moves++) {
      const { info } = await ginny.view(table, "as=0");
      const seat = info.seats.find(({ awaited }) => awaited)?.seat;
      if (info.phase === "over" || seat === undefined) break;
      const { options } = await ginny.view(table, `as=${seat}`);
      expect(options.length).toBeGreaterThan(0);
      const answer = await ginny.ask(table, {
        type: "command",
        seat,
        command: options[rng.below(options.length)],
      });
      expect(answer).toMatchObject({ type: "done" });
    }
    expect((await ginny.get(`/api/tables/${table}/past?as=0`)).status).toBe(200);
  },
);

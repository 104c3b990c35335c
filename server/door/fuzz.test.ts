import { afterAll, beforeAll, expect, test } from "vitest";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { doorsOf, doorsReached, knock, knocks } from "../testing/fuzz/doors.ts";
import { bugsOf, fuzz, kinds, known } from "../testing/fuzz/fuzz.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

const games = ["bounty-hunters", "outer-rim", "legion"];
const cases = 200;

test.each(games.flatMap((game, at) => Object.keys(kinds).map((kind) => ({ game, at, kind }))))(
  `[fuzz] ${cases} odd $kind about $game end nothing and find no bug`,
  async ({ game, at, kind }) => {
    const table = await known(hall.url, game);
    const seed = 1_000_000 * (at + 1);
    expect(await fuzz({ url: hall.url, kind, seed, cases, known: table })).toEqual([]);
  },
);

const ids = ["nowhere", "%00", "..%2f", "constructor"] as const;

test("[fuzz] every door of the hall's own document stands each odd knock, and is reached", async () => {
  const { table, token } = await known(hall.url, "bounty-hunters");
  const doors = await doorsOf(hall.url);
  const hurt: string[] = [];
  for (const [nth, door] of doors.entries()) {
    // Whoever is forgotten here would be a stranger at every door behind.
    const secret = door.method === "DELETE" && door.path === "/api/me" ? "" : token;
    const cases = Object.entries(knocks).flatMap(([how, odd]) =>
      [table, ids[nth % ids.length] ?? ""].map(async (id) => {
        const status = await knock({ url: hall.url, token: secret, id }, door, odd);
        // A line with an end says that it is full: so many words are drawn here at once.
        const isBusy = status === 503 && door.path === "/api/me/words";
        if ((status ?? 0) >= 500 && !isBusy)
          hurt.push(`${door.method} ${door.path} ${how}: ${status}`);
      }),
    );
    await Promise.all(cases);
  }
  expect(hurt).toEqual([]);
  const reached = await doorsReached(hall.url);
  expect(doors.filter(({ method, path }) => !reached.has(`${method} ${path}`))).toEqual([]);
  expect(await bugsOf(hall.url)).toBe("0");
});

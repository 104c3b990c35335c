import { afterAll, beforeAll, expect, test } from "vitest";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { fuzz, kinds, known } from "../testing/fuzz/fuzz.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

const games = ["bounty-hunters", "outer-rim", "legion"];
const cases = 350;

test.each(games.flatMap((game, at) => Object.keys(kinds).map((kind) => ({ game, at, kind }))))(
  `[fuzz] ${cases} odd $kind about $game end nothing and find no bug`,
  async ({ game, at, kind }) => {
    const table = await known(hall.url, game);
    const seed = 1_000_000 * (at + 1);
    expect(await fuzz({ url: hall.url, kind, seed, cases, known: table })).toEqual([]);
  },
);

import { expect, test } from "vitest";
import type { GuildResult } from "./result.ts";
import { resultOf } from "./result.ts";
import { standingsOf } from "./standings.ts";

const numbers = new Map([
  ["ginny", 1],
  ["mia", 2],
  ["bruno", 3],
]);

const game = (
  ...finish: readonly (readonly [string | null, number, number | null])[]
): GuildResult => ({
  game: "bounty-hunters",
  ended: 1000,
  players: finish.map(([person, place, points]) => ({ name: "x", person, place, points })),
});

test("[guild] games, wins, average place and points are a fold over results", () => {
  const [standings] = standingsOf(
    [
      game(["ginny", 1, 40], ["mia", 2, 30], [null, 3, 10]),
      game(["mia", 1, 20], ["stranger", 2, 19], ["ginny", 3, null]),
      game(["bruno", 1, 5], ["mia", 1, 5]),
    ],
    numbers,
  );
  expect(standings?.rows).toEqual([
    {
      member: 2,
      games: 3,
      wins: 2,
      averagePlace: 4 / 3,
      averagePoints: 55 / 3,
      winsOverTime: [0, 1, 2],
    },
    { member: 3, games: 1, wins: 1, averagePlace: 1, averagePoints: 5, winsOverTime: [0, 0, 1] },
    { member: 1, games: 2, wins: 1, averagePlace: 2, averagePoints: 40, winsOverTime: [1, 1, 1] },
  ]);
});

test("[guild] head to head counts only games both finished", () => {
  const [standings] = standingsOf(
    [
      game(["ginny", 1, 1], ["mia", 2, 0]),
      game(["mia", 1, 1], ["ginny", 2, 0]),
      game(["mia", 1, 1], ["ginny", 1, 1]),
      game(["bruno", 1, 1], ["ginny", 2, 0]),
    ],
    numbers,
  );
  expect(standings?.duels).toEqual([
    { first: 1, second: 2, firstAhead: 1, secondAhead: 1, level: 1 },
    { first: 1, second: 3, firstAhead: 0, secondAhead: 1, level: 0 },
  ]);
});

test("[guild] who plays two seats is counted once, with the better one", () => {
  const [standings] = standingsOf([game(["ginny", 3, 1], ["mia", 2, 2], ["ginny", 1, 9])], numbers);
  expect(standings?.rows.map(({ member, games, wins }) => [member, games, wins])).toEqual([
    [1, 1, 1],
    [2, 1, 0],
  ]);
});

test("[guild] shared places push the next one down, and a printed winner stands before all", () => {
  const row = (places: readonly (readonly number[])[]): Parameters<typeof resultOf>[0] => ({
    id: "t",
    game: "outer-rim",
    options: {},
    clock: null,
    botLevel: "",
    coach: false,
    listed: false,
    phase: "over",
    names: ["A", "B", "C"],
    outcome: { places, pads: [{ fame: 7 }, { total: 3 }, {}], rule: "" },
    made: 1,
    moved: 2,
    awaited: [],
  });
  const placed = (places: readonly (readonly number[])[]): unknown =>
    resultOf(row(places), new Map())?.players.map(({ place, points }) => [place, points]);
  expect(placed([[0, 2], [1]])).toEqual([
    [1, 7],
    [3, 3],
    [1, null],
  ]);
  expect(placed([[], [1], [0], [2]])).toEqual([
    [3, 7],
    [2, 3],
    [4, null],
  ]);
});

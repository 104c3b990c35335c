import { expect, test } from "vitest";
import { addPlayer } from "./desk.ts";
import { standingsCsv } from "./csv.ts";
import { emptyDesk, type Desk, type GameResult, type Pairing, type Player } from "./event.ts";
import { explained } from "./explained.ts";
import { standingsOf } from "./standings.ts";

const names = ["Ginny", "Mia", "Thomas", "Noor"];
const players = names.map((name, at): Player => ({ id: `p${at + 1}`, name, list: "", left: null }));

function game(one: string, two: string | null, result: GameResult | null = null): Pairing {
  return { players: [one, two], result };
}

function ends(points: readonly [number, number], defeated: readonly [number, number]): GameResult {
  const [one, two] = points;
  return { points, defeated, winner: one === two ? null : one > two ? 0 : 1 };
}

const even = ends([5, 5], [0, 0]);
const order = (desk: Desk): readonly string[] => standingsOf(desk).map(({ player }) => player);

test("[LC-TOUR-04] a draw is one point for both, and a game without points is shared", () => {
  const desk = { players, rounds: [[game("p1", "p2", ends([0, 0], [30, 40])), game("p3", null)]] };
  const none = { wins: 0, draws: 0, losses: 0, score: 0, margin: 0, strength: 0, defeated: 0 };
  const shared = { ...none, draws: 1, score: 1, margin: 500, strength: 1000 };
  expect(standingsOf(desk)).toEqual([
    { ...none, player: "p3", wins: 1, score: 2, margin: 750 },
    { ...shared, player: "p2", defeated: 40 },
    { ...shared, player: "p1", defeated: 30 },
    { ...none, player: "p4" },
  ]);
});

test("[LC-TOUR-04] a round counts once its last game is over: an unplayed game moves nobody", () => {
  const first = [game("p1", "p2", ends([9, 1], [0, 0])), game("p3", "p4", ends([6, 4], [0, 0]))];
  const before = standingsOf({ players, rounds: [first] });
  for (const open of [
    [game("p1", "p3"), game("p2", "p4")],
    [game("p1", "p3", ends([0, 9], [0, 0])), game("p2", "p4")],
  ])
    expect(standingsOf({ players, rounds: [first, open] })).toEqual(before);
});

test("[LC-TOUR-04] whoever came late does not stand above those who played every round as well", () => {
  const rounds = [
    [game("p1", "p2", ends([6, 4], [0, 0])), game("p3", null)],
    [game("p1", "p3", ends([4, 6], [0, 0])), game("p4", "p2", ends([7, 0], [0, 0]))],
  ];
  expect(order({ players, rounds })).toEqual(["p3", "p1", "p4", "p2"]);
});

test("[LC-TOUR-12] who lost by their word has half the points at most; who did not come leaves a bye", () => {
  const rounds = [
    [
      game("p1", "p2", { points: [9, 3], defeated: [0, 0], winner: 1, how: "conceded" }),
      game("p3", "p4", { points: [0, 0], defeated: [0, 0], winner: 0, how: "no-show" }),
    ],
  ];
  const margins = standingsOf({ players, rounds }).map((row) => `${row.player} ${row.margin}`);
  expect(margins).toEqual(["p3 750", "p2 500", "p1 500", "p4 0"]);
});

test("[LC-TOUR-04] every figure is explained round by round", () => {
  const rounds = [
    [game("p1", "p2", ends([9, 1], [100, 0])), game("p3", null)],
    [game("p3", "p1", even), game("p2", null)],
    [game("p1", "p4")],
  ];
  const win = { opponent: "p2", outcome: "win", share: 900, defeated: 100 };
  expect(explained({ players, rounds }, "p1")).toEqual([
    { round: 1, game: win, opponentScore: 1000 },
    {
      round: 2,
      game: { opponent: "p3", outcome: "draw", share: 500, defeated: 0 },
      opponentScore: 1500,
    },
  ]);
  expect(explained({ players, rounds }, "p4").map(({ game: played }) => played)).toEqual([
    null,
    null,
  ]);
  expect(explained({ players, rounds }, "p3")[0]).toMatchObject({
    game: { opponent: null, share: 750 },
    opponentScore: null,
  });
});

test("[LC-TOUR-04] two draws are two points, and margins are the mean of all games", () => {
  const rounds = [
    [game("p1", "p2", even), game("p3", "p4", ends([9, 1], [0, 0]))],
    [game("p1", "p3", even), game("p4", "p2", ends([3, 1], [0, 0]))],
  ];
  const rows = standingsOf({ players, rounds });
  expect(rows.map((row) => `${row.player} ${row.score} ${row.margin}`)).toEqual([
    "p3 3 700",
    "p1 2 500",
    "p4 2 425",
    "p2 1 375",
  ]);
});

test("[LC-TOUR-04] between equals whoever met the stronger stands higher", () => {
  const rounds = [
    [game("p1", "p2", even), game("p3", "p4", even)],
    [game("p1", "p3", even), game("p4", "p2", ends([6, 4], [0, 0]))],
  ];
  expect(order({ players, rounds })).toEqual(["p4", "p3", "p1", "p2"]);
  const strength = standingsOf({ players, rounds }).map((row) => row.strength);
  expect(strength).toEqual([750, 1250, 750, 1250]);
});

test("[LC-TOUR-04] a bye is no opponent: the strength is that of those who were met", () => {
  const rounds = [
    [game("p1", "p2", ends([6, 4], [0, 0])), game("p3", null)],
    [game("p1", "p3", ends([6, 4], [0, 0])), game("p2", null)],
  ];
  const three = players.slice(0, 3);
  const strength = standingsOf({ players: three, rounds }).map((row) => [row.player, row.strength]);
  expect(strength).toEqual([
    ["p1", 1000],
    ["p2", 2000],
    ["p3", 2000],
  ]);
});

test("[LC-TOUR-04] the last tie-break is what was defeated", () => {
  const rounds = [
    [
      game("p1", "p2", ends([5, 5], [100, 200])),
      game("p3", "p4", { ...even, defeated: [150, 50] }),
    ],
  ];
  expect(order({ players, rounds })).toEqual(["p2", "p3", "p1", "p4"]);
});

test("[LC-TOUR-04] a spreadsheet gets quotation marks doubled and signs inside a name as they are", () => {
  const desk = ['Jan "Dengar" Roth', "Cad-Bane", "+1"].reduce<Desk>((now, name) => {
    const next = addPlayer(now, name, "");
    if (typeof next === "string") throw new Error(next);
    return next;
  }, emptyDesk);
  const rows = standingsCsv(desk).split("\n").slice(1);
  const noughts = "0,0,0,0,0,0,0";
  expect(rows).toEqual([
    `1,"Jan ""Dengar"" Roth",${noughts}`,
    `2,Cad-Bane,${noughts}`,
    `3,'+1,${noughts}`,
  ]);
});

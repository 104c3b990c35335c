import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { missed } from "./missed.ts";

const rule = "OR-TURN-01";
const flight = (to: string): News =>
  ({ type: "moved", player: 1, to, directly: false, rule }) as News;
const myTurn = { type: "turn-began", player: 0, round: 2, rule } as News;
const healed = {
  type: "damage-recovered",
  player: 0,
  character: 1,
  ship: 0,
  stands: true,
  rule,
} as News;
const page = (version: number, ...news: readonly News[]): LogEntry => ({
  type: "news",
  version,
  at: 0,
  seat: 1,
  by: "bot",
  news,
  reasons: [],
});
// It is my turn by now.
const view = { round: 2, current: 0, players: [{}, {}] } as unknown as View;
const told = [
  page(6, flight("kessel")),
  page(7, flight("naboo"), flight("ryloth"), myTurn, healed),
];
const reader = { view, seat: 0, names: [], told };

test("[OR-TURN-01] a scene that has been read does not come again with the whole table", () => {
  const from = (nth: number): readonly unknown[] =>
    missed(reader, { from: 7, nth }, "mine").map(({ scene }) => scene.news[0]);
  expect(from(0)).toEqual([flight("naboo"), flight("ryloth"), myTurn]);
  expect(from(1)).toEqual([flight("ryloth"), myTurn]);
  // What is told now is still counted from the same page on.
  expect(missed(reader, { from: 7, nth: 2 }, "mine").map(({ nth }) => nth)).toEqual([2]);
});

test("[OR-TURN-01] what I missed of another's turn is told as theirs, and my own as mine", () => {
  const whose = missed(reader, { from: 6, nth: 0 }, "mine").map(({ before }) => before.current);
  expect(whose).toEqual([1, 1, 1, 0]);
});

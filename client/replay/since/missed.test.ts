import { expect, test } from "vitest";
import type { LogEntry } from "#table/talk/words.ts";
import { doneForMe, isUnseen } from "./missed.ts";

const at = { at: 0 };
const move = (version: number, seat: number, by: "bot" | "person"): LogEntry => ({
  ...at,
  version,
  type: "news",
  seat,
  by,
  news: [],
  reasons: [],
});
const chair = (version: number, change: "substitute-plays" | "came-back", seat = 0): LogEntry => ({
  ...at,
  version,
  type: "seated",
  seat,
  name: "Mia",
  change,
});
const versions = (log: readonly LogEntry[], seen: number): readonly number[] =>
  doneForMe(log, [0], seen).map(({ version }) => version);

const away = [
  move(4, 0, "person"),
  chair(5, "substitute-plays"),
  move(6, 0, "bot"),
  move(7, 1, "bot"),
];

test("[HALL] whoever comes back is told what the bot did for them, and nothing else", () => {
  expect(versions([...away, move(8, 0, "bot"), chair(9, "came-back")], 4)).toEqual([6, 8]);
});

test("[HALL] nothing is told while the bot still plays, of others’ seats, or twice", () => {
  expect(versions(away, 4)).toEqual([]);
  expect(versions([...away, chair(8, "came-back", 1)], 4)).toEqual([]);
  expect(versions([...away, chair(8, "came-back")], 8)).toEqual([]);
});

test("[HALL] whoever watched their bot is not told what they saw", () => {
  expect(versions([...away, chair(8, "came-back")], 7)).toEqual([]);
});

test("[HALL] what a bot did before the network was back is kept to be told; whoever looks on has seen it", () => {
  // All at once, and the bot steps out only afterwards.
  expect(isUnseen(away, [0], 4)).toBe(true);
  expect(isUnseen([...away, chair(8, "came-back")], [0], 4)).toBe(false);
  // As it happens.
  expect(isUnseen(away.slice(0, 2), [0], 4)).toBe(false);
  expect(isUnseen(away.slice(0, 3), [0], 5)).toBe(false);
  expect(isUnseen(away, [1], 4)).toBe(false);
});

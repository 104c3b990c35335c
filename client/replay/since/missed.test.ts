import { expect, test } from "vitest";
import type { LogEntry } from "#table/talk/words.ts";
import { doneForMe } from "./missed.ts";

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

import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { promisesOf } from "./promises.ts";

const rule = "UB-NEG-03";
const at = { at: 0 };
const page = (version: number, ...news: readonly News[]): LogEntry => ({
  ...at,
  version,
  type: "news",
  seat: 0,
  by: "person",
  news,
  reasons: [],
});
const turn = (round: number): News => ({ type: "turn-began", player: 0, round, rule });
const word = (from: number): News => ({
  type: "promise-made",
  from,
  to: 1 - from,
  promise: { kind: "no-favor", player: 2, credits: 0 },
  rule,
});

test("[UB-NEG-03] a word given stays to be read, with its round; one taken back does not", () => {
  const log = [page(1, turn(1), word(0)), page(2, turn(2), word(1)), page(3, word(0))];
  expect(promisesOf(log, 0).map(({ round }) => round)).toEqual([1, 2]);
  expect(promisesOf(log, 1).map(({ round, news }) => [round, news.to])).toEqual([[2, 0]]);
  const back: LogEntry = { ...at, version: 4, type: "taken-back", seat: 0, to: 2 };
  expect(promisesOf([...log, back], 0).map(({ round }) => round)).toEqual([1]);
});

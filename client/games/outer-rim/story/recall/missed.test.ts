import { expect, test } from "vitest";
import type { LogEntry } from "#table/talk/words.ts";
import { missedFrom } from "./missed.ts";

const page = (version: number, seat: number): LogEntry => ({
  type: "news",
  version,
  at: 0,
  seat,
  by: "person",
  news: [],
  reasons: [],
});
const sitter = (seat: number, mine: boolean) => ({ seat, name: "", mine, bot: !mine });
const alone = { seat: 0, names: [sitter(0, true), sitter(1, false)] };
const shared = { seat: 0, names: [sitter(0, true), sitter(1, true)] };
const told = [page(5, 0), page(6, 1), page(7, 1)];

test("[OR-TURN-01] what was being read when the page was closed is told from there", () => {
  expect(missedFrom({ ...alone, told }, { from: 6, nth: 2 })).toEqual({ from: 6, nth: 2 });
  expect(missedFrom({ ...alone, told }, null)).toBe(null);
});

test("[OR-TURN-01] where several share a device, everybody is told what happened since they answered", () => {
  expect(missedFrom({ ...shared, told }, null)).toEqual({ from: 6, nth: 0 });
  expect(missedFrom({ ...shared, told: [...told, page(8, 0)] }, null)).toBe(null);
  expect(missedFrom({ ...shared, seat: null, told }, null)).toBe(null);
});

import { expect, test } from "vitest";
import type { ClockHand } from "#rules/legion/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { entriesIn } from "../entries/entries.ts";
import { stepsOf } from "../entries/undo.ts";
import { clockIn, clockText, leftOn } from "./clock-time.ts";

const minute = 60_000;
/** Seconds do not matter here: everything happens at whole minutes. */
function page(version: number, at: number, news: readonly unknown[], seat = 0): LogEntry {
  return { type: "news", version, at: at * minute, seat, by: "person", news, reasons: [] };
}
const set = (version: number, at: number, hand: ClockHand): LogEntry =>
  page(version, at, [{ type: "clock-set", hand, rule: "" }]);
const point = { type: "objective-scored", side: "blue", tokens: 1, rule: "" };
const ended = { type: "game-ended", result: {}, rule: "" };
const left = (log: readonly LogEntry[], which: "round" | "blue" | "red", at: number): number =>
  leftOn(clockIn(log), which, at * minute) / minute;

test("[LB-LEDGER-18] a round of 170 minutes stands still while it is paused", () => {
  const log = [set(1, 0, "round"), set(2, 10, "paused"), set(3, 30, "round")];
  expect(left(log.slice(0, 1), "round", 7)).toBe(163);
  expect(left(log.slice(0, 2), "round", 25)).toBe(160);
  expect(left(log, "round", 35)).toBe(155);
  expect(left(log, "round", 195)).toBe(-5);
});

test("[LC-LEDGER-16] of two chess clocks one runs, and the pause remembers which", () => {
  const log = [set(1, 0, "blue"), set(2, 5, "red"), set(3, 7, "blue"), set(4, 8, "paused")];
  expect(clockIn(log)).toMatchObject({ hand: "blue", running: false });
  expect([left(log, "blue", 60), left(log, "red", 60)]).toEqual([79, 83]);
  const off = [...log, set(5, 9, "off"), set(6, 10, "red")];
  expect([left(off, "blue", 11), left(off, "red", 11)]).toEqual([85, 84]);
});

test("[LB-LEDGER-18] a round is as long as was said when its clock began, and chess clocks have half of it", () => {
  const begun = (hand: ClockHand, minutes: number): LogEntry =>
    page(1, 0, [{ type: "clock-set", hand, minutes, rule: "" }]);
  const log = [begun("round", 120), set(2, 10, "paused"), set(3, 30, "round")];
  expect(left(log, "round", 35)).toBe(105);
  const chess = [begun("blue", 150), set(2, 5, "red")];
  expect([left(chess, "blue", 6), left(chess, "red", 6)]).toEqual([70, 74]);
  // Another clock says its own time.
  expect(left([...log, set(4, 40, "off"), set(5, 41, "round")], "round", 41)).toBe(170);
});

test("the end stops the clock; taken back, it never stopped", () => {
  const log = [set(1, 0, "round"), page(2, 100, [ended])];
  expect(left(log, "round", 160)).toBe(70);
  const changed = [{ page: 2, command: null, news: [], refused: null }];
  const undone: LogEntry = {
    type: "amended",
    version: 3,
    at: 110 * minute,
    seat: 0,
    page: 2,
    changed,
  };
  expect(left([...log, undone], "round", 120)).toBe(50);
  expect(left([set(1, 0, "round"), set(2, 5, "paused"), taken(3, 1)], "round", 10)).toBe(160);
});

const taken = (version: number, to: number): LogEntry => ({
  type: "taken-back",
  version,
  at: 0,
  seat: 0,
  to,
});

test("a table whose clock was put back gives nobody time", () => {
  expect(left([set(1, 10, "round"), set(2, 5, "paused")], "round", 20)).toBe(170);
  expect(left([set(1, 10, "round")], "round", 4)).toBe(170);
});

test("Undo and the list of entries pass over the clock", () => {
  const log = [page(1, 0, [point]), set(2, 1, "blue"), set(3, 2, "red")];
  expect(entriesIn(log).map((entry) => entry.page)).toEqual([1]);
  expect(stepsOf(log, 0).undo).toMatchObject({ page: 1 });
});

test.each([
  [170 * minute, "2:50:00"],
  [59_001, "1:00"],
  [9 * minute + 5000, "9:05"],
  [0, "0:00"],
  [-12_000, "−0:12"],
])("%d ms reads %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

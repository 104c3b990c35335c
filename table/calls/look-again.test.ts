/** The design's table, line by line: is a call that is due still to be made? */
import { describe, expect, test } from "vitest";
import type { QuietHours } from "../talk/calls.ts";
import { lookAgain, type Circumstances } from "./look-again.ts";
import { endOfQuiet } from "./quiet.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Monday, 16 November 2026, 12:00 in Paris. */
const noon = Date.UTC(2026, 10, 16, 11);

const call = { kind: "your-move", made: noon - minute, quiet: minute, until: null } as const;
const alone: Circumstances = { now: noon, touched: null, quietHours: null };
const night: QuietHours = { from: 22 * 60, to: 7 * 60, zone: "Europe/Paris" };
const at = (clock: string): number => Date.parse(`2026-11-16T${clock}:00+01:00`);

describe("[calls] before my eyes", () => {
  test("nobody is there: now", () => {
    expect(lookAgain(call, alone)).toEqual({ type: "send" });
  });
  test("a question waits for the quiet time after my last touch", () => {
    expect(lookAgain(call, { ...alone, touched: noon - 20_000 })).toEqual({
      type: "later",
      due: noon + 40_000,
    });
    expect(lookAgain(call, { ...alone, touched: noon - minute })).toEqual({ type: "send" });
  });
  test("a reminder and a nudge are not for those who look, and are for those who looked", () => {
    for (const kind of ["half-time", "last-tenth", "nudge"] as const) {
      expect(lookAgain({ ...call, kind }, { ...alone, touched: noon - 29_999 })).toEqual({
        type: "drop",
      });
      expect(lookAgain({ ...call, kind }, { ...alone, touched: noon - 30_000 })).toEqual({
        type: "send",
      });
    }
  });
  test("news are dropped for whoever was there then or has come since", () => {
    for (const kind of ["over", "rematch", "bot-plays", "time-up"] as const) {
      const news = { ...call, kind, made: noon - 5 * minute };
      expect(lookAgain(news, { ...alone, touched: noon - 4 * minute })).toEqual({ type: "drop" });
      expect(lookAgain(news, { ...alone, touched: noon - 6 * minute })).toEqual({ type: "send" });
    }
  });
  test("an evening has nothing to do with a table", () => {
    const evening = { ...call, kind: "evening-hour" } as const;
    expect(lookAgain(evening, { ...alone, touched: noon })).toEqual({ type: "send" });
  });
});

describe("[calls] my quiet hours", () => {
  test.each([
    ["21:59", null],
    ["22:00", "2026-11-17T07:00:00+01:00"],
    ["23:30", "2026-11-17T07:00:00+01:00"],
    ["06:59", "2026-11-16T07:00:00+01:00"],
    ["07:00", null],
  ])("at %s they end at %s", (clock, end) => {
    expect(endOfQuiet(night, at(clock))).toBe(end === null ? null : Date.parse(end));
  });
  test("are those of my zone", () => {
    const tokyo = { ...night, zone: "Asia/Tokyo" };
    expect(endOfQuiet(tokyo, at("15:00"))).toBe(at("23:00"));
    expect(endOfQuiet(tokyo, at("13:00"))).toBe(null);
  });
  test("from one hour to the same are none", () => {
    expect(endOfQuiet({ ...night, to: night.from }, at("23:00"))).toBe(null);
  });
  test("hold a call until they end", () => {
    const now = at("23:00");
    expect(lookAgain(call, { now, touched: null, quietHours: night })).toEqual({
      type: "later",
      due: now + 8 * hour,
    });
  });
  test("unless my clock would run out first", () => {
    const now = at("23:00");
    const urgent = { ...call, until: now + 8 * hour };
    expect(lookAgain(urgent, { now, touched: null, quietHours: night })).toEqual({ type: "send" });
  });
});

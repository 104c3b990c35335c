import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isZone } from "../talk/time.ts";
import { counted, dueAfter } from "./working-time.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Friday 20 November 2026, noon in Paris. */
const friday = Date.UTC(2026, 10, 20, 11);
const paris = { pauses: [], weekendsIn: "Europe/Paris" };
const all = { pauses: [], weekendsIn: null };

test("[clock] without rests time is time", () => {
  expect(dueAfter(friday, 3 * day, all)).toBe(friday + 3 * day);
  expect(counted({ from: friday, to: friday + hour }, all)).toBe(hour);
});

test("[clock] a free weekend belongs to the table's zone", () => {
  // Twelve hours of Friday are left, the day ends on Monday at noon.
  expect(dueAfter(friday, day, paris)).toBe(friday + 3 * day);
  const saturdayInAuckland = Date.UTC(2026, 10, 20, 12);
  const there = { pauses: [], weekendsIn: "Pacific/Auckland" };
  expect(counted({ from: saturdayInAuckland, to: saturdayInAuckland + 5 * hour }, there)).toBe(0);
  expect(counted({ from: saturdayInAuckland, to: saturdayInAuckland + 5 * hour }, paris)).toBe(
    5 * hour,
  );
});

test("[clock] a pause over a weekend is counted once", () => {
  const pauses = [{ from: friday + 6 * hour, to: friday + 4 * day }];
  expect(dueAfter(friday, day, { ...paris, pauses })).toBe(friday + 4 * day + 18 * hour);
});

test("[clock] what is due has counted exactly, whatever rests lie between", () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 20 * day }), fc.integer({ min: 0, max: 10 * day }))
    .map(([from, length]) => ({ from: friday + from, to: friday + from + length }));
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 4 }),
      fc.constantFrom(null, "Europe/Paris", "Asia/Kathmandu", "America/St_Johns"),
      fc.integer({ min: 1, max: 9 * day }),
      (pauses, weekendsIn, milliseconds) => {
        const rests = { pauses, weekendsIn };
        const due = dueAfter(friday, milliseconds, rests);
        expect(counted({ from: friday, to: due }, rests)).toBe(milliseconds);
        expect(counted({ from: friday, to: due - 1 }, rests)).toBeLessThan(milliseconds);
      },
    ),
    { numRuns: 300 },
  );
});

test("[clock] a zone nobody knows is none", () => {
  expect([isZone("Europe/Paris"), isZone("Mars/Olympus")]).toEqual([true, false]);
});

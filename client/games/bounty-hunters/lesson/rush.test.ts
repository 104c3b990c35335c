import { expect, test } from "vitest";
import { rushedGame, rushNumber } from "./rush.ts";

test("[BH-END-03] the game told about haste: four captures first, and last in points", () => {
  const { pads, captures } = rushedGame(rushNumber);
  const totals = pads.map(({ total }) => total);
  expect(captures[0]).toBeGreaterThanOrEqual(4);
  expect(Math.max(...captures.slice(1))).toBeLessThan(4);
  expect(totals[0]).toBe(Math.min(...totals));
});

test("[BH-SCORE-06] haste is not a fluke: over twenty deals it comes last more often than first", () => {
  let [first, last] = [0, 0];
  for (let nth = 1; nth <= 20; nth++) {
    const totals = rushedGame(nth).pads.map(({ total }) => total);
    if (totals[0] === Math.max(...totals)) first++;
    if (totals[0] === Math.min(...totals)) last++;
  }
  expect(last).toBeGreaterThan(first * 2);
});

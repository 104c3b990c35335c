/** Odds are promises: over a thousand games what was said to be 73 % happens 73 ± 3 %. */
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { forecastsIn, type Forecast } from "./testing/calibration.ts";

const games = Number(process.env["GAMES"] ?? 1000);
const first = Number(process.env["SEED"] ?? randomInt(2 ** 30));
const all: readonly Forecast[] = Array.from({ length: games }, (_, i) =>
  forecastsIn(first + i, 2 + (i % 2)),
).flat();

/** By tens of a hundred: how many, what was said on average, what happened. */
function bands(list: readonly Forecast[]): { said: number; was: number; count: number }[] {
  const found = Array.from({ length: 10 }, () => ({ said: 0, was: 0, count: 0 }));
  for (const { chance, kept } of list) {
    const band = found[Math.min(9, Math.floor(chance / 10))];
    if (band === undefined) continue;
    band.count++;
    band.said += chance / 100;
    band.was += kept ? 1 : 0;
  }
  return found.filter(({ count }) => count > 0);
}

test.each([
  { what: "fight", bound: "exactly" },
  { what: "fight", bound: "atLeast" },
  { what: "job", bound: "exactly" },
  { what: "job", bound: "atLeast" },
] as const)("[OR-COM-03] [OR-TEST-02] a $what said $bound keeps its word", ({ what, bound }) => {
  const list = all.filter((one) => one.what === what && one.bound === bound);
  for (const { said, was, count } of bands(list)) {
    const [mean, rate] = [said / count, was / count];
    // Three hundredths, and what chance does in so few.
    const slack = 0.03 + 3 * Math.sqrt((mean * (1 - mean)) / count);
    const text = `seed ${first}: ${count} said ${mean.toFixed(3)}, were ${rate.toFixed(3)}`;
    console.log(what, bound, text);
    expect(rate, text).toBeGreaterThanOrEqual(mean - slack);
    if (bound === "exactly") expect(rate, text).toBeLessThanOrEqual(mean + slack);
  }
});

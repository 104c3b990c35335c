/** What travels before the first picture, as it was built: lobby, table frame and one language; then each game. */
import { expect, test } from "vitest";
import { gameWeights, ledgerWeights, shellBytes } from "#tools/bench/client-weights.ts";

test("[HALL] the shell weighs at most 42 KB, gzip", () => {
  expect(shellBytes() / 1024).toBeLessThanOrEqual(42);
});

const weights = [...ledgerWeights(), ...gameWeights()];

test.each([
  "Legion with referee and cards",
  "Legion, style",
  "Legion, one language",
  "Outer Rim with engine and cards",
  "Outer Rim, its drawings",
  "Outer Rim, its bots",
  "Outer Rim, style",
  "Outer Rim, one language",
  "Outer Rim, its stories",
])("[HALL] %s stays within its kilobytes, gzip", (what) => {
  const weight = weights.find((each) => each.what === what);
  expect(weight?.bytes).toBeGreaterThan(500);
  expect((weight?.bytes ?? Infinity) / 1024).toBeLessThanOrEqual(weight?.most ?? 0);
});

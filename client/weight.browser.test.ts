/** What travels before the first picture, as it was built: lobby, table frame and one language. */
import { expect, test } from "vitest";
import { ledgerWeights, shellBytes } from "#tools/bench/client-weights.ts";

test("[HALL] the shell weighs at most 42 KB, gzip", () => {
  expect(shellBytes() / 1024).toBeLessThanOrEqual(42);
});

test.each(["Legion with referee and cards", "Legion, style", "Legion, one language"])(
  "[HALL] %s stays within its kilobytes, gzip",
  (what) => {
    const weight = ledgerWeights().find((each) => each.what === what);
    expect(weight?.bytes).toBeGreaterThan(500);
    expect((weight?.bytes ?? Infinity) / 1024).toBeLessThanOrEqual(weight?.most ?? 0);
  },
);

/** What travels before the first picture, as it was built: lobby, table frame and one language. */
import { expect, test } from "vitest";
import { shellBytes } from "#tools/bench/client-weights.ts";

test("[HALL] the shell weighs at most 42 KB, gzip", () => {
  expect(shellBytes() / 1024).toBeLessThanOrEqual(42);
});

import { expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";
import { explained, fit } from "./fit.ts";
import { learnedFile, rounded } from "./file.ts";
import { rowWidth } from "./noted-turn.ts";

/**
 * Positions won exactly when the first rival is behind and the end is near, or neither: no straight line tells that.
 */
function planted(count: number, seed: number): Float32Array {
  const rng = quickRng(seed);
  const rows = new Float32Array(count * rowWidth);
  for (let r = 0; r < rows.length; r += rowWidth) {
    for (let k = 0; k < inputCount; k++) rows[r + k] = rng.below(2);
    rows[r] = 1;
    rows[r + inputCount] = rows[r + 1] === rows[r + 49] ? 1 : 0;
  }
  return rows;
}

test("a planted rule that no straight line tells is found, on positions never seen", () => {
  const insight = fit(planted(12_000, 1), 16, 8, 1);
  expect(explained(insight, planted(1000, 2))).toBeGreaterThan(0.5);
});

test("the same seed fits the same insight, another seed another", () => {
  const rows = planted(1024, 3);
  expect(fit(rows, 4, 2, 7)).toEqual(fit(rows, 4, 2, 7));
  expect(fit(rows, 4, 2, 8)).not.toEqual(fit(rows, 4, 2, 7));
});

test("what is written is what was measured", () => {
  const insight = rounded(fit(planted(512, 4), 4, 1, 1));
  const numbers =
    learnedFile(insight)
      .match(/-?\d+(\.\d+)?(e-?\d+)?(?=,|\]| \})/g)
      ?.map(Number) ?? [];
  expect(numbers).toEqual([...insight.hidden, ...insight.output, insight.start]);
});

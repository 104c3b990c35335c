/** Counts a run of the tests. Its line is the last of `npm test`: `N passed, N failed, N skipped`. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { TestModule } from "vitest/node";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Files with a test that failed; an error outside of all files has none, and no second try. */
  readonly failedFiles: readonly string[];
  readonly hasOtherErrors: boolean;
}

export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Tells whoever started the run, by the file it named. */
export const tallyReporter = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally = tallyOf(modules, errors);
    const file = process.env["TALLY"];
    if (file === undefined) console.log(inWords(tally));
    else writeFileSync(file, JSON.stringify(tally));
  },
};

function tallyOf(modules: readonly TestModule[], errors: readonly unknown[]): Tally {
  const count = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (module.state() === "failed" && tests.length === 0) count.failed++;
    for (const test of tests) count[outcome(test.result().state)]++;
  }
  const failedFiles = modules.filter((module) => module.state() === "failed");
  return {
    ...count,
    failedFiles: failedFiles.map(({ moduleId }) => relative(process.cwd(), moduleId)),
    hasOtherErrors: errors.length > 0,
  };
}

function outcome(state: string): "passed" | "failed" | "skipped" {
  return state === "passed" || state === "failed" ? state : "skipped";
}

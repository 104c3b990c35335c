/** Counts a run of the tests. Its line is the last of `npm test`: `N passed, N failed, N skipped`. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { TestModule } from "vitest/node";

export interface TestTally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Files with a test that failed; an error outside of all files has none, and no second try. */
  readonly failedFiles: readonly string[];
  readonly hasOtherErrors: boolean;
  /** What each file cost, the dearest first. */
  readonly costs: readonly FileCost[];
}

export interface FileCost {
  readonly file: string;
  readonly seconds: number;
}

/** The dearest files, a line each. */
export function costsInWords(costs: readonly FileCost[], most = Infinity): string {
  return costs
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
    .join("\n");
}

export const inWords = ({ passed, failed, skipped }: TestTally): string =>
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

function tallyOf(modules: readonly TestModule[], errors: readonly unknown[]): TestTally {
  const count = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (module.state() === "failed" && tests.length === 0) count.failed++;
    for (const test of tests) count[outcome(test.result().state)]++;
  }
  const failedFiles = modules.filter((module) => module.state() === "failed");
  return {
    ...count,
    failedFiles: failedFiles.map(fileOf),
    hasOtherErrors: errors.length > 0,
    costs: modules.map(costOf).toSorted((a, b) => b.seconds - a.seconds),
  };
}

const fileOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId);

function costOf(module: TestModule): FileCost {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  const milliseconds = duration + collectDuration + setupDuration + prepareDuration;
  return { file: fileOf(module), seconds: milliseconds / 1000 };
}

function outcome(state: string): "passed" | "failed" | "skipped" {
  return state === "passed" || state === "failed" ? state : "skipped";
}

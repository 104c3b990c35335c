import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { tallyReporter } from "./tools/checks/tally.ts";

/** A browser test mostly waits, a unit test mostly computes: one among several keeps every core busy, and none of the long ones is left for the end. */
class Mixed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const browser = sorted.filter(({ project }) => project.name === "browser");
    const unit = sorted.filter(({ project }) => project.name !== "browser");
    const between = Math.floor(unit.length / 2 / Math.max(1, browser.length));
    return [
      ...browser.flatMap((file, i) => [file, ...unit.slice(i * between, (i + 1) * between)]),
      ...unit.slice(browser.length * between),
    ];
  }
}

// Many tests start the commands as a shell would: what Node compiled for one is read back by the next.
process.env["NODE_COMPILE_CACHE"] ??= "node_modules/.cache/tests";

const deep = process.env["DEEP"] === "1";
const deepOnly = deep ? [] : ["**/*.deep.test.ts"];

const maxWorkers = Math.max(2, availableParallelism());
/** What is polled for comes when it comes; only never is a failure. */
const expectations = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    reporters: ["default", tallyReporter],
    sequence: { sequencer: Mixed },
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers,
          expect: expectations,
          // No test changes what another file imports, so a worker keeps its modules: half the time goes into loading them anew.
          isolate: false,
          include: ["{rules,bots,table,server,client,tools}/**/*.test.ts"],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**", ...deepOnly],
          testTimeout: deep ? 3_600_000 : 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["client/**/*.browser.test.ts"],
          globalSetup: "tools/browser/house-for-tests.ts",
          exclude: ["**/node_modules/**", ...deepOnly],
          maxWorkers,
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

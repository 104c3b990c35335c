import { statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { tallyReporter } from "./tools/run/tally.ts";
import { makeStale } from "./tools/words/make.ts";

// Before anything asks for them.
makeStale();

/** Took longest when last looked at: whoever begins them late waits for them at the end. */
const long = [
  "client/evening.browser",
  "client/hall.browser",
  "client/copies.browser",
  "bounty-hunters/lesson.browser",
  "client/calls/two-weeks.browser",
  "story/reading.browser",
  "end/next-game.browser",
  "outer-rim/table.browser",
  "outer-rim/moments.browser",
  "client/me/me.browser",
  "bounty-hunters/fits.browser",
  "client/screens.browser",
  "outer-rim/lesson/lesson.browser",
  "legion/ledger.browser",
  "legion/tournament.browser",
  "client/guild/guild.browser",
  "client/two-people.browser",
  "server/crash",
  "copies/planted",
  "copies/two-copies",
  "tools/backup",
  "sqlite/power-cut",
  "copies/trouble",
  "postgres/hall",
  "door/fuzz",
  "limits/flood",
  "bots/pool",
  "lobby/restart",
  "tools/supervise",
  "server/full-disk",
  "rules/conformance",
  "tools/simulate",
  "postgres/conformance",
  "tools/move",
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((name) => moduleId.includes(name));
  return at === -1 ? long.length : at;
};

/**
 * First everything in a browser, then the rest, each beginning with what takes long. Not mixed: a worker whose next file
 * belongs to the other project is ended, and with it all it has loaded.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    const inBrowser = ({ project }: TestSpecification): boolean => project.name === "browser";
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}

// Many tests start the commands as a shell would: what Node compiled for one is read back by the next, in any folder.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/tests");

/** What halls, databases and browsers keep for the time of a test, in memory where there is plenty: no disk to wait for. */
const inMemory = "/dev/shm";
const plenty = 4 * 2 ** 30;
if (roomIn(inMemory) > plenty) process.env["TMPDIR"] ??= inMemory;

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

const deep = process.env["DEEP"] === "1";
const deepOnly = deep ? [] : ["**/*.deep.test.ts"];

/** With `npm run coverage` every worker says what it ran. */
const counted =
  process.env["COVERAGE"] === undefined ? {} : { runner: "./tools/coverage/in-worker.ts" };

/** Two more than there are cores: tests also wait, for halls that start and stop and pages that load. */
const maxWorkers = Math.max(2, availableParallelism()) + 2;
/** What is polled for comes when it comes; only never is a failure. */
const expectations = { poll: { timeout: 120_000 } };

export default defineConfig({
  test: {
    reporters: ["default", tallyReporter],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "unit",
          ...counted,
          maxWorkers,
          expect: expectations,
          // No test changes what another file imports, so a worker keeps its modules: half the time goes into loading them anew.
          isolate: false,
          // As the hall runs: Node reads the types away itself, and keeps what it compiled.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ["{words,rules,bots,table,server,client,tools}/**/*.test.ts"],
          exclude: ["**/*.browser{,.deep}.test.ts", "**/node_modules/**", ...deepOnly],
          globalSetup: "server/store/postgres/testing/run-folder.ts",
          setupFiles: [
            ...(process.env["DRAW"] === undefined ? [] : ["tools/testing/same-draw.ts"]),
            ...(process.env["MOVED"] === undefined ? [] : ["tools/testing/moved-seeds.ts"]),
          ],
          testTimeout: deep ? 3_600_000 : 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["client/**/*.browser{,.deep}.test.ts"],
          // As above: and pages are handed the very words of the test.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: "tools/browser/house-for-tests.ts",
          exclude: ["**/node_modules/**", ...deepOnly],
          maxWorkers,
          expect: expectations,
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

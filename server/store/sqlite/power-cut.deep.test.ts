import { expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { openSqlite } from "./index.ts";
import { cutEverywhere } from "./testing/cut.ts";
import { recordRun, type Opener } from "./testing/recorded-run.ts";

const opener = (commitsBeforeTidy: number): Opener => ({
  files: (recorded) => recorded,
  open: (folder, files) =>
    openSqlite(folder, {
      files,
      commitsBeforeTidy,
      longestKept: 60_000,
      broken(error) {
        throw error;
      },
    }),
});

test.each([2, 3, 5, 9])(
  "[power cut] every mixture where there are few and hundreds where there are many, the log emptied after %i commits",
  async (commits) => {
    const rng = quickRng(commits);
    const recording = await recordRun(opener(commits), 12);
    const { disks, complaint } = await cutEverywhere(recording, {
      draws: 40,
      draw: (below) => rng.below(below),
      most: 256,
    });
    console.log(`${recording.moments.length} moments, ${disks} disks`);
    expect(complaint).toBeNull();
  },
);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crash } from "./testing/crash.ts";

test("[crash] 100 times kill -9 with 20 tables in play", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const start = performance.now();
  const report = await crash({ folder, tables: 20, rounds: 100, longest: 1500 });
  console.log(
    `${report.rounds} kills in ${((performance.now() - start) / 1000).toFixed(0)} s: ${report.acknowledged} commands acknowledged, ${report.lost.length} lost, ${report.told} entries told, ${report.untrue.length} untrue, ${report.torn.length} journals torn, ${report.unfinished.length} games unfinished`,
  );
  expect(report).toMatchObject({ lost: [], untrue: [], torn: [], unfinished: [] });
  rmSync(folder, { recursive: true });
});

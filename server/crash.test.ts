import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { crash, type CrashReport } from "./testing/crash.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("[crash] kill -9 twice with 3 tables in play: all that was answered and told is there, every game goes on to its end", async () => {
  const report = await crash({ folder, tables: 3, rounds: 2, longest: 300 });
  expect(report).toMatchObject({ lost: [], untrue: [], torn: [], unfinished: [] });
  expect(report.acknowledged).toBeGreaterThan(60);
  expect(report.told).toBeGreaterThan(report.acknowledged);
});

/** One kill of a hall that speaks before it writes. */
async function killHasty(HASTY: "all" | "bots"): Promise<CrashReport> {
  const main = fileURLToPath(new URL("testing/hasty-hall.ts", import.meta.url));
  return crash({ folder, tables: 3, rounds: 1, longest: 0, main, env: { HASTY }, patience: 0 });
}

test("[crash] planted: a hall that answers before it writes is caught by the answers and by what people heard", async () => {
  const { lost, untrue, torn } = await killHasty("all");
  expect([lost.length > 0, untrue.length > 0, torn]).toEqual([true, true, []]);
});

test("[crash] planted: a hall that only tells before it writes is caught by what people heard alone", async () => {
  const { lost, untrue, torn } = await killHasty("bots");
  expect([lost, untrue.length > 0, torn]).toEqual([[], true, []]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crash } from "./testing/crash.ts";

test("[crash] kill -9 with 20 tables in play: every acknowledged command is there, every game goes on to its end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const report = await crash({ folder, tables: 20, rounds: 3, longest: 700 });
  expect(report).toMatchObject({ lost: [], torn: [], unfinished: [] });
  expect(report.acknowledged).toBeGreaterThan(200);
  rmSync(folder, { recursive: true });
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seenClean, type SeenClean } from "./seen-clean.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "guildhall-"));
  for (const folder of ["rules", "node_modules"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "rules", "game.ts"), "export {};\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const look = (): SeenClean => seenClean(root, join(root, "node_modules", "kept"));

test("[checks] what was found clean is remembered for each check, as long as nothing changes", () => {
  expect(look().has("lint")).toBe(false);
  look().note("lint");
  expect([look().has("lint"), look().has("dead code")]).toEqual([true, false]);
});

test.each([
  ["a file that changes", () => writeFileSync(join(root, "rules", "game.ts"), "export let a;\n")],
  ["a file that comes", () => writeFileSync(join(root, ".oxlintrc.json"), "{}")],
  [
    "a file that moves",
    () => renameSync(join(root, "rules", "game.ts"), join(root, "rules", "games.ts")),
  ],
  ["a file that goes", () => rmSync(join(root, "rules", "game.ts"))],
])("[checks] %s is looked at again", (_, change) => {
  look().note("lint");
  change();
  expect(look().has("lint")).toBe(false);
});

/**
 * `npm run coverage [-- FILES]`: runs the tests with V8's own counts, in the workers and on the pages, and says what
 * nothing reaches. The client is built apart, with maps that lead back to its sources. `--report` only tells again.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { readAll } from "./ran.ts";
import { inSources, reportOn } from "./report.ts";

const folder = resolve("node_modules/.cache/coverage");
const client = resolve(folder, "client");
const counts = resolve(folder, "counts");
const files = process.argv.slice(2).filter((word) => word !== "--report");

if (!process.argv.includes("--report")) {
  rmSync(counts, { recursive: true, force: true });
  const built = ["build", "client", "--logLevel", "warn", "--sourcemap", "hidden"];
  run("node_modules/vite/bin/vite.js", [...built, "--outDir", client, "--emptyOutDir"]);
  const status = run("node_modules/vitest/vitest.mjs", ["run", ...files]);
  if (status !== 0) console.error("guildhall: some tests failed; what they ran is counted");
}
const ran = readAll(counts);
console.log(reportOn([ran, inSources(ran, client)]));

function run(program: string, args: readonly string[]): number {
  const env = { ...process.env, COVERAGE: counts, CLIENT: client };
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit", env }).status ?? 1;
}

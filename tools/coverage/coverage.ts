/**
 * `npm run coverage [-- FILES]`: runs the tests with V8's own counts, in the workers and on the pages, and says what
 * nothing reaches. For that the client is built with maps that lead back to its sources, and thrown away afterwards.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { readAll } from "./ran.ts";
import { inSources, reportOn } from "./report.ts";

const client = resolve("client/dist");
const counts = resolve("node_modules/.cache/coverage");

rmSync(counts, { recursive: true, force: true });
run("node_modules/vite/bin/vite.js", "build", "client", "--logLevel=warn", "--sourcemap=hidden");
if (run("node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)) !== 0)
  console.error("guildhall: some tests failed; what they ran is counted");
const ran = readAll(counts);
console.log(reportOn([ran, inSources(ran, client)]));
rmSync(client, { recursive: true });

function run(program: string, ...args: readonly string[]): number {
  const env = { ...process.env, COVERAGE: counts };
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit", env }).status ?? 1;
}

/** `npm test`: every check in order, cheapest first; the last line counts the tests. `deep` adds the long ones. */
import { spawnSync } from "node:child_process";

const deep = process.argv[2] === "deep";
const only = process.argv.slice(3);

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["types", "node_modules/typescript/bin/tsc", "-b"],
  ["format", "node_modules/oxfmt/bin/oxfmt", "--check"],
  ["lint", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  ["dead code", "node_modules/knip/bin/knip.js", "--no-progress"],
  ["rooms", "tools/checks/check-rooms.ts"],
  ["rules", "tools/checks/check-rules.ts"],
  ["shape", "tools/checks/check-shape.ts"],
];

if (only.length === 0) for (const [name, ...command] of checks) check(name, command);
check("tests", ["node_modules/vitest/vitest.mjs", "run", ...only], { DEEP: deep ? "1" : "" });

function check(name: string, command: readonly string[], extra: Record<string, string> = {}): void {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, ...extra },
  });
  if (status !== 0) {
    console.error(`guildhall: ${name} failed`);
    process.exit(status ?? 1);
  }
  if (name !== "tests")
    console.log(`${name}: clean in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

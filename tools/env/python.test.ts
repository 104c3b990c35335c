/** The environment from Python, as PettingZoo's own tests would try it. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);

test("[env] Python has it with PettingZoo's names and meanings, one after the other and all at once", ({
  skip,
}) => {
  if (python === undefined) skip("there is no Python 3.8 or newer on this machine");
  const { status, stdout, stderr } = spawnSync(
    python ?? "python3",
    [here("./api_test.py"), here("../../examples"), process.execPath, here("./env.ts")],
    { encoding: "utf8", timeout: 60_000 },
  );
  expect(stderr).toBe("");
  expect(stdout.trim()).toBe("the environment keeps the interface");
  expect(status).toBe(0);
}, 70_000);

test("[env] what it cannot do is one sentence", () => {
  const said = (...args: readonly string[]): string =>
    spawnSync(process.execPath, [here("./env.ts"), ...args], {
      encoding: "utf8",
      input: "",
    }).stderr.trim();
  expect(said("--game", "legion")).toBe("env: --game is one of bounty-hunters, outer-rim");
  expect(said("--envs", "0")).toBe("env: --envs takes a whole number from 1 to 4096");
  expect(said("--seats", "7")).toBe("env: --seats takes a whole number from 1 to 6");
  expect(said("--option", "scoring=upside-down")).toMatch(/^env: options/);
});

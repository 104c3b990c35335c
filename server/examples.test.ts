import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall } from "./testing/test-hall.ts";

const script = fileURLToPath(new URL("../examples/bot.py", import.meta.url));
const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);

function run(link: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(python ?? "python3", [script, link, "Python"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

test("[examples] the bot in Python is a complete player in under 60 lines of the standard library", async ({
  skip,
}) => {
  const source = readFileSync(script, "utf8");
  expect(source.split("\n").length).toBeLessThanOrEqual(60);
  if (python === undefined)
    skip("there is no Python 3.8 or newer on this machine, so examples/bot.py was not run");
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 3,
    bots: [1],
    botLevel: "random",
    sit: [],
    options: { mode: "introductory" },
  });
  const bots = [run(`${hall.url}/t/${table}`)];
  await expect
    .poll(
      async () => ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).seats[0]?.holder,
    )
    .toMatchObject({ type: "person", name: "Python" });
  bots.push(run(`${hall.url}/t/${table}`));
  await expect
    .poll(
      async () => ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).seats[2]?.holder,
    )
    .toMatchObject({ type: "person" });
  await ginny.ask(table, { type: "start" });
  for (const { code, output } of await Promise.all(bots)) {
    expect(output).toMatch(/^seat [02] came in at place [123] of [123]\n$/);
    expect(code).toBe(0);
  }
  expect(((await ginny.get(`/api/tables/${table}`)).body as TableInfo).phase).toBe("over");
  const { code, output } = await run(`${hall.url}/t/${"x".repeat(24)}`);
  expect(code).toBe(1);
  expect(output).toContain("no-such-table");
  await hall.close();
});

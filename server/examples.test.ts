import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall } from "./testing/test-hall.ts";

const script = fileURLToPath(new URL("../examples/bot.py", import.meta.url));
const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);

function run(
  link: string,
  program: readonly string[] = [script],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(python ?? "python3", [...program, link, "Python"], {
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

/** The bot, with what docs/api.md says about taking part written into it. */
function botThatTakesPart(): string {
  const [, snippet = ""] =
    /```python\n(.*?)```/su.exec(
      readFileSync(new URL("../docs/api.md", import.meta.url), "utf8"),
    ) ?? [];
  return readFileSync(script, "utf8")
    .replace("entropy=str(uuid.uuid4())", 'entropy=""')
    .replace("version = 0\n", `TABLE, SEAT = table.split("/")[-1], seat\n${snippet}\nversion = 0\n`)
    .replace(
      '    if now["tell"] is None:',
      '    if now["info"]["phase"] == "gathering":\n        take_part(now["info"]["deal"])\n$&',
    );
}

test("[examples] a program takes part in the deal as docs/api.md says", async ({ skip }) => {
  if (python === undefined) skip("there is no Python 3.8 or newer on this machine");
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const options = { mode: "introductory" };
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, options, entropy: "" });
  const info = async (): Promise<TableInfo> =>
    (await ginny.get(`/api/tables/${table}`)).body as TableInfo;
  const bot = run(`${hall.url}/t/${table}`, ["-c", botThatTakesPart()]);
  const commit = commitToPart(table, 0, "mine");
  await ginny.ask(table, { type: "promise-part", seat: 0, commit });
  await expect.poll(async () => (await info()).deal.commits[1]).toMatch(/^[0-9a-f]{64}$/);
  await ginny.ask(table, { type: "start" });
  await ginny.ask(table, { type: "show-part", seat: 0, part: "mine" });
  await expect.poll(async () => (await info()).phase).toBe("playing");
  expect((await info()).deal.from).toEqual([0, 1]);
  await ginny.ask(table, { type: "substitute", seat: 0, level: "random" });
  expect(await bot).toMatchObject({ code: 0 });
  await hall.close();
});

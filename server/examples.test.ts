import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall } from "./testing/test-hall.ts";

const script = fileURLToPath(new URL("../examples/bot.py", import.meta.url));
const python = ["python3", "python"].find(
  (name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0,
);

/** Where the bots of these tests keep their tokens. */
const folder = mkdtempSync(join(tmpdir(), "guildhall-bots-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function start(
  link: string,
  name: string,
  program: readonly string[] = [script],
  interpreter: string = python ?? "python3",
): { readonly ended: Promise<Ended>; kill(): void } {
  const child = spawn(interpreter, [...program, link, name], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<Ended>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { ended, kill: () => void child.kill("SIGKILL") };
}

const run = (link: string, name: string, program?: readonly string[]): Promise<Ended> =>
  start(link, name, program).ended;

test("[examples] the bot in Python is a complete player in under 80 lines of the standard library", async ({
  skip,
}) => {
  const source = readFileSync(script, "utf8");
  expect(source.split("\n").length).toBeLessThanOrEqual(80);
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
  const bots = [run(`${hall.url}/t/${table}`, "Python")];
  await expect
    .poll(
      async () => ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).seats[0]?.holder,
    )
    .toMatchObject({ type: "person", name: "⚙ bot Python (home)" });
  bots.push(run(`${hall.url}/t/${table}`, "Monty"));
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
  const { code, output } = await run(`${hall.url}/t/${"x".repeat(24)}`, "Python");
  expect(code).toBe(1);
  expect(output).toContain("no-such-table");
  await hall.close();
});

const tight = process.env["DEEP"]
  ? { tables: 3, requestsPerAddress: { burst: 60, perSecond: 150 } }
  : { tables: 1, requestsPerAddress: { burst: 30, perSecond: 200 } };

test("[examples] bots of one address wait when told to, and finish; one is killed and comes back", async ({
  skip,
}) => {
  if (python === undefined) skip("there is no Python 3.8 or newer on this machine");
  const hall = await testHall({ limits: { requestsPerAddress: tight.requestsPerAddress } });
  const ginny = await hall.guest("Ginny");
  const options = { mode: "introductory" };
  const tables: string[] = [];
  for (let table = 0; table < tight.tables; table++)
    tables.push(await ginny.make({ game: "bounty-hunters", seats: 4, sit: [], options }));
  // She is at the bots' address, and turned away as they are.
  const phase = (id: string) => async () =>
    ((await ginny.get(`/api/tables/${id}`)).body as Partial<TableInfo>).phase;
  const began = (id: string) => async () => {
    if ((await phase(id)()) === "gathering") await ginny.ask(id, { type: "start" });
    return await phase(id)();
  };
  const bots = tables.flatMap((id, table) =>
    [0, 1, 2, 3].map((seat) => start(`${hall.url}/t/${id}`, `Bot ${table}-${seat}`)),
  );
  const waiting = { timeout: 60_000, interval: 200 };
  for (const id of tables) await expect.poll(began(id), waiting).toMatch(/playing|over/);
  // However slow the machine is: what this address may ask for is used up in the middle of the game.
  await Promise.all(
    Array.from({ length: 4 * tight.requestsPerAddress.burst }, () => ginny.get("/api/hall")),
  );
  bots[0]?.kill();
  await bots[0]?.ended;
  const again = start(`${hall.url}/t/${tables[0]}`, "Bot 0-0");
  for (const { ended } of [again, ...bots.slice(1)])
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining("came in") });
  for (const id of tables) await expect.poll(phase(id), waiting).toBe("over");
  const turnedAway = async (): Promise<number> =>
    Number(
      /guildhall_turned_away_total\{why="request"\} (\d+)/.exec(
        String((await ginny.get("/metrics")).body),
      )?.[1] ?? 0,
    );
  await expect.poll(turnedAway, waiting).toBeGreaterThan(0);
  await hall.close();
}, 120_000);

/** The bot, with what docs/api.md says about taking part written into it. */
function botThatTakesPart(): string {
  const [, snippet = ""] =
    /```python\n(import hashlib.*?)```/su.exec(
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
  const bot = run(`${hall.url}/t/${table}`, "Partaker", ["-c", botThatTakesPart()]);
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

test("[examples] the bot in TypeScript plays over the socket, is killed, and comes back", async () => {
  const socketBot = fileURLToPath(new URL("../examples/bot.ts", import.meta.url));
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const options = { mode: "introductory" };
  const table = await ginny.make({ game: "bounty-hunters", seats: 3, options, entropy: "x" });
  const link = `${hall.url}/t/${table}`;
  const bot = (name: string): ReturnType<typeof start> =>
    start(link, name, [socketBot], process.execPath);
  const holders = async (): Promise<readonly string[]> =>
    ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).seats.map(
      ({ holder }) => holder.type,
    );
  const bots = ["Tess", "Tim"].map(bot);
  const waiting = { timeout: 60_000, interval: 100 };
  await expect.poll(holders, waiting).toEqual(["person", "person", "person"]);
  await ginny.ask(table, { type: "start" });
  bots[0]?.kill();
  await bots[0]?.ended;
  // The game waits for Ginny meanwhile.
  const again = bot("Tess");
  await ginny.ask(table, { type: "substitute", seat: 0, level: "random" });
  for (const { ended } of [again, ...bots.slice(1)])
    expect(await ended).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^seat [12] came in at place [123] of [123]\n$/),
    });
  await hall.close();
}, 120_000);

/** Real little programs at real tables: those that play, and those that do what programs do. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { verifyCommand } from "../journals/verify-command.ts";
import type { Standings } from "./standings.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-arena-"));
afterAll(() => rmSync(folder, { recursive: true }));
const python = spawnSync("python3", ["--version"]).status === 0;

/** As docs/arena.md has them: what is written there plays. */
const manual = readFileSync(new URL("../../docs/arena.md", import.meta.url), "utf8");
const listing = (language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "su").exec(manual)?.[1] ?? "";

function program(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

interface Report {
  readonly standings: readonly Standings[];
}

function arena(...args: readonly string[]): { report: Report; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // A busy machine makes nobody late.
    ["tools/arena/arena.ts", "--seconds", "30", ...args, "--json", "--seed", "7"],
    { encoding: "utf8" },
  );
  expect(stderr.replaceAll(/^arena: .*\n/gm, "")).toBe("");
  expect(status).toBe(0);
  return { report: JSON.parse(stdout) as Report, err: stderr };
}

const introductory = ["--option", "mode=introductory"];
const player = (): string => program("player.mjs", listing("js"));

test("[arena] the programs of docs/arena.md and a house bot meet, and every journal verifies", ({
  skip,
}) => {
  if (!python) skip("there is no Python on this machine");
  const out = join(folder, "journals");
  const snake = program("player.py", listing("python"));
  const { report, err } = arena(
    player(),
    snake,
    "house:novice",
    "--deals",
    "1",
    "--out",
    out,
    ...introductory,
  );
  expect(err).not.toContain("lost");
  const [standings] = report.standings;
  expect(standings).toMatchObject({ seats: 2, deals: 1, games: 6 });
  expect(standings?.table.map(({ name, chairs, faults }) => ({ name, chairs, faults }))).toEqual([
    { name: "player.mjs", chairs: 4, faults: {} },
    { name: "player.py", chairs: 4, faults: {} },
    { name: "house:novice", chairs: 4, faults: {} },
  ]);
  const journals = readdirSync(out).filter((name) => name.endsWith(".journal"));
  expect(journals).toHaveLength(6);
  const silent = { log: () => undefined, error: (text: string) => expect(text).toBe("") };
  for (const file of journals) expect(verifyCommand([join(out, file)], silent), file).toBe(0);
  const games = readFileSync(join(out, "games.ndjson"), "utf8").trim().split("\n");
  expect(games.map((line) => (JSON.parse(line) as { file: string }).file)).toEqual(
    journals.toSorted(),
  );
});

test("[arena] the same seed plays the same games, on however many lanes", () => {
  const once = (lanes: string): unknown =>
    arena(player(), "house:steady", "--deals", "2", "--lanes", lanes, ...introductory).report;
  expect(once("2")).toEqual(once("1"));
});

test("[arena] Outer Rim is played the same way", () => {
  const { report, err } = arena(
    player(),
    "house:steady",
    "--game",
    "outer-rim",
    "--deals",
    "1",
    "--option",
    "characters=random",
  );
  expect(err).not.toContain("lost");
  expect(report.standings[0]?.table).toMatchObject([{ first: 0 }, { first: 2 }]);
});

/** Answers every question with the rest of an ask. */
const says = (rest: string): string =>
  `process.stdin.on("data", (text) => { const id = /"id":"(\\d+)"/.exec(text)?.[1]; const seat = Number(/"seat":(\\d)/.exec(text)?.[1]);
if (id) console.log(JSON.stringify({ id, seat, ${rest} })); });`;

const odd: Readonly<Record<string, string>> = {
  crashed: 'console.error("no such luck"); process.exitCode = 3;',
  nonsense: 'process.stdin.on("data", () => console.log("e4"));',
  flood: 'setInterval(() => process.stdout.write("x".repeat(60000)), 1);',
  refused: says('type: "command", command: { type: "done" }'),
  resigned: says('type: "substitute", level: null'),
};

test("[arena] who crashes, talks nonsense, floods, moves against the rules or resigns loses with words, nobody else", () => {
  const programs = Object.entries(odd).map(([code, text]) => program(`${code}.mjs`, text));
  const { report, err } = arena(
    ...programs,
    player(),
    "--seats",
    "6",
    "--deals",
    "1",
    ...introductory,
  );
  for (const code of Object.keys(odd))
    expect(err).toMatch(new RegExp(`${code}\\.mjs lost .*: ${code}: \\S`));
  expect(err).toContain("it ended with code 3: no such luck");
  expect(err).not.toContain("player.mjs lost");
  expect(report.standings[0]?.table).toMatchObject([
    ...Object.keys(odd).map((code) => ({ faults: { [code]: 6 }, first: 0 })),
    { faults: {}, first: 6 },
  ]);
});

test("[arena] who hangs is ended with all it started", async () => {
  const note = join(folder, "child.pid");
  const parent = `import { spawn } from "node:child_process"; import { writeFileSync } from "node:fs";
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
writeFileSync(${JSON.stringify(note)}, String(child.pid)); setInterval(() => {}, 1000);`;
  const limits = ["--seconds", "0.5", "--begin", "2"];
  const { report } = arena(
    program("hung.mjs", parent),
    "house:novice",
    "--deals",
    "1",
    ...limits,
    ...introductory,
  );
  expect(report.standings[0]?.table).toMatchObject([
    { faults: { hung: 2 } },
    { faults: {}, first: 2 },
  ]);
  const isThere = (): boolean => {
    try {
      return process.kill(Number(readFileSync(note, "utf8")), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere).toBe(false);
});

test.each([
  { args: ["house:steady", "house:genius"], says: 'there is no house bot "genius"' },
  { args: ["house:steady", "./nowhere.py"], says: "there is no file ./nowhere.py" },
  { args: ["house:steady", "house:steady", "--seats", "9"], says: "does not fit a table of 9" },
  { args: ["house:steady", "house:steady", "--margin", "x"], says: "--margin is a number" },
])("[arena] one sentence about $args", ({ args, says }) => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/arena/arena.ts", ...args], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

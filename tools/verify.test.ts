/** The two commands that read journal files, as a shell sees them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { finishedJournal } from "#table/testing/rig.ts";
import { replayCommand } from "./journals/replay-command.ts";
import { verifyCommand } from "./journals/verify-command.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
const good = join(folder, "good.journal");
const cut = join(folder, "cut.journal");
const altered = join(folder, "altered.journal");
const junk = join(folder, "junk.journal");

beforeAll(async () => {
  const text = await finishedJournal(bountyHunters, 2);
  writeFileSync(good, text);
  writeFileSync(cut, text.slice(0, text.length / 2));
  writeFileSync(altered, text.replace('"deck":1', '"deck":3'));
  writeFileSync(junk, "PK\u0003\u0004");
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** As a shell starts it. */
function start(tool: string, ...args: string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

const commands = { verify: verifyCommand, replay: replayCommand };

/** The same command without a process of its own. */
async function run(tool: keyof typeof commands, ...args: string[]): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await commands[tool](args, {
    log: (text: string) => void out.push(text),
    error: (text: string) => void err.push(text),
  });
  return { code, out: out.join("\n").trim(), err: err.join("\n").trim() };
}

test("the shell gets the words and the exit code of each command", () => {
  expect(start("verify", good)).toMatchObject({
    code: 0,
    out: expect.stringContaining("verified"),
    err: "",
  });
  expect(start("verify", junk)).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^not verified/),
  });
  expect(start("replay", good, "--to", "4")).toMatchObject({ code: 0, err: "" });
  expect(start("replay")).toMatchObject({ code: 1, err: expect.stringMatching(/^replay: /) });
});

describe("verify", () => {
  test("a good file", async () => {
    expect(await run("verify", good)).toMatchObject({
      code: 0,
      out: expect.stringContaining("verified"),
      err: "",
    });
    const { code, out } = await run("verify", good, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([
    { path: cut, says: "the file is cut off" },
    { path: altered, says: "page " },
    { path: junk, says: "this is not a Guildhall journal" },
    { path: join(folder, "nowhere"), says: "there is no such file" },
    { path: folder, says: "it is a folder, not a file" },
  ])("one sentence about $path", async ({ path, says }) => {
    const { code, out, err } = await run("verify", path);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(says);
    expect(err.split("\n")).toHaveLength(1);
  });

  test("a bad file as JSON", async () => {
    const { code, out } = await run("verify", altered, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      page: expect.any(Number),
      sentence: expect.stringContaining("altered"),
    });
  });

  test("help, and what it does not know", async () => {
    expect(await run("verify", "--help")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Usage"),
    });
    expect(await run("verify", "--loud")).toMatchObject({
      code: 1,
      err: expect.stringContaining("'--loud'"),
    });
    expect(await run("verify")).toMatchObject({ code: 1 });
  });
});

describe("replay", () => {
  test("a readable log with rules, through chosen eyes", async () => {
    const all = await run("replay", good, "--to", "30");
    expect(all).toMatchObject({ code: 0, err: "" });
    expect(all.out).toMatch(/Marlo .*\[BH-[A-Z]+-\d+\]/);
    expect(all.out).not.toContain("hands-dealt");
    expect((await run("replay", good, "--to", "30", "--language", "fr")).out).not.toBe(all.out);
    expect((await run("replay", good, "--to", "8", "--raw")).out).toContain("hands-dealt");
    const one = await run("replay", good, "--as", "spectator", "--from", "4", "--to", "6", "--raw");
    expect(one.out).toContain("deck null");
    expect(one.out).not.toContain("hands-dealt");
  });

  test("as JSON: the view, the steps, the view at the end", async () => {
    const past = JSON.parse(
      (await run("replay", good, "--as", "1", "--from", "5", "--to", "9", "--json")).out,
    ) as { steps: unknown[] };
    expect(past).toMatchObject({ as: 1, from: 5, view: { viewer: 1 }, end: { viewer: 1 } });
    expect(past.steps).toHaveLength(4);
  });

  test.each([
    { args: [cut], says: "the file is cut off" },
    { args: [altered], says: "altered" },
    { args: [good, "--as", "7"], says: "--as is a seat from 0 to 1" },
    { args: [good, "--from", "x"], says: "page numbers" },
    { args: [good, "--language", "tlh"], says: `--language is one of ${languages.join(", ")}` },
    { args: [], says: "name one journal file" },
  ])("one sentence: $says", async ({ args, says }) => {
    const { code, err, out } = await run("replay", ...args);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(says);
  });
});

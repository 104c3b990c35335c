/** The two commands that read journal files, as a shell sees them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { finishedJournal } from "#table/testing/rig.ts";

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

function run(tool: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

describe("verify", () => {
  test("a good file", () => {
    expect(run("verify", good)).toMatchObject({
      code: 0,
      out: expect.stringContaining("verified"),
      err: "",
    });
    const { code, out } = run("verify", good, "--json");
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
  ])("one sentence about $path", ({ path, says }) => {
    const { code, out, err } = run("verify", path);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(says);
    expect(err.split("\n")).toHaveLength(1);
  });

  test("a bad file as JSON", () => {
    const { code, out } = run("verify", altered, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      page: expect.any(Number),
      sentence: expect.stringContaining("altered"),
    });
  });

  test("help, and what it does not know", () => {
    expect(run("verify", "--help")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Usage"),
    });
    expect(run("verify", "--loud")).toMatchObject({
      code: 1,
      err: expect.stringContaining("'--loud'"),
    });
    expect(run("verify")).toMatchObject({ code: 1 });
  });
});

describe("replay", () => {
  test("a readable log with rules, through chosen eyes", () => {
    const all = run("replay", good, "--to", "30");
    expect(all).toMatchObject({ code: 0, err: "" });
    expect(all.out).toMatch(/Marlo .*\[BH-[A-Z]+-\d+\]/);
    expect(all.out).not.toContain("hands-dealt");
    expect(run("replay", good, "--to", "30", "--language", "fr").out).not.toBe(all.out);
    expect(run("replay", good, "--to", "8", "--raw").out).toContain("hands-dealt");
    const one = run("replay", good, "--as", "spectator", "--from", "4", "--to", "6", "--raw");
    expect(one.out).toContain("deck null");
    expect(one.out).not.toContain("hands-dealt");
  });

  test("as JSON: the view, the steps, the view at the end", () => {
    const past = JSON.parse(
      run("replay", good, "--as", "1", "--from", "5", "--to", "9", "--json").out,
    ) as { steps: unknown[] };
    expect(past).toMatchObject({ as: 1, from: 5, view: { viewer: 1 }, end: { viewer: 1 } });
    expect(past.steps).toHaveLength(4);
  });

  test.each([
    { args: [cut], says: "the file is cut off" },
    { args: [altered], says: "altered" },
    { args: [good, "--as", "7"], says: "--as is a seat from 0 to 1" },
    { args: [good, "--from", "x"], says: "page numbers" },
    { args: [good, "--language", "tlh"], says: "--language is one of en, fr, es" },
    { args: [], says: "name one journal file" },
  ])("one sentence: $says", ({ args, says }) => {
    const { code, err, out } = run("replay", ...args);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(says);
  });
});

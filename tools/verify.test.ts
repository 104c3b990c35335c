/** The two commands that read journal files, as a shell sees them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Page } from "#table/journal/page.ts";
import { writeJournal } from "#table/journal/file.ts";
import { atTable } from "#table/testing/deal-bench.ts";
import { settled } from "#table/testing/hand-clock.ts";
import { ask, finishedJournal, ginny, mia, openNew, rig, terms } from "#table/testing/rig.ts";
import { the } from "#table/testing/the.ts";
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

/** Mia agrees to go without a part; `before`: nobody asks her, as it once was. */
async function dealtFromOnePart(when: "now" | "before" = "now"): Promise<string> {
  const bench = rig();
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  for (const [seat, person] of [ginny, mia].entries())
    await ask(table, person, { type: "sit", seat, entropy: "" });
  const at = atTable(bench, table, [ginny, mia]);
  await at.waive(1);
  await at.wake(0);
  await at.start();
  await at.wake(0);
  for (const [seat, person] of [ginny, mia].entries())
    await ask(table, person, { type: "substitute", seat, level: "random" });
  for (let wait = 0; wait < 500 && table.info(null).phase !== "over"; wait++) await settled();
  const pages = (await at.pages()).map((page): Page => {
    if (when === "now" || page.type !== "part-waived") return page;
    const { type: _, ...rest } = page;
    return { ...rest, type: "said", name: "Mia", said: { type: "phrase", phrase: "hello" } };
  });
  const text = writeJournal(
    bountyHunters,
    the(await bench.journal.header(table.id)),
    bountyHunters.standardContent,
    pages,
  );
  if (typeof text !== "string") throw new Error(text.code);
  return text;
}

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

  test("says from whose parts the cards came, who agreed, and warns where one person could choose", async () => {
    const path = join(folder, "alone.journal");
    writeFileSync(path, await dealtFromOnePart());
    const alone = await run("verify", path);
    expect(alone.out).toContain("dealt from the part of Ginny alone\n");
    expect(alone.out).toContain("agreed to be dealt to without a part: Mia\n");
    expect(alone.out).not.toContain("WARNING");
    expect((await run("replay", path, "--to", "8")).out).toContain(
      "dealt from the part of Ginny alone",
    );
    // As a game of before was dealt: Mia was not asked.
    const before = join(folder, "before.journal");
    writeFileSync(before, await dealtFromOnePart("before"));
    const { code, out } = await run("verify", before);
    expect(code).toBe(0);
    expect(out).toContain("neither took part nor agreed to go without: Mia\n");
    expect(out).toMatch(
      /^WARNING: whoever ran the hall and sat as Ginny could choose these cards$/m,
    );
    expect((await run("verify", good)).out).toContain("dealt from the seed alone");
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

  test("as JSON: the view, the pages, the view at the end", async () => {
    const past = JSON.parse(
      (await run("replay", good, "--as", "1", "--from", "5", "--to", "9", "--json")).out,
    ) as { pages: unknown[] };
    expect(past).toMatchObject({ as: 1, from: 5, view: { viewer: 1 }, end: { viewer: 1 } });
    expect(past.pages).toHaveLength(4);
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

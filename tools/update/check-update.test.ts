/** Before an update: what this Guildhall makes of the games another version kept. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { fileName, openSqlite } from "#server/store/sqlite/index.ts";
import { testHall } from "#server/testing/test-hall.ts";
import { readJournal, type JournalFile } from "#table/journal/file.ts";
import type { Header } from "#table/journal/page.ts";
import { readAgain } from "#table/past/read-again.ts";
import { finishedJournal } from "#table/testing/rig.ts";
import { the } from "#table/testing/the.ts";
import { checkUpdate } from "./check-update-command.ts";
import type { FolderReport } from "./report.ts";

const temporary = (): string => mkdtempSync(join(tmpdir(), "guildhall-"));
const sha256 = (text: string | Buffer): string => createHash("sha256").update(text).digest("hex");

let home = "";
beforeEach(() => void (home = temporary()));
afterEach(() => rmSync(home, { recursive: true }));

let played: JournalFile;
beforeAll(async () => void (played = journalIn(await finishedJournal(bountyHunters, 2))));

function journalIn(text: string): JournalFile {
  const file = readJournal(text);
  if ("type" in file) throw new Error(file.code);
  return file;
}

/** Games that rules of earlier versions judged, kept for ever. */
const older = ["bounty-hunters/games/three-introductory", "legion/games/classic"];
const keptGame = (name: string): JournalFile =>
  journalIn(readFileSync(join("rules", `${name}.journal`), "utf8"));

function headerOf({ header, pages }: JournalFile): Header {
  const { seed } = the(pages.find((page) => page.type === "ended"));
  return { ...header, seed };
}

/** As a hall kept them. */
async function layIn(folder: string, files: readonly JournalFile[]): Promise<void> {
  const store = openSqlite(folder, {
    broken(error) {
      throw error;
    },
  });
  for (const file of files) {
    const header = headerOf(file);
    await store.journal.create(header, file.content);
    await store.journal.append(header.table, 0, file.pages);
  }
  await store.close();
}

function spoil(folder: string, sql: string): void {
  const db = new DatabaseSync(join(folder, fileName));
  db.exec(sql);
  db.close();
}

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function check(...args: string[]): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await checkUpdate(args, {
    log: (text: string) => void out.push(text),
    error: (text: string) => void err.push(text),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.startsWith(fileName))
      .map((name) => [name, sha256(readFileSync(join(folder, name)))]),
  );

test("[UPDATE] a hall’s games read the same, over, running or gathering, while it is open and after", async () => {
  await layIn(home, [played]);
  const hall = await testHall({ folder: home });
  const ginny = await hall.guest("Ginny");
  const running = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1] });
  await ginny.ask(running, { type: "start" });
  await ginny.make({ game: "outer-rim", seats: 2 });
  const open = await check(home, "--json");
  await hall.close();
  expect(open).toMatchObject({ code: 0, err: "" });
  const { tables, ...rest } = JSON.parse(open.out) as FolderReport;
  expect(rest).toEqual({ folder: home, open: true });
  const found = tables.map((table) => [table.reads, "phase" in table ? table.phase : null]);
  expect(found.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    ["same", "gathering"],
    ["same", "over"],
    ["same", "playing"],
  ]);
  const before = filesIn(home);
  const closed = await check(home);
  expect(closed).toMatchObject({ code: 0, out: expect.stringContaining("3 read the same") });
  expect(filesIn(home)).toEqual(before);
});

test("[UPDATE] games of older rules are told with the rules that judged them, and read as they did", async () => {
  const files = older.map(keptGame);
  await layIn(home, [played, ...files]);
  const { code, out, err } = await check(home);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("2 judged by older rules, and read the same");
  for (const { header } of files)
    expect(out).toContain(`${header.terms.game} by rules ${header.rulesVersion}: 1`);
  expect(out).toContain("0 would differ");
});

/** Played by a hall of that version: two games of Bounty Hunters, one over, one of Outer Rim, a ledger, a gathering. */
test("[UPDATE] a data folder of version 0.2.0 reads the same, opens, and is left as it was", async () => {
  const kept = brotliDecompressSync(readFileSync("tools/update/folders/0.2.0.db.br"));
  writeFileSync(join(home, fileName), kept);
  const { code, out, err } = await check(home);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("5 tables, 446 pages");
  expect(out).toMatch(/legion by rules 2, goes on under \d+: 1/);
  expect(out).toMatch(/outer-rim by rules 7, goes on under \d+: 2/);
  expect(out).toContain("0 would differ");
  // So the older version still opens it.
  expect(filesIn(home)).toEqual({ [fileName]: sha256(kept) });
  const hall = await testHall({ folder: home });
  const thomas = await hall.guest("Thomas");
  const { body } = await thomas.get("/api/tables/GEXpNNZFuNaa-niLMZW2mwTG");
  await hall.close();
  expect(body).toMatchObject({ phase: "over", game: "bounty-hunters" });
});

test.each([
  ["an event", `'"deck":1', '"deck":3'`, "the events written there"],
  ["the end", `'"places":[', '"places":[7,'`, "the outcome written there"],
  ["a page that is no page", `'"type":"sat-down"', '"type":"sat-up"'`, "cannot be read"],
])("[UPDATE] planted: %s that this version tells otherwise", async (_, change, sentence) => {
  await layIn(home, [played, keptGame("legion/games/classic")]);
  const table = played.header.table;
  spoil(home, `UPDATE pages SET page = replace(page, ${change}) WHERE table_id = '${table}'`);
  const { code, out } = await check(home);
  expect(code).toBe(1);
  expect(out).toContain("1 would differ");
  expect(out).toMatch(new RegExp(`${table} \\(bounty-hunters\\): page \\d+: .*${sentence}`));
});

test("[UPDATE] planted: a version that forgot an event, or whose second seat cannot look", async () => {
  const file = keptGame("bounty-hunters/games/three-introductory");
  const kept = { ...file, header: headerOf(file) };
  const { evolvePage: _, ...byEvent }: Game = bountyHunters;
  const events = file.pages.flatMap((page) => ("events" in page ? page.events : []));
  const forgetting = (type: string): Game => ({
    ...byEvent,
    evolve: (state, event) => (event.type === type ? state : byEvent.evolve(state, event)),
  });
  const blind: Game = {
    ...byEvent,
    viewFor(state, viewer) {
      if (viewer === 1) throw new Error("nothing to see");
      return byEvent.viewFor(state, viewer);
    },
  };
  expect(readAgain(games, kept, sha256)).toMatchObject({ type: "read", phase: "over" });
  const found = [...new Set(events.map(({ type }) => type))].filter(
    (type) => readAgain([forgetting(type)], kept, sha256).type === "flaw",
  );
  // Some events only tell; most change the end.
  expect(found.length).toBeGreaterThan(2);
  expect(readAgain([blind], kept, sha256)).toMatchObject({ code: "unreadable" });
});

test("[UPDATE] what this version cannot read is told in one sentence, of the folder that was named", async () => {
  expect(await check(home)).toMatchObject({ code: 1, err: expect.stringContaining("there is no") });
  expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining("name one data") });
  await layIn(home, [played]);
  const newerRules = `replace(header, '"rulesVersion":', '"rulesVersion":9')`;
  spoil(home, `UPDATE tables SET header = ${newerRules}`);
  expect(await check(home)).toMatchObject({
    code: 1,
    out: expect.stringContaining("judged by another version of the rules"),
  });
  spoil(home, "PRAGMA user_version = 999");
  const { code, err } = await check(home);
  expect(code).toBe(1);
  expect(err).toContain(`the database ${join(home, fileName)} was written by a newer Guildhall`);
  expect(err).not.toContain("guildhall-check-");
});

/** A data folder with everything in it, one of its files damaged, and how a hall stands on what is left. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { quickRng } from "#rules/rng.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Rng } from "#rules/game.ts";
import { HostError } from "../../host-error.ts";
import { beginnings } from "../../store/sqlite/testing/beginnings.ts";
import { testHall, type TestHall } from "../test-hall.ts";
import { visitor } from "../visitor.ts";
import { damaged, pick } from "./pick.ts";

export interface FullFolder {
  readonly folder: string;
  readonly tables: readonly string[];
  readonly token: string;
}

/** Every file the hall reads when it starts or while it runs; those that are read most come most often. */
const files = [
  "guildhall.db",
  "guildhall.db",
  "guildhall.db",
  "guildhall.db-wal",
  "guildhall.db-wal",
  "shut-out.json",
  "card-sets/mine.json",
  "card-sets",
  "host.sock",
  "backups",
] as const;

/** As a hall leaves it that is killed: some pages in the database, later ones in its log alone. */
export async function fullFolder(): Promise<FullFolder> {
  const folder = fs.mkdtempSync(join(tmpdir(), "guildhall-full-"));
  const tables: string[] = [];
  await (await playing(folder, tables)).close();
  const hall = await playing(folder, tables);
  const copy = fs.mkdtempSync(join(tmpdir(), "guildhall-left-"));
  for (const name of ["guildhall.db", "guildhall.db-wal"])
    fs.copyFileSync(join(folder, name), join(copy, name));
  const { token } = await hall.guest("Bossk");
  await hall.close();
  fs.rmSync(folder, { recursive: true });
  const shutOut = [{ what: "address", key: "10.9.8.7", name: "", since: 0 }];
  fs.writeFileSync(join(copy, "shut-out.json"), JSON.stringify(shutOut));
  const set = { game: "bounty-hunters", name: "House", content: bountyHunters.standardContent };
  fs.mkdirSync(join(copy, "card-sets"));
  fs.writeFileSync(join(copy, "card-sets/mine.json"), JSON.stringify(set));
  fs.mkdirSync(join(copy, "backups"));
  return { folder: copy, tables, token };
}

async function playing(folder: string, tables: string[]): Promise<TestHall> {
  const hall = await testHall({ folder });
  const greedo = await hall.guest("Greedo");
  for (const game of ["bounty-hunters", "outer-rim", "legion"]) {
    const wanted = { game, seats: 2, bots: [1], botLevel: "random", clock: 600, listed: true };
    const table = await greedo.make(wanted);
    await greedo.ask(table, { type: "start" });
    tables.push(table);
  }
  return hall;
}

/** What one case found: `told` in a sentence, or `stands`; anything else is a complaint. */
export async function standsOn(full: FullFolder, seed: number): Promise<string> {
  const folder = fs.mkdtempSync(join(tmpdir(), "guildhall-hurt-"));
  try {
    fs.cpSync(full.folder, folder, { recursive: true });
    const what = hurt(quickRng(seed), folder);
    const found = await openAndUse(full, folder);
    return found === "told" || found === "stands" ? found : `${what}: ${found}`;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** How a hall stands without the page that a table or an index begins with, one after the other; all unless told. */
export async function standsWithout(
  full: FullFolder,
  only?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const bytes = fs.readFileSync(join(full.folder, "guildhall.db"));
  const size = bytes.readUInt16BE(16);
  for (const { name, page } of beginnings(bytes)) {
    if (only?.includes(name) === false) continue;
    const folder = fs.mkdtempSync(join(tmpdir(), "guildhall-hurt-"));
    const hurtBytes = Buffer.from(bytes).fill(0xab, (page - 1) * size, page * size);
    fs.writeFileSync(join(folder, "guildhall.db"), hurtBytes);
    found.set(name, await openAndUse(full, folder));
    fs.rmSync(folder, { recursive: true });
  }
  return found;
}

/** Cut off, scattered with random bytes, filled with one, emptied, or something else in its place. */
function hurt(rng: Rng, folder: string): string {
  const name = pick(rng, files);
  const path = join(folder, name);
  const bytes = fs.statSync(path, { throwIfNoEntry: false })?.isFile()
    ? fs.readFileSync(path)
    : Buffer.from("something");
  const how = pick(rng, ["damage", "damage", "block", "block", "empty", "folder", "link", "gone"]);
  fs.rmSync(path, { recursive: true, force: true });
  if (how === "damage") fs.writeFileSync(path, damaged(rng, bytes));
  if (how === "block") fs.writeFileSync(path, withBlock(rng, bytes));
  if (how === "empty") fs.writeFileSync(path, "");
  if (how === "folder") fs.mkdirSync(join(path, "inside"), { recursive: true });
  if (how === "link") fs.symlinkSync(join(folder, "nowhere", "at-all"), path);
  return `${name} ${how}`;
}

/** A piece of a page or several in a row, as a bad disk gives them back. */
function withBlock(rng: Rng, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const from = rng.below(copy.length);
  const to = Math.min(copy.length, from + 1 + rng.below(pick(rng, [16, 512, 8192])));
  if (rng.below(2) === 0) return copy.fill(rng.below(256), from, to);
  for (let at = from; at < to; at++) copy[at] = rng.below(256);
  return copy;
}

async function openAndUse(full: FullFolder, folder: string): Promise<string> {
  let hall: TestHall;
  try {
    hall = await testHall({ folder });
  } catch (error) {
    if (error instanceof HostError && !error.message.includes("\n")) return "told";
    return `not told in a sentence: ${error instanceof Error ? error.stack : String(error)}`;
  }
  const used = await inTime(use(full, hall.url));
  const closed = await inTime(hall.close());
  return used ?? closed ?? "stands";
}

/** Never is never: nobody waits for this but where a hall hangs, however busy the machine is. */
const patience = 120_000;

/** Every question is answered, whatever the answer. */
async function inTime(doing: Promise<unknown>): Promise<string | null> {
  const late = new AbortController();
  try {
    return await Promise.race([
      doing.then(() => null),
      pause(patience, "it never answered", { signal: late.signal }),
    ]);
  } catch (error) {
    return `it broke: ${error instanceof Error ? error.stack : String(error)}`;
  } finally {
    late.abort();
  }
}

async function use({ tables, token }: FullFolder, url: string): Promise<void> {
  const bossk = await visitor(url, "Bossk", token);
  const paths = ["/healthz", "/api/hall", "/api/me", "/api/tables", "/api/tables/mine"];
  const about = ["", "/view?as=spectator", "/past?to=9", "/journal"];
  const said = { id: "x", type: "say", said: { type: "phrase", phrase: "hello" } };
  await Promise.all([
    ...paths.map((path) => bossk.get(path)),
    ...tables.flatMap((table) => about.map((path) => bossk.get(`/api/tables/${table}${path}`))),
    ...tables.map((table) => bossk.post(`/api/tables/${table}/asks`, said)),
    bossk.post("/api/me", { name: "Zuckuss", token: true }),
    bossk.post("/api/tables", { game: "legion", seats: 2, listed: true }),
  ]);
}

/**
 * A short evening on a recorded disk: moves at several tables, the log emptied, the hall closed and opened, killed
 * and opened again.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Game } from "#rules/game.ts";
import type { Page } from "#table/journal/page.ts";
import type { Table } from "#table/table.ts";
import type { TableId } from "#table/talk/words.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "#table/testing/rig.ts";
import { tally } from "#table/testing/tally-game.ts";
import type { Store } from "../../port.ts";
import { fileName, logName } from "../disk/names.ts";
import type { Files } from "../disk/files.ts";
import { recorder, type DiskMoment, type Recorder } from "./recorder.ts";

export interface Recording {
  readonly moments: readonly DiskMoment[];
  /** Every page anybody wrote, as text. */
  readonly written: ReadonlyMap<TableId, readonly string[]>;
}

/** How a hall opens its store: as it should, or with a fault planted in it. */
export interface Opener {
  readonly files: (recorded: Recorder) => Files;
  readonly open: (folder: string, files: Files) => Store;
}

const tables = 2;
const game = tally as unknown as Game;

export async function recordRun({ files, open }: Opener, rounds: number): Promise<Recording> {
  const home = mkdtempSync(join(tmpdir(), "guildhall-"));
  const folders = ["opened", "killed", "killed again"].map((name) => join(home, name));
  const [first = "", second = "", third = ""] = folders;
  for (const folder of folders) mkdirSync(folder);
  const disk = recorder(first);
  const layer = files(disk);
  const dead: Store[] = [];
  try {
    let store = open(first, layer);
    let all = await newTables(store, disk);
    await play(all, disk, store, rounds);
    await store.close();
    store = open(first, layer);
    all = await sameTables(all, store, disk);
    await emptyTheLog(all[0], disk);
    await play(all, disk, store, rounds);
    await killInMiddleOf(all[0], disk);
    dead.push(store);
    store = open(goOnIn(second, first, disk), layer);
    all = await sameTables(all, store, disk);
    await emptyTheLog(all[0], disk);
    await killInMiddleOf(all[0], disk);
    dead.push(store);
    store = open(goOnIn(third, second, disk), layer);
    all = await sameTables(all, store, disk);
    await play(all, disk, store, 1);
    const written = await pagesOf(all, store);
    await store.close();
    return { moments: [...disk.moments], written };
  } finally {
    disk.release();
    for (const store of dead) await store.close();
    rmSync(home, { recursive: true });
  }
}

async function pagesOf(all: readonly Table[], { journal }: Store): Promise<Recording["written"]> {
  const written = new Map<TableId, readonly string[]>();
  for (const { id } of all)
    written.set(
      id,
      (await journal.read(id, 0)).map((page) => JSON.stringify(page)),
    );
  return written;
}

/** Another process finds what the system's memory holds; the killed one still has its own files. */
function goOnIn(to: string, from: string, disk: Recorder): string {
  for (const name of [fileName, logName])
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  disk.moveTo(to);
  return to;
}

async function newTables(store: Store, disk: Recorder): Promise<readonly Table[]> {
  const all: Table[] = [];
  const bench = rig({ journal: store.journal });
  for (let i = 0; i < tables; i++) {
    const table = await openNew(bench, game, terms(game, 2));
    watch(table, disk);
    await startWith(table, [ginny, mia], 2);
    all.push(table);
  }
  return all;
}

async function sameTables(
  before: readonly Table[],
  store: Store,
  disk: Recorder,
): Promise<readonly Table[]> {
  const bench = rig({ journal: store.journal });
  const all: Table[] = [];
  for (const { id } of before) {
    const table = await reopen(bench, game, id);
    watch(table, disk);
    all.push(table);
  }
  return all;
}

function watch(table: Table, disk: Recorder): void {
  table.listen(mia, "spectator", null, (tell) => {
    if (tell.type === "update" || tell.type === "view")
      disk.hear({ how: "announced", table: table.id, version: tell.version });
  });
}

const move = { type: "command", seat: 0, command: { type: "add", n: 0 } } as const;

async function moveAt(table: Table, disk: Recorder): Promise<void> {
  const answer = await ask(table, ginny, move);
  if (answer.type !== "done") throw new Error(JSON.stringify(answer));
  disk.hear({ how: "answered", table: table.id, version: answer.version });
}

/** Everyone moves, someone reads a journal meanwhile, and whoever runs the hall shuts one more out. */
async function play(
  all: readonly Table[],
  disk: Recorder,
  store: Store,
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const moving = [...all.map((table) => moveAt(table, disk)), shutOneOut(store, disk)];
    const [table] = all;
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      const pages: readonly Page[] =
        table === undefined ? [] : await store.journal.read(table.id, 0);
      if (table !== undefined) disk.hear({ how: "read", table: table.id, version: pages.length });
    }
    await Promise.all(moving);
  }
}

async function shutOneOut({ house }: Store, disk: Recorder): Promise<void> {
  const key = `guest ${disk.moments.length}`;
  await house.shutOut({ what: "person", key, name: "", since: 1000 });
  disk.hear({ how: "shut out", key });
}

/** Nothing flushed earlier stands in for what is lost right afterwards. */
async function emptyTheLog(table: Table | undefined, disk: Recorder): Promise<void> {
  const emptyings = (): number =>
    disk.moments.filter(({ after }) => after === "flush of the pages done").length;
  for (const before = emptyings(); table !== undefined && emptyings() === before;) {
    await moveAt(table, disk);
    await turns(20);
  }
}

/** Committed, not flushed: nobody was answered, and the next process will read it all the same. */
async function killInMiddleOf(table: Table | undefined, disk: Recorder): Promise<void> {
  disk.hang();
  if (table !== undefined) void ask(table, ginny, move);
  await turns(20);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

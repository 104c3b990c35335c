/** How long the hall takes to open on an empty folder and on one with 10,000 games in it, in turn. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/store/sqlite/database.ts";
import { openSide } from "./side.ts";

export interface Restart {
  readonly tables: number;
  readonly pages: number;
  readonly emptyMilliseconds: number;
  readonly fullMilliseconds: number;
  readonly firstTableMilliseconds: number;
}

const tables = 10_000;
const rounds = 5;

/** `folder` holds at least one game; its rows are written 10,000 times under other names. */
export async function restartTimes(folder: string): Promise<Restart> {
  const { pages, sample } = fill(folder);
  const empty = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const times = { empty: [] as number[], full: [] as number[], first: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const bare = await openSide("hall", [empty]);
    await bare.stop();
    const full = await openSide("hall", [folder]);
    const before = performance.now();
    await (await fetch(`http://127.0.0.1:${full.port}/api/tables/${sample}`)).json();
    const first = performance.now() - before;
    await full.stop();
    // The first round only warms the disk.
    if (round === 0) continue;
    times.empty.push(bare.startMilliseconds);
    times.full.push(full.startMilliseconds);
    times.first.push(first);
  }
  rmSync(empty, { recursive: true });
  return {
    tables,
    pages,
    emptyMilliseconds: median(times.empty),
    fullMilliseconds: median(times.full),
    firstTableMilliseconds: median(times.first),
  };
}

function fill(folder: string): { readonly pages: number; readonly sample: string } {
  const db = openDatabase(folder);
  const model = String(
    db
      .prepare("SELECT table_id FROM pages GROUP BY table_id ORDER BY count(*) DESC LIMIT 1")
      .get()?.["table_id"],
  );
  const copyTable = db.prepare(
    `INSERT OR IGNORE INTO tables (id, header, host, listed, clocked, phase, made, drawn, visited)
     SELECT ?, replace(header, ?, ?), host, listed, clocked, phase, made, -1, visited FROM tables WHERE id = ?`,
  );
  const copyPages = db.prepare(
    "INSERT OR IGNORE INTO pages SELECT ?, version, page FROM pages WHERE table_id = ? AND version <= 40",
  );
  const name = (i: number): string => `copy-${i}`.padEnd(24, "x");
  db.exec("BEGIN");
  for (let i = 0; i < tables; i++) {
    copyTable.run(name(i), model, name(i), model);
    copyPages.run(name(i), model);
  }
  db.exec("COMMIT");
  const pages = Number(db.prepare("SELECT count(*) AS n FROM pages").get()?.["n"]);
  db.close();
  return { pages, sample: name(tables - 1) };
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

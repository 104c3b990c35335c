/** One table in memory: opened from its journal when someone asks for it, put on the shelf when nobody does. */
import type { Game } from "#rules/game.ts";
import { openStored } from "#table/live/stored.ts";
import type { Ports } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { DrawnRow } from "../store/copies-port.ts";
import type { Directory } from "../store/port.ts";
import { publicRow, type PublicRow } from "./lobby-row.ts";

export interface KeptTable {
  readonly table: Promise<Table | null>;
  open: Table | null;
  used: number;
  visited: number;
  made: number;
  version: Version;
  movedAt: number;
  /** The version its row was last drawn from for other copies. */
  drawn: Version;
  /** What another copy wrote is being read, up to the newest version that was rung. */
  reading: boolean;
  rung: Version;
}

export interface KeptNeeds {
  readonly games: ReadonlyMap<string, Game>;
  readonly ports: Ports;
  readonly directory: Directory;
  /** Where other copies may have it, too. */
  readonly copies: Openings | null;
}

interface Openings {
  opening(table: TableId): Promise<"open" | "elsewhere">;
  closed(tables: readonly TableId[]): Promise<void>;
}

/** `failed`: there is none, or another copy has it, or it does not open; it must not stay in memory. */
export function openKept(
  needs: KeptNeeds,
  id: TableId,
  failed: (why: "none" | "elsewhere" | "broken") => void,
): KeptTable {
  const { promise, resolve, reject } = Promise.withResolvers<Table | null>();
  const kept: KeptTable = {
    table: promise,
    open: null,
    used: 0,
    visited: 0,
    made: 0,
    version: 0,
    movedAt: 0,
    drawn: -1,
    reading: false,
    rung: 0,
  };
  load(needs, id, kept).then(
    (table) => {
      if (table === null || table === "elsewhere") failed(table ?? "none");
      resolve(table === "elsewhere" ? null : table);
    },
    (error: unknown) => {
      failed("broken");
      reject(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return kept;
}

async function load(
  { games, ports, directory, copies }: KeptNeeds,
  id: TableId,
  kept: KeptTable,
): Promise<Table | "elsewhere" | null> {
  if ((await copies?.opening(id)) === "elsewhere") return "elsewhere";
  const opened = await openStored(ports, (game) => games.get(game), id);
  if (opened.type === "error") {
    if (opened.code !== "no-such-table") ports.report(id, new Error(opened.code));
    return null;
  }
  const dates = await directory.dates(id);
  kept.made = dates?.made ?? 0;
  if (dates !== null) noteMove(kept, dates.version, dates.moved);
  kept.open = opened.table;
  return opened.table;
}

/** A move heard while the table's dates were read is the later one. */
export function noteMove(kept: KeptTable | undefined, version: Version, at: number): void {
  if (kept === undefined || version < kept.version) return;
  kept.version = version;
  kept.movedAt = at;
}

export function noteDrawn(kept: KeptTable | undefined, version: Version): void {
  if (kept !== undefined) kept.drawn = version;
}

export function rowOf(kept: KeptTable, table: Table): PublicRow {
  return publicRow(table.info(null), table.standing(), { made: kept.made, moved: kept.movedAt });
}

/** What other copies wrote, up to the newest version that was rung; a ring may come while it is being opened. */
export async function readOn(kept: KeptTable, version: Version): Promise<void> {
  const table = await kept.table;
  kept.rung = Math.max(kept.rung, version);
  if (table === null || kept.reading) return;
  kept.reading = true;
  try {
    while (table.version() < kept.rung) {
      const before = table.version();
      await table.catchUp();
      if (table.version() === before) return;
    }
  } finally {
    kept.reading = false;
  }
}

/** The row as it is now; `null` when it was drawn already. */
export function drawnFrom(kept: KeptTable): DrawnRow | null {
  const version = kept.open?.version() ?? -1;
  if (kept.open === null || kept.drawn >= version) return null;
  return { row: rowOf(kept, kept.open), version, visited: kept.visited };
}

/** What is in its mailbox is judged and written first. */
export async function shelve(directory: Directory, kept: KeptTable, table: Table): Promise<void> {
  table.close();
  await table.settled();
  await table.catchUp();
  await directory.keepRow(rowOf(kept, table), kept.version, kept.visited);
}

/** The tables in memory. One that nobody needs leaves; it comes back from its journal when someone asks for it. */
import type { Game } from "#rules/game.ts";
import type { Ports } from "#table/ports.ts";
import { openStored } from "#table/live/stored.ts";
import type { Table } from "#table/table.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { Directory } from "../store/port.ts";
import { publicRow, type PublicRow } from "./lobby-row.ts";

export interface OpenTables {
  /** Someone comes to this table. */
  find(id: TableId): Promise<Table | null>;
  /** Opens it without anyone coming: its clock goes on. */
  wake(id: TableId): Promise<Table | null>;
  /** How many pages its journal has; 0 while it is not in memory. */
  version(id: TableId): Version;
  /** Its row for the lobby, from memory, from the shelf, or by opening it. */
  row(id: TableId): Promise<PublicRow | null>;
  /** A page was written: remembers when, for the lobby's order. */
  readonly moved: (id: TableId, version: Version, at: number) => void;
  /** Closes what has been idle for long enough. */
  sweep(): Promise<void>;
  /** Forgets gatherings nobody has visited since `before`; answers how many. */
  forgetGatherings(before: number): Promise<number>;
  close(): Promise<void>;
  readonly size: number;
}

interface Kept {
  readonly table: Promise<Table | null>;
  open: Table | null;
  used: number;
  visited: number;
  made: number;
  version: Version;
  movedAt: number;
}

export interface OpenTablesNeeds {
  readonly games: ReadonlyMap<string, Game>;
  readonly ports: Ports;
  readonly directory: Directory;
  readonly idleMilliseconds: number;
}

export function openTables({
  games,
  ports,
  directory,
  idleMilliseconds,
}: OpenTablesNeeds): OpenTables {
  const inMemory = new Map<TableId, Kept>();
  /** Until it is written when they were visited last, they must not be taken for forgotten. */
  const leaving = new Set<TableId>();
  const { clock } = ports;

  async function open(id: TableId, kept: Kept): Promise<Table | null> {
    const opened = await openStored(ports, (game) => games.get(game), id);
    if (opened.type === "error") {
      inMemory.delete(id);
      if (opened.code !== "no-such-table") ports.report(id, new Error(opened.code));
      return null;
    }
    const dates = await directory.dates(id);
    kept.made = dates?.made ?? 0;
    if (dates !== null) noteMove(kept, dates.version, dates.moved);
    kept.open = opened.table;
    return opened.table;
  }

  function keptFor(id: TableId): Kept {
    const known = inMemory.get(id);
    if (known !== undefined) return known;
    const { promise, resolve, reject } = Promise.withResolvers<Table | null>();
    const kept: Kept = {
      table: promise,
      open: null,
      used: 0,
      visited: 0,
      made: 0,
      version: 0,
      movedAt: 0,
    };
    inMemory.set(id, kept);
    open(id, kept).then(resolve, (error: unknown) => {
      inMemory.delete(id);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    return kept;
  }

  function wake(id: TableId): Promise<Table | null> {
    const kept = keptFor(id);
    kept.used = clock.now();
    return kept.table;
  }

  const rowOf = (kept: Kept, table: Table): PublicRow =>
    publicRow(table.info(null), kept.made, kept.movedAt);

  /** One table that cannot be read must not hide the others. */
  function broken(id: TableId, error: unknown): null {
    ports.report(id, error);
    return null;
  }

  async function leave(id: TableId, kept: Kept): Promise<void> {
    const table = kept.open;
    inMemory.delete(id);
    if (table === null) return;
    leaving.add(id);
    try {
      table.close();
      // What is in its mailbox is judged and written first.
      await table.catchUp();
      await directory.keepRow(rowOf(kept, table), kept.version, kept.visited);
    } finally {
      leaving.delete(id);
    }
  }

  return {
    find(id) {
      const kept = keptFor(id);
      kept.used = clock.now();
      kept.visited = kept.used;
      return kept.table;
    },
    wake,
    version: (id) => inMemory.get(id)?.version ?? 0,
    async row(id) {
      const shelved = inMemory.has(id) ? null : await directory.row(id);
      if (shelved !== null) return shelved;
      const table = await wake(id).catch((error: unknown) => broken(id, error));
      const kept = inMemory.get(id);
      return table === null || kept === undefined ? null : rowOf(kept, table);
    },
    moved(id, version, at) {
      const kept = inMemory.get(id);
      if (kept !== undefined) noteMove(kept, version, at);
    },
    async sweep() {
      const now = clock.now();
      const gone: Promise<void>[] = [];
      for (const [id, kept] of inMemory) {
        const unused = now - kept.used > idleMilliseconds;
        const idle = kept.open?.idle() === true;
        // Whoever still looks on is there, however long ago they came.
        if (!idle) kept.visited = now;
        if (unused && idle)
          gone.push(leave(id, kept).catch((error: unknown) => void broken(id, error)));
      }
      await Promise.all(gone);
    },
    forgetGatherings: (before) =>
      directory.forgetGatherings(before, (id) => inMemory.has(id) || leaving.has(id)),
    async close() {
      await Promise.all(
        Array.from(inMemory, ([id, kept]) =>
          leave(id, kept).catch((error: unknown) => void broken(id, error)),
        ),
      );
    },
    get size() {
      return inMemory.size;
    },
  };
}

/** A move heard while the table's dates were read is the later one. */
function noteMove(kept: Kept, version: Version, at: number): void {
  if (version < kept.version) return;
  kept.version = version;
  kept.movedAt = at;
}

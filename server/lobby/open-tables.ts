/** The tables in memory. One that nobody needs leaves; it comes back from its journal when someone asks for it. */
import type { Table } from "#table/table.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import { amongCopies, type AmongCopies } from "./among-copies.ts";
import { noteMove, openKept, rowOf, shelve, type KeptNeeds, type KeptTable } from "./kept-table.ts";
import type { PublicRow } from "./lobby-row.ts";

export interface OpenTables extends AmongCopies {
  /** Someone comes to this table. */
  find(id: TableId): Promise<Table | null>;
  /** The same, with everything other copies wrote by now. */
  fresh(id: TableId): Promise<Table | null>;
  /** Opens it without anyone coming: its clock goes on. */
  wake(id: TableId): Promise<Table | null>;
  /** Another copy has it, and this one may not open it. */
  handsOn(id: TableId | null): Promise<boolean>;
  /** Why `find` found none. */
  whyNone(id: TableId): "no-such-table" | "elsewhere";
  /** How many pages its journal has; 0 while it is not in memory. */
  version(id: TableId): Version;
  /** What it costs to read it anew, in pages; 0 while it is not in memory. */
  weight(id: TableId): number;
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

export interface OpenTablesNeeds extends KeptNeeds {
  readonly idleMilliseconds: number;
}

export function openTables(needs: OpenTablesNeeds): OpenTables {
  const { ports, directory, idleMilliseconds } = needs;
  const { clock } = ports;
  const inMemory = new Map<TableId, KeptTable>();
  /** Until their row is written with their last visit, they must not be drawn anew or taken for forgotten. */
  const leaving = new Map<TableId, Promise<unknown>>();
  /** Handed on to another copy when they were asked for last. */
  const elsewhere = new Set<TableId>();

  function keptFor(id: TableId): KeptTable {
    let kept = inMemory.get(id);
    if (kept === undefined) {
      elsewhere.delete(id);
      kept = openKept(needs, id, (why) => {
        inMemory.delete(id);
        if (why === "elsewhere") elsewhere.add(id);
      });
      inMemory.set(id, kept);
    }
    kept.used = clock.now();
    return kept;
  }

  /** One table that cannot be read must not hide the others. */
  const broken = (id: TableId, error: unknown): null => (ports.report(id, error), null);

  async function leave(id: TableId, kept: KeptTable): Promise<void> {
    inMemory.delete(id);
    if (kept.open === null) return;
    const shelving = shelve(directory, kept, kept.open)
      .then(() => needs.copies?.closed([id]))
      .catch((error: unknown) => broken(id, error))
      .finally(() => leaving.delete(id));
    leaving.set(id, shelving);
    await shelving;
  }

  const find = (id: TableId): Promise<Table | null> => {
    const kept = keptFor(id);
    kept.visited = kept.used;
    return kept.table;
  };

  return {
    find,
    async fresh(id) {
      const table = await find(id);
      if (needs.copies !== null) await table?.catchUp();
      return table;
    },
    wake: (id) => keptFor(id).table,
    handsOn: async (id) =>
      id !== null && needs.copies !== null && (await find(id)) === null && elsewhere.has(id),
    whyNone: (id) => (elsewhere.has(id) ? "elsewhere" : "no-such-table"),
    ...amongCopies(inMemory, (id) => ports.fellows?.minds(id) === true),
    version: (id) => inMemory.get(id)?.open?.version() ?? 0,
    weight: (id) => weightOf(inMemory.get(id)),
    async row(id) {
      await leaving.get(id);
      const shelved = inMemory.has(id) ? null : await directory.row(id);
      if (shelved !== null) return shelved;
      const table = await keptFor(id).table.catch((error: unknown) => broken(id, error));
      const kept = inMemory.get(id);
      return table === null || kept === undefined ? null : rowOf(kept, table);
    },
    moved: (id, version, at) => noteMove(inMemory.get(id), version, at),
    async sweep() {
      const idle = idleSince(inMemory, clock.now(), idleMilliseconds);
      await Promise.all(idle.map(([id, kept]) => leave(id, kept)));
    },
    forgetGatherings: (before) =>
      directory.forgetGatherings(before, (id) => inMemory.has(id) || leaving.has(id)),
    async close() {
      await Promise.all(Array.from(inMemory, ([id, kept]) => leave(id, kept)));
    },
    get size() {
      return inMemory.size + leaving.size;
    },
  };
}

function weightOf(kept: KeptTable | undefined): number {
  return Math.max(kept?.open?.version() ?? 0, kept?.open?.folds() ?? 0);
}

function idleSince(
  inMemory: ReadonlyMap<TableId, KeptTable>,
  now: number,
  longEnough: number,
): readonly (readonly [TableId, KeptTable])[] {
  return Array.from(inMemory).filter(([, kept]) => {
    // Still being read: the lobby may have asked for its row, and that is no visit.
    if (kept.open === null) return false;
    const isIdle = kept.open.idle();
    // Whoever still looks on is there, however long ago they came.
    if (!isIdle) kept.visited = now;
    return isIdle && now - kept.used > longEnough;
  });
}

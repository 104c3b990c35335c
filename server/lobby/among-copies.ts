/** The tables in memory, as other copies of the hall reach them. */
import type { TableId, Version } from "#table/talk/words.ts";
import type { DrawnRow } from "../store/copies-port.ts";
import { drawnFrom, noteDrawn, readOn, type KeptTable } from "./kept-table.ts";

export interface AmongCopies {
  /** In memory, or about to be. */
  has(id: TableId): boolean;
  ids(): readonly TableId[];
  /** Another copy wrote up to this version. */
  readOn(id: TableId, version: Version): void;
  /** Who minds it, or who is at it elsewhere, changed. */
  lookRound(id: TableId): void;
  /** Out of memory at once: it is not ours to judge any more. */
  drop(id: TableId): void;
  /** Hands over the rows of the lobby that changed since they were drawn. */
  drawRows(keep: (rows: readonly DrawnRow[]) => Promise<void>): Promise<void>;
}

export function amongCopies(
  inMemory: Map<TableId, KeptTable>,
  minds: (id: TableId) => boolean,
): AmongCopies {
  return {
    has: (id) => inMemory.has(id),
    ids: () => Array.from(inMemory).flatMap(([id, { open }]) => (open === null ? [] : [id])),
    readOn(id, version) {
      const kept = inMemory.get(id);
      // What cannot be read now is found again at the next beat.
      if (kept !== undefined) readOn(kept, version).catch(() => undefined);
    },
    lookRound: (id) => inMemory.get(id)?.open?.lookRound(),
    drop(id) {
      inMemory.get(id)?.open?.close();
      inMemory.delete(id);
    },
    async drawRows(keep) {
      const drawn = Array.from(inMemory).flatMap(([id, kept]) =>
        minds(id) ? (drawnFrom(kept) ?? []) : [],
      );
      if (drawn.length === 0) return;
      await keep(drawn);
      for (const { row, version } of drawn) noteDrawn(inMemory.get(row.id), version);
    },
  };
}

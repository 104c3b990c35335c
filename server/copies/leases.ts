/** Which tables this copy minds: asks their bots and lets their clocks run out. */
import type { TableId } from "#table/talk/words.ts";
import type { TableLease } from "../store/copies-port.ts";

export interface Leases {
  minds(table: TableId): boolean;
  mindedFrom(table: TableId): number;
  /** Tells whether anything is different from before. */
  note(standing: TableLease): boolean;
  forget(table: TableId): void;
  readonly count: number;
}

export function keepLeases(): Leases {
  const known = new Map<TableId, TableLease>();
  return {
    minds: (table) => known.get(table)?.mine ?? false,
    mindedFrom: (table) => known.get(table)?.mindedFrom ?? 0,
    note(standing) {
      const before = known.get(standing.table);
      known.set(standing.table, standing);
      return before?.mine !== standing.mine || before.mindedFrom !== standing.mindedFrom;
    },
    forget: (table) => void known.delete(table),
    get count() {
      let count = 0;
      for (const { mine } of known.values()) if (mine) count++;
      return count;
    },
  };
}

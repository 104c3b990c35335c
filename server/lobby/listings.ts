/**
 * Who put how many tables on the list. In memory alone: after a restart
 * everyone begins anew, and the list is cut to its newest anyway.
 */
import type { TableId } from "#table/talk/words.ts";

export interface Listings {
  note(key: string, table: TableId): void;
  /** How many of this key's tables still stand on the list. */
  count(key: string): Promise<number>;
}

export function listings(isListed: (table: TableId) => Promise<boolean>): Listings {
  const tables = new Map<string, Set<TableId>>();
  return {
    note(key, table) {
      const known = tables.get(key) ?? new Set();
      tables.set(key, known.add(table));
    },
    async count(key) {
      const known = tables.get(key);
      if (known === undefined) return 0;
      for (const table of known) if (!(await isListed(table))) known.delete(table);
      if (known.size === 0) tables.delete(key);
      return known.size;
    },
  };
}

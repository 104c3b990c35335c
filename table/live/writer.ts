/** Numbers pages and appends them to the journal, which others may write too. */
import type { Errands } from "../journal/errands.ts";
import type { Journal, Page } from "../journal/page.ts";
import type { TableId, Version } from "../talk/words.ts";

export interface JournalWriter {
  /** After version `expected`; false when someone else wrote first. */
  append(expected: Version, pages: readonly Page[], errands: Errands): Promise<boolean>;
  /** Pages after this version; from 0, the whole journal. */
  readFrom(version: Version): Promise<readonly Page[]>;
  /** An append that failed half-way may have been written: read on before judging again. */
  unsure(): boolean;
}

export function openJournalWriter(journal: Journal, table: TableId): JournalWriter {
  let unsure = false;
  return {
    async append(expected, pages, errands) {
      unsure = true;
      const { type } = await journal.append(table, expected, pages, errands);
      unsure = false;
      return type !== "conflict";
    },
    async readFrom(version) {
      const pages = await journal.read(table, version);
      unsure = false;
      return pages;
    },
    unsure: () => unsure,
  };
}

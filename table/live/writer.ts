/** Numbers pages and appends them to the journal, which others may write too. */
import type { Errands } from "../journal/errands.ts";
import type { Draft, Journal, Page, PersonId } from "../journal/page.ts";
import type { TableId, Version } from "../talk/words.ts";

/** Who asked for these pages, and under which id. */
export interface AskedBy {
  readonly person: PersonId;
  readonly id: string;
}

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

/** The first page answers the ask, so it carries the id. */
export function numbered(
  version: Version,
  drafts: readonly Draft[],
  at: number,
  by: AskedBy | null,
): readonly Page[] {
  return drafts.map((draft, i) => ({
    ...draft,
    version: version + 1 + i,
    at,
    person: (i === 0 && by?.person) || null,
    id: (i === 0 && by?.id) || null,
  }));
}

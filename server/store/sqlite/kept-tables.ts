/** Every table of a folder nobody has open, one after the other: no more than one journal is in memory. */
import { headerNow } from "#table/journal/header-now.ts";
import type { Header, Page } from "#table/journal/page.ts";
import { openDatabase } from "./database.ts";

export interface KeptJournal {
  readonly header: Header;
  /** `undefined` where it is not there. */
  readonly content: unknown;
  readonly pages: readonly Page[];
}

export interface KeptTable {
  readonly id: string;
  /** Throws where what is written there cannot be read. */
  journal(): KeptJournal;
}

export function* keptTables(folder: string): Generator<KeptTable> {
  const db = openDatabase(folder);
  try {
    const headers = db.prepare("SELECT header FROM tables WHERE id = ?");
    const contents = db.prepare("SELECT content FROM contents WHERE hash = ?");
    const pages = db.prepare("SELECT page FROM pages WHERE table_id = ? ORDER BY version");
    const contentOf = (hash: string | null): unknown => {
      if (hash === null) return null;
      const row = contents.get(hash);
      return row === undefined ? undefined : JSON.parse(String(row["content"]));
    };
    for (const row of db.prepare("SELECT id FROM tables ORDER BY made, id").all()) {
      const id = String(row["id"]);
      yield {
        id,
        journal() {
          const first = JSON.parse(String(headers.get(id)?.["header"])) as Header;
          const written = pages.all(id).map(({ page }) => JSON.parse(String(page)) as Page);
          const header = headerNow(first, written);
          return { header, content: contentOf(header.contentHash), pages: written };
        },
      };
    }
  } finally {
    db.close();
  }
}

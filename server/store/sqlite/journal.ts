/**
 * The journal on SQLite. Who sits where and how far a game is
 * are written in the same transaction as the page that says so.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { noErrands, type Errands } from "#table/journal/errands.ts";
import type { AppendResult, Header, Page } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import { hasClock } from "#table/state/clocks.ts";
import { consequencesOf, type Consequences } from "../consequences.ts";
import type { StoreJournal } from "../port.ts";
import { errandWriter } from "./calls/errands.ts";
import type { Writer } from "./group-commit.ts";

export function sqliteJournal(db: DatabaseSync, { write, read }: Writer): StoreJournal {
  const { insertTable, insertContent, insertPage, readHeader, readContent, readPages } =
    prepared(db);
  const apply = applying(db);
  const keepErrands = errandWriter(db);
  const countHosted = db.prepare(
    `SELECT count(*) AS open, count(*) FILTER (WHERE listed = 1 AND phase = 'gathering') AS listed
     FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')`,
  );

  /** If the first page is the next one, so are the others. */
  function appendNow(
    table: TableId,
    texts: readonly string[],
    pages: readonly Page[],
    errands: Errands,
  ): AppendResult {
    if (pages[0]?.version === 1 && readHeader.get(table) === undefined)
      throw new Error(`there is no table ${table}`);
    for (const [i, page] of pages.entries()) {
      if (insertPage.run(table, page.version, texts[i] ?? "").changes === 0)
        return { type: "conflict" };
    }
    apply(table, consequencesOf(pages));
    if (errands !== noErrands) keepErrands(table, errands);
    return { type: "appended" };
  }

  function createNow(header: Header, content: unknown): void {
    insertTable.run(
      header.table,
      JSON.stringify(header),
      header.host,
      Number(header.terms.listed),
      Number(hasClock(header.terms)),
      header.at,
      header.at,
    );
    if (header.contentHash !== null) insertContent.run(header.contentHash, JSON.stringify(content));
  }

  return {
    create: (header, content) => write(() => createNow(header, content)),
    createWithin: (header, content, room) =>
      write(() => {
        const hosted = countHosted.get(header.host);
        if (Number(hosted?.["open"]) >= room.open) return "too-many-tables";
        if (header.terms.listed && Number(hosted?.["listed"]) >= room.listed)
          return "too-many-listed";
        createNow(header, content);
        return "made";
      }),
    header: (table) =>
      read(() => {
        const row = readHeader.get(table);
        return row === undefined ? null : (JSON.parse(String(row["header"])) as Header);
      }),
    content: (hash) =>
      read((): unknown => {
        const row = readContent.get(hash);
        return row === undefined ? undefined : JSON.parse(String(row["content"]));
      }),
    keepContent: (hash, content) =>
      write(() => void insertContent.run(hash, JSON.stringify(content))),
    read: (table, from, most = -1) =>
      read(() =>
        readPages.all(table, from, most).map((row) => JSON.parse(String(row["page"])) as Page),
      ),
    async append(table, expected, pages, errands = noErrands) {
      if (pages.length === 0) return { type: "appended" };
      if (pages.some(({ version }, i) => version !== expected + 1 + i))
        throw new Error(`pages of ${table} do not follow version ${expected}`);
      const texts = pages.map((page) => JSON.stringify(page));
      return write(() => appendNow(table, texts, pages, errands));
    },
  };
}

function prepared(
  db: DatabaseSync,
): Record<
  "insertTable" | "insertContent" | "insertPage" | "readHeader" | "readContent" | "readPages",
  StatementSync
> {
  return {
    /** Writes nothing when this is not the next page. */
    insertPage: db.prepare(
      `INSERT INTO pages (table_id, version, page) SELECT ?1, ?2, ?3 WHERE ?2 = 1 + coalesce((SELECT max(version)
     FROM pages WHERE table_id = ?1), 0)`,
    ),
    readPages: db.prepare(
      "SELECT page FROM pages WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?",
    ),
    readHeader: db.prepare("SELECT header FROM tables WHERE id = ?"),
    insertTable: db.prepare(
      `INSERT INTO tables (id, header, host, listed, clocked, phase, made, visited, drawn)
     VALUES (?, ?, ?, ?, ?, 'gathering', ?, ?, -1)`,
    ),
    insertContent: db.prepare("INSERT OR IGNORE INTO contents (hash, content) VALUES (?, ?)"),
    readContent: db.prepare("SELECT content FROM contents WHERE hash = ?"),
  };
}

/** Who sits where and how far the game is, as the pages say. */
function applying(db: DatabaseSync): (table: TableId, found: Consequences) => void {
  const setPhase = db.prepare("UPDATE tables SET phase = ? WHERE id = ?");
  const goOn = db.prepare("UPDATE tables SET phase = 'playing' WHERE id = ? AND phase = 'over'");
  const addSeat = db.prepare(
    "INSERT OR REPLACE INTO seats (person, table_id, seat) VALUES (?, ?, ?)",
  );
  const dropSeat = db.prepare("DELETE FROM seats WHERE table_id = ? AND seat = ?");

  const setClocked = db.prepare("UPDATE tables SET clocked = ? WHERE id = ?");

  return (table, { phase, seats, terms }) => {
    if (terms !== null) setClocked.run(Number(hasClock(terms.terms)), table);
    if (phase === "goes-on") goOn.run(table);
    else if (phase !== null) setPhase.run(phase, table);
    for (const [seat, person] of seats) {
      dropSeat.run(table, seat);
      if (person !== null) addSeat.run(person, table, seat);
    }
  };
}

/** A data folder as one side of a move. A hall that is open there holds it, and the move is told so. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { openDatabase } from "../database.ts";
import type { DatabaseRow, Shape, DatabaseSide, Value } from "../../move/side.ts";
import { most } from "../../most.ts";

export function sqliteSide(folder: string): DatabaseSide {
  const db = openDatabase(folder);
  db.exec("BEGIN");
  return {
    name: folder,
    shapes: async () => shapesOf(db),
    rows: ({ table, columns }) => rowsOf(db, table, columns),
    async insert({ table, columns }, rows) {
      const marks = columns.map(() => "?").join(", ");
      const insert = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks})`);
      for (const row of rows) insert.run(...(row as SQLInputValue[]));
    },
    complete: async () => undefined,
    commit: async () => db.exec("COMMIT"),
    async close() {
      if (db.isTransaction) db.exec("ROLLBACK");
      db.close();
    },
  };
}

function shapesOf(db: DatabaseSync): readonly Shape[] {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  return tables.map(({ name }) => {
    const table = String(name);
    const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    return { table, columns: columns.map((column) => String(column["name"])) };
  });
}

async function* rowsOf(
  db: DatabaseSync,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly DatabaseRow[]> {
  let rows: DatabaseRow[] = [];
  for (const found of db.prepare(`SELECT ${columns.join(", ")} FROM ${table}`).iterate()) {
    rows.push(columns.map((column) => (found[column] ?? null) as Value));
    if (rows.length < most.rowsMoved) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

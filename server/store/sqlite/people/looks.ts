/** What people saw last, and their moves ahead, on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import { aheadsIn, lookIn, looksIn } from "../../key-rows.ts";
import type { LooksStore } from "../../looks-port.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteLooks(db: DatabaseSync, { write, read }: Writer): LooksStore {
  const note = db.prepare(
    `INSERT INTO looks (person, table_id, version, at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET version = max(version, excluded.version), at = max(at, excluded.at)`,
  );
  const last = db.prepare("SELECT version, at FROM looks WHERE person = ? AND table_id = ?");
  const all = db.prepare("SELECT table_id, version, at FROM looks WHERE person = ?");
  const setAhead = db.prepare(
    "INSERT OR REPLACE INTO moves_ahead (table_id, seat, person, command) VALUES (?, ?, ?, ?)",
  );
  const dropAhead = db.prepare("DELETE FROM moves_ahead WHERE table_id = ? AND seat = ?");
  const aheadAt = db.prepare("SELECT * FROM moves_ahead WHERE table_id = ?");
  const aheadOf = db.prepare(
    "SELECT DISTINCT table_id FROM moves_ahead WHERE person = ? ORDER BY table_id",
  );
  const aheadTables = db.prepare("SELECT DISTINCT table_id FROM moves_ahead ORDER BY table_id");
  return {
    note: (person, table, { version, at }) =>
      write(() => void note.run(person, table, version, at)),
    last: (person, table) =>
      read(() => {
        const row = last.get(person, table);
        return row === undefined ? null : lookIn(row);
      }),
    all: (person) => read(() => looksIn(all.all(person))),
    setAhead: (table, seat, ahead) =>
      write(() => {
        if (ahead === null) dropAhead.run(table, seat);
        else setAhead.run(table, seat, ahead.person, JSON.stringify(ahead.command));
      }),
    aheadAt: (table) => read(() => aheadsIn(aheadAt.all(table))),
    aheadAmong: (tables) =>
      read(() => tables.filter((table) => aheadAt.get(table) !== undefined).toSorted()),
    aheadTables: () => read(() => aheadTables.all().map((row) => String(row["table_id"]))),
    aheadOf: (person) => read(() => aheadOf.all(person).map((row) => String(row["table_id"]))),
  };
}

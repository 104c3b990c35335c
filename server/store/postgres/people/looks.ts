/** What people saw last, and their moves ahead, on PostgreSQL. */
import { aheadsIn, lookIn, looksIn } from "../../key-rows.ts";
import type { LooksStore } from "../../looks-port.ts";
import type { Database } from "../connection.ts";
import { textsIn, textsOf } from "../lists.ts";

export function postgresLooks({ ask }: Database): LooksStore {
  return {
    async note(person, table, { version, at }) {
      await ask(
        `INSERT INTO looks AS l (person, table_id, version, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (person, table_id) DO UPDATE SET
           version = greatest(l.version, excluded.version), at = greatest(l.at, excluded.at)`,
        [person, table, version, at],
      );
    },
    async last(person, table) {
      const sql = "SELECT version, at FROM looks WHERE person = $1 AND table_id = $2";
      const [row] = await ask(sql, [person, table]);
      return row === undefined ? null : lookIn(row);
    },
    all: async (person) =>
      looksIn(await ask("SELECT table_id, version, at FROM looks WHERE person = $1", [person])),
    async setAhead(table, seat, ahead) {
      if (ahead === null)
        await ask("DELETE FROM moves_ahead WHERE table_id = $1 AND seat = $2", [table, seat]);
      else
        await ask(
          `INSERT INTO moves_ahead (table_id, seat, person, command) VALUES ($1, $2, $3, $4)
           ON CONFLICT (table_id, seat) DO UPDATE SET
             person = excluded.person, command = excluded.command`,
          [table, seat, ahead.person, JSON.stringify(ahead.command)],
        );
    },
    aheadAt: async (table) =>
      aheadsIn(await ask("SELECT * FROM moves_ahead WHERE table_id = $1", [table])),
    async aheadAmong(tables) {
      const sql = `SELECT DISTINCT table_id FROM moves_ahead WHERE table_id = ANY (${textsIn("$1")}) ORDER BY table_id`;
      return (await ask(sql, [textsOf(tables)])).map((row) => String(row["table_id"]));
    },
    async aheadTables() {
      const rows = await ask("SELECT DISTINCT table_id FROM moves_ahead ORDER BY table_id", []);
      return rows.map((row) => String(row["table_id"]));
    },
    async aheadOf(person) {
      const sql = "SELECT DISTINCT table_id FROM moves_ahead WHERE person = $1 ORDER BY table_id";
      return (await ask(sql, [person])).map((row) => String(row["table_id"]));
    },
  };
}

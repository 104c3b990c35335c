/** What pages ask for, in their own transaction. */
import type { DatabaseSync } from "node:sqlite";
import type { Errands } from "#table/journal/errands.ts";
import type { TableId } from "#table/talk/words.ts";

/** A hall where nobody can be reached keeps nothing. */
export function errandWriter(db: DatabaseSync): (table: TableId, errands: Errands) => void {
  const anyone = db.prepare("SELECT 1 FROM channels LIMIT 1");
  const drop = db.prepare(
    "DELETE FROM calls WHERE subject = ? AND seat = ? AND kind = ? AND done IS NULL",
  );
  // What is known already and not sent yet moves with its clock.
  const insert = db.prepare(
    `INSERT INTO calls (person, subject, seat, version, kind, made, due, quiet, until, words)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE EXISTS (SELECT 1 FROM channels WHERE owner = ?1)
       OR EXISTS (SELECT 1 FROM guild_tables g JOIN channels c ON c.owner = 'guild:' || g.guild WHERE g.table_id = ?2)
     ON CONFLICT (person, subject, version, kind)
     DO UPDATE SET due = excluded.due, until = excluded.until WHERE done IS NULL`,
  );
  const ring = db.prepare("UPDATE tables SET rings = ?1 WHERE id = ?2 AND rings IS NOT ?1");
  return (table, { calls, dropped, rings }) => {
    if (rings !== undefined) ring.run(rings, table);
    if (calls.length + dropped.length === 0 || anyone.get() === undefined) return;
    for (const { seat, kind } of dropped) drop.run(table, seat, kind);
    for (const { person, seat, version, kind, made, due, quiet, until, words = "" } of calls)
      insert.run(person, table, seat, version, kind, made, due, quiet, until, words);
  };
}

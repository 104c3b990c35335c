/** Clears away gatherings that nobody came back to. Games that began are kept for ever. */
import type { DatabaseSync } from "node:sqlite";
import type { TableId } from "#table/talk/words.ts";
import { most } from "../most.ts";

/**
 * Runs inside a transaction. The index says what is gathering; that no page says `started` is looked up all the same.
 */
export function forgetGatherings(
  db: DatabaseSync,
  before: number,
  busy: (table: TableId) => boolean,
): number {
  const rows = db
    .prepare(
      `SELECT id FROM tables t WHERE phase = 'gathering' AND visited < ?
       AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.table_id = t.id AND p.page ->> '$.type' = 'started')
       ORDER BY visited LIMIT ${most.forgotten}`,
    )
    .all(before);
  const ids = rows.map((row) => String(row["id"])).filter((id) => !busy(id));
  const traces = [
    db.prepare("DELETE FROM pages WHERE table_id = ?"),
    db.prepare("DELETE FROM seats WHERE table_id = ?"),
    db.prepare("DELETE FROM guild_tables WHERE table_id = ?"),
    db.prepare("DELETE FROM looks WHERE table_id = ?"),
    db.prepare("DELETE FROM moves_ahead WHERE table_id = ?"),
    // A seat token opens nothing without its table.
    db.prepare("DELETE FROM sessions WHERE table_id = ?"),
    db.prepare("DELETE FROM tables WHERE id = ?"),
  ];
  for (const id of ids) for (const trace of traces) trace.run(id);
  return ids.length;
}

/** Which tables ring, and when. */
import { neverRings } from "#table/journal/errands.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Directory } from "../port.ts";
import type { Database, SqlRow } from "./connection.ts";

export const idOf = (row: SqlRow): TableId => String(row["id"]);

/** Who sits at a table, which tables wake, and when. */
export function ringing({
  ask,
}: Database): Pick<Directory, "sitters" | "ticking" | "rung" | "nextRing"> {
  return {
    async sitters(table) {
      const rows = await ask("SELECT seat, person FROM seats WHERE table_id = $1", [table]);
      return new Map(rows.map((row) => [Number(row["seat"]), String(row["person"])]));
    },
    async ticking(now) {
      const rows = await ask(
        `SELECT id FROM tables JOIN heads USING (id) WHERE clocked AND phase = 'playing'
         AND (rings IS NULL OR rings <= $1)`,
        [now],
      );
      return rows.map(idOf);
    },
    async rung(now) {
      const rows = await ask(
        "SELECT id FROM heads JOIN tables USING (id) WHERE rings <= $1 AND phase = 'playing'",
        [now],
      );
      return rows.map(idOf);
    },
    async nextRing(now) {
      const [row] = await ask(
        `SELECT min(rings) AS at FROM heads JOIN tables USING (id)
         WHERE rings > $1 AND rings < ${neverRings} AND phase = 'playing'`,
        [now],
      );
      const at = row?.["at"] ?? null;
      return at === null ? null : Number(at);
    },
  };
}

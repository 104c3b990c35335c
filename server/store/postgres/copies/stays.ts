/** Who is at which table in which copy. */
import type { CopiesStore, TableStay } from "../../copies-port.ts";
import type { Database, SqlRow } from "../connection.ts";
import { lives } from "./lives.ts";

export function postgresStays({ attempt }: Database): Pick<CopiesStore, "stays" | "noteStays"> {
  return {
    async stays(copy, tables) {
      const rows = await attempt(
        `SELECT h.table_id, h.person, h.here AND ${lives} AS here, h.gone,
           CASE WHEN h.here THEN (extract(epoch FROM c.seen) * 1000)::bigint ELSE h.at END AS at
         FROM here h JOIN copies c ON c.id = h.copy WHERE h.table_id = ANY ($2) AND h.copy <> $1`,
        [copy, tables],
      );
      return rows.map(stayIn);
    },
    async noteStays(copy, stays) {
      await attempt(
        `INSERT INTO here (table_id, copy, person, here, gone, at)
         SELECT id, $1, person, here, gone, at
         FROM unnest($2::text[], $3::text[], $4::boolean[], $5::boolean[], $6::bigint[]) s (id, person, here, gone, at)
         ON CONFLICT (table_id, copy, person)
         DO UPDATE SET here = excluded.here, gone = excluded.gone, at = excluded.at`,
        [
          copy,
          stays.map(({ table }) => table),
          stays.map(({ person }) => person),
          stays.map(({ here }) => here),
          stays.map(({ left }) => left),
          stays.map(({ at }) => at),
        ],
      );
    },
  };
}

function stayIn(row: SqlRow): TableStay {
  return {
    table: String(row["table_id"]),
    person: String(row["person"]),
    here: row["here"] === true,
    left: row["gone"] === true,
    at: Number(row["at"]),
  };
}

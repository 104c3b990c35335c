/** Copies of the hall, on PostgreSQL: who lives, who minds which table, who is where. */
import type { CopiesStore, RulesVersions } from "../../copies-port.ts";
import type { SecretHash } from "../../port.ts";
import type { Database, SqlRow } from "../connection.ts";
import { channel, openEar } from "./listening.ts";
import { lives, now } from "./lives.ts";
import { postgresLeases } from "./leases.ts";
import { postgresStays } from "./stays.ts";

export interface CopiesDatabases {
  readonly url: string;
  readonly rest: Database;
  readonly publisher: Database;
  readonly broken: (error: unknown) => void;
}

export function postgresCopies({ url, rest, publisher, broken }: CopiesDatabases): CopiesStore {
  const { attempt } = rest;
  return {
    ...postgresLeases(rest),
    ...postgresStays(rest),
    listen: (ear) => openEar(url, ear, broken),
    async publish(text) {
      await publisher.attempt("SELECT pg_notify($1, $2)", [channel, text]);
    },
    async heartbeat(copy, rules) {
      const [row] = await attempt(
        `INSERT INTO copies (id, seen, rules) VALUES ($1, clock_timestamp(), $2)
         ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp() RETURNING xmax = 0 AS is_new, ${now} AS now`,
        [copy, JSON.stringify(rules)],
      );
      const living = await attempt(`SELECT id, rules FROM copies c WHERE ${lives}`, []);
      return {
        now: Number(row?.["now"]),
        isNew: row?.["is_new"] === true,
        living: new Map(living.map((one) => [String(one["id"]), rulesIn(one)])),
      };
    },
    async keepRows(rows) {
      await attempt(
        `WITH drawn AS (
           SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[]) d (id, card, version, visited)
         ),
         held AS (SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE)
         UPDATE tables t SET card = d.card, drawn = d.version, visited = greatest(t.visited, d.visited)
         FROM drawn d JOIN held USING (id) WHERE t.id = d.id AND t.drawn <= d.version`,
        [
          rows.map(({ row }) => row.id),
          rows.map(({ row }) => JSON.stringify(row)),
          rows.map(({ version }) => version),
          rows.map(({ visited }) => visited),
        ],
      );
    },
    async forgotten(sessions) {
      const rows = await attempt(
        `SELECT hash FROM unnest($1::bytea[]) s (hash)
         WHERE NOT EXISTS (SELECT 1 FROM sessions k WHERE k.hash = s.hash)`,
        [sessions],
      );
      return rows.map((row) => row["hash"] as SecretHash);
    },
    async tidy() {
      await attempt(
        "DELETE FROM copies WHERE seen < clock_timestamp() - interval '10 minutes'",
        [],
      );
      await attempt(
        `DELETE FROM here h WHERE NOT EXISTS (SELECT 1 FROM copies c WHERE c.id = h.copy)
         OR NOT h.here AND h.at < ${now} - 3600000`,
        [],
      );
    },
    async leave(copy) {
      await attempt(
        `WITH held AS (SELECT id FROM tables WHERE minder = $1 ORDER BY id FOR UPDATE)
         UPDATE tables t SET minder = NULL, minded_until = ${now} FROM held WHERE t.id = held.id`,
        [copy],
      );
      await attempt("UPDATE here SET here = false, at = $2 WHERE copy = $1 AND here", [
        copy,
        Date.now(),
      ]);
      await attempt("UPDATE copies SET seen = seen - interval '3 seconds' WHERE id = $1", [copy]);
    },
  };
}

function rulesIn(row: SqlRow): RulesVersions {
  return JSON.parse(String(row["rules"])) as RulesVersions;
}

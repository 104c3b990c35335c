/** Copies of the hall, on PostgreSQL: who lives, who minds which table, who is where. */
import type { CopiesStore, Openable, RulesVersions, TableStay } from "../copies-port.ts";
import type { SecretHash } from "../port.ts";
import type { Database, Row } from "./connection.ts";
import { channel, openEar } from "./ear.ts";
import { lives } from "./lives.ts";

const now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/**
 * Nobody minds it, or somebody who is dead. After a crash of the database nobody is known at first: a copy that is
 * new there itself lets the others come back before it takes anything from them.
 */
const unminded = `(t.minder IS NULL OR t.minder <> $1
  AND NOT EXISTS (SELECT 1 FROM copies c WHERE c.id = t.minder AND ${lives})
  AND EXISTS (SELECT 1 FROM copies c WHERE c.id = t.minder
    OR c.id = $1 AND c.began < clock_timestamp() - interval '3 seconds'))`;

/** Clocks go on where the last copy let go a moment ago; after a death everyone gets their whole time. */
const minded = `minder = $1, minded_from = CASE WHEN t.minder IS NULL AND t.minded_until > ${now} - 5000
  THEN t.minded_from ELSE ${now} END`;

export interface CopiesDatabases {
  readonly url: string;
  readonly rest: Database;
  readonly bell: Database;
  readonly broken: (error: unknown) => void;
}

export function postgresCopies({ url, rest, bell, broken }: CopiesDatabases): CopiesStore {
  const { attempt } = rest;
  return {
    listen: (ear) => openEar(url, ear, broken),
    async ring(text) {
      await bell.attempt("SELECT pg_notify($1, $2)", [channel, text]);
    },
    async beat(copy, rules) {
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
    async claim(copy, tables) {
      await attempt(
        `WITH free AS (
           SELECT id FROM tables t WHERE id = ANY ($2) AND ${unminded} ORDER BY id FOR UPDATE SKIP LOCKED
         )
         UPDATE tables t SET ${minded} FROM free WHERE t.id = free.id`,
        [copy, tables],
      );
    },
    async claimTicking(copy, openable) {
      const rows = await attempt(claimTicking, [copy, ...columnsOf(openable)]);
      return rows.map((row) => String(row["id"]));
    },
    async release(copy, tables) {
      await attempt(
        `WITH held AS (SELECT id FROM tables WHERE id = ANY ($2) AND minder = $1 ORDER BY id FOR UPDATE)
         UPDATE tables t SET minder = NULL, minded_until = ${now} FROM held WHERE t.id = held.id`,
        [copy, tables],
      );
    },
    async standings(copy, tables) {
      const rows = await attempt(
        `SELECT id, h.version, t.minder = $1 AS mine, t.minded_from, t.rules, t.game
         FROM heads h JOIN tables t USING (id) WHERE id = ANY ($2)`,
        [copy, tables],
      );
      return rows.map((row) => ({
        table: String(row["id"]),
        game: String(row["game"]),
        version: Number(row["version"]),
        mine: row["mine"] === true,
        mindedFrom: Number(row["minded_from"]),
        rules: Number(row["rules"]),
      }));
    },
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
    async rulesOf(table) {
      const [row] = await rest.ask("SELECT game, rules FROM tables WHERE id = $1", [table]);
      return row === undefined ? null : { game: String(row["game"]), rules: Number(row["rules"]) };
    },
    async stampRules(table, rules) {
      await rest.ask("UPDATE tables SET rules = $2 WHERE id = $1 AND rules < $2", [table, rules]);
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

const claimTicking = `
  WITH free AS (
    SELECT id FROM tables t JOIN unnest($2::text[], $3::int[], $4::int[]) r (game, least, most) USING (game)
    WHERE clocked AND phase = 'playing' AND t.rules BETWEEN r.least AND r.most AND ${unminded}
    ORDER BY id LIMIT 50 FOR UPDATE OF t SKIP LOCKED
  )
  UPDATE tables t SET ${minded} FROM free WHERE t.id = free.id RETURNING t.id`;

function columnsOf(openable: readonly Openable[]): readonly unknown[] {
  return [
    openable.map(({ game }) => game),
    openable.map(({ least }) => least),
    openable.map(({ most }) => most),
  ];
}

function rulesIn(row: Row): RulesVersions {
  return JSON.parse(String(row["rules"])) as RulesVersions;
}

function stayIn(row: Row): TableStay {
  return {
    table: String(row["table_id"]),
    person: String(row["person"]),
    here: row["here"] === true,
    left: row["gone"] === true,
    at: Number(row["at"]),
  };
}

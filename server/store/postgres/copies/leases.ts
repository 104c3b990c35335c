/** Which copy minds which table, and by which rules a table is judged. */
import type { CopiesStore, Openable } from "../../copies-port.ts";
import type { Database } from "../connection.ts";
import { lives, now } from "./lives.ts";

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

type LeaseStore = Pick<
  CopiesStore,
  "claim" | "claimTicking" | "release" | "standings" | "rulesOf" | "stampRules"
>;

export function postgresLeases({ attempt, ask }: Database): LeaseStore {
  return {
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
    async rulesOf(table) {
      const [row] = await ask("SELECT game, rules FROM tables WHERE id = $1", [table]);
      return row === undefined ? null : { game: String(row["game"]), rules: Number(row["rules"]) };
    },
    async stampRules(table, rules) {
      await ask("UPDATE tables SET rules = $2 WHERE id = $1 AND rules < $2", [table, rules]);
    },
  };
}

/** What is due is found by when it rings: of ten thousand clocks that wait none is looked at. */
const claimTicking = `
  WITH ticking AS (
    SELECT id FROM heads WHERE rings <= (SELECT ${now})
    UNION ALL SELECT id FROM tables WHERE clocked AND phase = 'playing' AND NOT sleeps
  ),
  free AS (
    SELECT t.id FROM tables t
    JOIN unnest($2::text[], $3::int[], $4::int[]) r (game, least, most) USING (game)
    JOIN heads h ON h.id = t.id
    WHERE t.id = ANY (ARRAY(SELECT id FROM ticking)) AND (h.rings IS NULL OR h.rings <= (SELECT ${now}))
      AND clocked AND phase = 'playing' AND t.rules BETWEEN r.least AND r.most AND ${unminded}
    ORDER BY t.id LIMIT 50 FOR UPDATE OF t SKIP LOCKED
  )
  UPDATE tables t SET ${minded} FROM free WHERE t.id = free.id RETURNING t.id`;

function columnsOf(openable: readonly Openable[]): readonly unknown[] {
  return [
    openable.map(({ game }) => game),
    openable.map(({ least }) => least),
    openable.map(({ most }) => most),
  ];
}

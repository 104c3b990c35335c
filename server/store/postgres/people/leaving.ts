/** How a person leaves, on PostgreSQL. What a row was before goes with the database's own clean-up (VACUUM). */
import type { Page, PersonId } from "#table/journal/page.ts";
import type { LeavingStore } from "../../leaving-port.ts";
import { withoutName } from "../../take-out-name.ts";
import type { Database } from "../connection.ts";
import { most } from "../../most.ts";

export function postgresLeaving(db: Database): LeavingStore {
  const { ask } = db;
  return {
    async leave(person) {
      await ask(leave, [person]);
    },
    async leaving() {
      const rows = await ask("SELECT person FROM leaving ORDER BY person", []);
      return rows.map((row) => String(row["person"]));
    },
    async takeOutName(person, name) {
      const tables = await ask(
        `SELECT t.id FROM leaving l JOIN tables t ON t.id > l.upto WHERE l.person = $1
         ORDER BY t.id LIMIT ${most.tablesLeft}`,
        [person],
      );
      const ids = tables.map((row) => String(row["id"]));
      await clear(db, ids, person, name);
      const last = ids.at(-1);
      if (last === undefined) await ask("DELETE FROM leaving WHERE person = $1", [person]);
      else await ask("UPDATE leaving SET upto = $2 WHERE person = $1", [person, last]);
      return last !== undefined;
    },
  };
}

/** All of it or nothing; doing it twice does no harm. */
const leave = `
  WITH gone_sessions AS (DELETE FROM sessions WHERE person = $1),
  gone_codes AS (DELETE FROM codes WHERE person = $1),
  gone_passkeys AS (DELETE FROM passkeys WHERE person = $1),
  gone_challenges AS (DELETE FROM challenges WHERE person = $1),
  gone_words AS (DELETE FROM recovery_words WHERE person = $1),
  gone_looks AS (DELETE FROM looks WHERE person = $1),
  gone_moves AS (DELETE FROM moves_ahead WHERE person = $1),
  gone_answers AS (DELETE FROM evening_answers WHERE person = $1),
  gone_channels AS (DELETE FROM channels WHERE owner = $1 OR added_by = $1),
  gone_wishes AS (DELETE FROM call_wishes WHERE person = $1),
  gone_nudged AS (DELETE FROM nudged WHERE person = $1),
  gone_calls AS (
    DELETE FROM calls WHERE person = $1
    -- What they nudged others with bears their name, and a nudge is worth nothing after a day.
    OR (kind = 'nudge' AND strpos(words, (SELECT name FROM people WHERE id = $1)) > 0)
  ),
  -- Numbers stay where games were played under them.
  played AS (
    SELECT DISTINCT g.guild FROM guild_tables g JOIN tables t ON t.id = g.table_id
    JOIN seats s ON s.table_id = t.id WHERE s.person = $1 AND t.phase <> 'gathering'
  ),
  gone_members AS (DELETE FROM guild_members WHERE person = $1 AND guild NOT IN (SELECT guild FROM played)),
  left_guilds AS (
    UPDATE guild_members SET standing = 'left'
    WHERE person = $1 AND standing <> 'removed' AND guild IN (SELECT guild FROM played)
  ),
  -- The record of a tournament speaks of a number.
  left_tournaments AS (
    UPDATE tournament_members SET person = NULL, name = '', list = '' WHERE person = $1
  ),
  left_hosting AS (UPDATE tournaments SET host = '' WHERE host = $1),
  gone_person AS (DELETE FROM people WHERE id = $1),
  undrawn AS (
    UPDATE tables SET card = NULL, drawn = -1 WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
  ),
  no_results AS (
    UPDATE guild_tables SET result = NULL, drawn = -1
    WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)
  )
  INSERT INTO leaving (person, upto) VALUES ($1, '') ON CONFLICT DO NOTHING`;

async function clear(
  { ask }: Database,
  tables: readonly string[],
  person: PersonId,
  name: string,
): Promise<void> {
  const found = await ask(
    "SELECT DISTINCT table_id FROM pages WHERE table_id = ANY ($1) AND strpos(page, $2) > 0",
    [tables, person],
  );
  for (const { table_id: table } of found) {
    const rows = await ask("SELECT page FROM pages WHERE table_id = $1 ORDER BY version", [table]);
    const pages = rows.map((row) => JSON.parse(String(row["page"])) as Page);
    const changed = withoutName(pages, person, name);
    await ask(rewrite, [
      table,
      changed.map(({ version }) => version),
      changed.map((page) => JSON.stringify(page)),
    ]);
  }
}

const rewrite = `
  WITH undrawn AS (UPDATE tables SET card = NULL, drawn = -1 WHERE id = $1),
  no_results AS (UPDATE guild_tables SET result = NULL, drawn = -1 WHERE table_id = $1)
  UPDATE pages p SET page = n.page FROM unnest($2::int[], $3::text[]) AS n (version, page)
  WHERE p.table_id = $1 AND p.version = n.version`;

/** Guilds on PostgreSQL. */
import { tablesAtOnce, type GuildStore, type Joined } from "../guild-port.ts";
import { guildIn, memberIn, tablesIn } from "../guild-rows.ts";
import type { Database } from "./connection.ts";
import { postgresEvenings } from "./evenings.ts";

export function postgresGuilds(database: Database): GuildStore {
  const { ask } = database;
  const evenings = postgresEvenings(database);
  return {
    // Each may be asked twice: the second time changes nothing.
    async add({ id, name, invite, made }, founder) {
      await ask(
        `WITH guild AS (
           INSERT INTO guilds (id, name, invite, made, joined) VALUES ($1, $2, $3, $4, 1) ON CONFLICT (id) DO NOTHING
         )
         INSERT INTO guild_members (guild, person, number, standing, joined) VALUES ($1, $5, 1, 'founder', $4)
         ON CONFLICT DO NOTHING`,
        [id, name, invite, made, founder],
      );
    },
    async find(id) {
      const [row] = await ask("SELECT * FROM guilds WHERE id = $1", [id]);
      return row === undefined ? null : guildIn(row);
    },
    async invited(invite) {
      const [row] = await ask("SELECT * FROM guilds WHERE invite = $1", [invite]);
      return row === undefined ? null : guildIn(row);
    },
    async of(person) {
      const rows = await ask(
        `SELECT g.* FROM guild_members m JOIN guilds g ON g.id = m.guild
         WHERE m.person = $1 AND m.standing NOT IN ('left', 'removed') ORDER BY m.joined DESC, g.id`,
        [person],
      );
      return rows.map(guildIn);
    },
    async members(id) {
      const rows = await ask(
        `SELECT m.*, coalesce(p.name, '') AS name FROM guild_members m LEFT JOIN people p ON p.id = m.person
         WHERE m.guild = $1 ORDER BY m.number`,
        [id],
      );
      return rows.map(memberIn);
    },
    async join(id, person, at) {
      const [row] = await ask(joining, [id, person, at]);
      return (row?.["joined"] as Joined | undefined) ?? "no-guild";
    },
    async setStandings(id, standings) {
      await ask(
        `UPDATE guild_members m SET standing = s.standing FROM unnest($2::text[], $3::text[]) s (person, standing)
         WHERE m.guild = $1 AND m.person = s.person`,
        [id, [...standings.keys()], [...standings.values()]],
      );
    },
    async change({ id, name, invite }) {
      await ask("UPDATE guilds SET name = $2, invite = $3 WHERE id = $1", [id, name, invite]);
    },
    async end(id) {
      await ask(ending, [id]);
    },
    async addTable(id, table) {
      await ask(
        "INSERT INTO guild_tables (table_id, guild) VALUES ($2, $1) ON CONFLICT (table_id) DO UPDATE SET guild = $1",
        [id, table],
      );
    },
    async guildOf(table) {
      const [row] = await ask("SELECT guild FROM guild_tables WHERE table_id = $1", [table]);
      return row === undefined ? null : String(row["guild"]);
    },
    async tables(id, before = "") {
      return tablesIn(await ask(recentTables, [id, before]));
    },
    async keepResult(table, version, result) {
      await ask("UPDATE guild_tables SET result = $3, drawn = $2 WHERE table_id = $1", [
        table,
        version,
        result,
      ]);
    },
    ...evenings,
  };
}

/** Who is in already stays as they are; who left comes back with their number. */
const joining = `
  WITH known AS (SELECT standing FROM guild_members WHERE guild = $1 AND person = $2),
  back AS (
    UPDATE guild_members SET standing = 'member', joined = $3
    WHERE guild = $1 AND person = $2 AND standing = 'left'
  ),
  numbered AS (
    UPDATE guilds SET joined = joined + 1 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM known) RETURNING joined
  ),
  put AS (
    INSERT INTO guild_members (guild, person, number, standing, joined)
    SELECT $1, $2, joined, 'member', $3 FROM numbered ON CONFLICT DO NOTHING
  )
  SELECT CASE (SELECT standing FROM known) WHEN 'removed' THEN 'removed' WHEN 'founder' THEN 'member'
    WHEN 'helper' THEN 'member' WHEN 'member' THEN 'member' ELSE 'joined' END AS joined
  FROM guilds WHERE id = $1`;

const ending = `
  WITH evenings AS (DELETE FROM guild_evenings WHERE guild = $1 RETURNING id),
  answers AS (DELETE FROM evening_answers a USING evenings e WHERE a.evening = e.id),
  played AS (DELETE FROM guild_tables WHERE guild = $1),
  members AS (DELETE FROM guild_members WHERE guild = $1)
  DELETE FROM guilds WHERE id = $1`;

const recentTables = `
  WITH recent AS (
    SELECT g.table_id, g.drawn, g.result, t.phase, t.made, t.host, h.version
    FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN heads h ON h.id = t.id WHERE g.guild = $1
      AND ($2 = '' OR (-t.made, t.id) > (SELECT -made, id FROM tables WHERE id = $2))
    ORDER BY t.made DESC, t.id LIMIT ${tablesAtOnce}
  )
  SELECT r.table_id, r.phase, r.version, r.host, CASE WHEN r.drawn = r.version THEN r.result END AS result,
    s.seat, s.person
  FROM recent r LEFT JOIN seats s ON s.table_id = r.table_id ORDER BY r.made DESC, r.table_id, s.seat`;

/** Guilds on PostgreSQL. */
import { tablesAtOnce, type GuildStore } from "../../guild-port.ts";
import { guildIn, tablesIn } from "../../guild-rows.ts";
import type { Database } from "../connection.ts";
import { postgresEvenings } from "./evenings.ts";
import { postgresMembers } from "./members.ts";
import { postgresNotes } from "./notes.ts";

export function postgresGuilds(database: Database): GuildStore {
  const { ask, alone } = database;
  const evenings = postgresEvenings(database);
  return {
    // Each may be asked twice: the second time changes nothing.
    async add({ id, name, invite, made }, founder, most) {
      return alone([`guilds of ${founder}`], async (step) => {
        const others = (await step(guildsOf, [founder])).filter((row) => row["id"] !== id);
        if (others.length >= most) return false;
        await step(founding, [id, name, invite, made, founder]);
        return true;
      });
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
      return (await ask(guildsOf, [person])).map(guildIn);
    },
    async change({ id, name, invite }) {
      await ask("UPDATE guilds SET name = $2, invite = $3 WHERE id = $1", [id, name, invite]);
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
    async guildsOf(tables) {
      const rows = await ask(
        "SELECT table_id, guild FROM guild_tables WHERE table_id = ANY($1::text[])",
        [tables],
      );
      return new Map(rows.map((row) => [String(row["table_id"]), String(row["guild"])]));
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
    ...postgresMembers(database),
    ...postgresNotes(database),
    ...evenings,
  };
}

const guildsOf = `
  SELECT g.* FROM guild_members m JOIN guilds g ON g.id = m.guild
  WHERE m.person = $1 AND m.standing NOT IN ('left', 'removed') ORDER BY m.joined DESC, g.id`;

const founding = `
  WITH guild AS (
    INSERT INTO guilds (id, name, invite, made, joined) VALUES ($1, $2, $3, $4, 1) ON CONFLICT (id) DO NOTHING
  )
  INSERT INTO guild_members (guild, person, number, standing, joined) VALUES ($1, $5, 1, 'founder', $4)
  ON CONFLICT DO NOTHING`;

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

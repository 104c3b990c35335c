/** Steps in the life of a guild that take more than one statement. Each runs inside a transaction. */
import type { DatabaseSync } from "node:sqlite";
import type { PersonId } from "#table/journal/page.ts";
import type { GuildId, Joined } from "../../guild-port.ts";

export function joining(
  db: DatabaseSync,
): (guild: GuildId, person: PersonId, at: number) => Joined {
  const exists = db.prepare("SELECT 1 FROM guilds WHERE id = ?");
  const find = db.prepare("SELECT standing FROM guild_members WHERE guild = ? AND person = ?");
  const insert = db.prepare(
    `INSERT INTO guild_members (guild, person, number, standing, joined)
     SELECT ?1, ?2, 1 + coalesce(max(number), 0), 'member', ?3 FROM guild_members WHERE guild = ?1`,
  );
  const comeBack = db.prepare(
    "UPDATE guild_members SET standing = 'member', joined = ? WHERE guild = ? AND person = ?",
  );
  return (guild, person, at) => {
    if (exists.get(guild) === undefined) return "no-guild";
    const standing = find.get(guild, person)?.["standing"];
    if (standing === "removed") return "removed";
    if (standing === undefined) insert.run(guild, person, at);
    else if (standing === "left") comeBack.run(at, guild, person);
    else return "member";
    return "joined";
  };
}

export function endGuild(db: DatabaseSync, guild: GuildId): void {
  for (const sql of [
    "DELETE FROM evening_answers WHERE evening IN (SELECT id FROM guild_evenings WHERE guild = ?)",
    "DELETE FROM guild_evenings WHERE guild = ?",
    "DELETE FROM guild_tables WHERE guild = ?",
    "DELETE FROM guild_members WHERE guild = ?",
    "DELETE FROM guilds WHERE id = ?",
  ])
    db.prepare(sql).run(guild);
}

/** Steps in the life of a guild that take more than one statement. Each runs inside a transaction. */
import type { DatabaseSync } from "node:sqlite";
import type { PersonId } from "#table/journal/page.ts";
import type { GoingOut, GuildId, GuildRoom, JoinResult } from "../../guild-port.ts";

/** Not those who left or were sent away. */
const isIn = "standing NOT IN ('left', 'removed')";

export function joining(
  db: DatabaseSync,
): (guild: GuildId, person: PersonId, at: number, room: GuildRoom) => JoinResult {
  const exists = db.prepare("SELECT 1 FROM guilds WHERE id = ?");
  const find = db.prepare("SELECT standing FROM guild_members WHERE guild = ? AND person = ?");
  const count = db.prepare("UPDATE guilds SET joined = joined + 1 WHERE id = ? RETURNING joined");
  const insert = db.prepare(
    "INSERT INTO guild_members (guild, person, number, standing, joined) VALUES (?, ?, ?, 'member', ?)",
  );
  const comeBack = db.prepare(
    "UPDATE guild_members SET standing = 'member', joined = ? WHERE guild = ? AND person = ?",
  );
  const guildsOf = db.prepare(
    `SELECT count(*) AS n FROM guild_members WHERE person = ? AND ${isIn}`,
  );
  const peopleOf = db.prepare(
    `SELECT count(*) AS n FROM guild_members WHERE guild = ? AND ${isIn}`,
  );
  return (guild, person, at, room) => {
    if (exists.get(guild) === undefined) return "no-guild";
    const standing = find.get(guild, person)?.["standing"];
    if (standing === "removed") return "removed";
    if (standing !== undefined && standing !== "left") return "member";
    if (Number(guildsOf.get(person)?.["n"]) >= room.guilds) return "too-many-guilds";
    if (Number(peopleOf.get(guild)?.["n"]) >= room.people) return "guild-full";
    if (standing === undefined) insert.run(guild, person, Number(count.get(guild)?.["joined"]), at);
    else comeBack.run(at, guild, person);
    return "joined";
  };
}

/** ?1 the guild, ?2 the person. */
const hasPlayed = `EXISTS (
  SELECT 1 FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = t.id
  WHERE g.guild = ?1 AND s.person = ?2 AND t.phase <> 'gathering'
)`;

export function goingOut(db: DatabaseSync): (guild: GuildId, out: GoingOut) => void {
  const renew = db.prepare("UPDATE guilds SET invite = coalesce(?, invite) WHERE id = ?");
  const unanswer = db.prepare(
    "DELETE FROM evening_answers WHERE person = ? AND evening IN (SELECT id FROM guild_evenings WHERE guild = ?)",
  );
  const unhook = db.prepare("DELETE FROM channels WHERE owner = ? AND added_by = ?");
  const forget = db.prepare(
    `DELETE FROM guild_members WHERE guild = ?1 AND person = ?2 AND ?3 = 'left' AND NOT ${hasPlayed}`,
  );
  const stand = db.prepare("UPDATE guild_members SET standing = ? WHERE guild = ? AND person = ?");
  return (guild, { person, standing, invite }) => {
    renew.run(invite, guild);
    unanswer.run(person, guild);
    unhook.run(`guild:${guild}`, person);
    forget.run(guild, person, standing);
    stand.run(standing, guild, person);
  };
}

export function endGuild(db: DatabaseSync, guild: GuildId): void {
  for (const sql of [
    "DELETE FROM evening_answers WHERE evening IN (SELECT id FROM guild_evenings WHERE guild = ?)",
    "DELETE FROM guild_evenings WHERE guild = ?",
    "DELETE FROM guild_tables WHERE guild = ?",
    "DELETE FROM guild_notes WHERE guild = ?",
    "DELETE FROM guild_members WHERE guild = ?",
    "DELETE FROM channels WHERE owner = 'guild:' || ?",
    "DELETE FROM call_wishes WHERE person = 'guild:' || ?",
    "DELETE FROM guilds WHERE id = ?",
  ])
    db.prepare(sql).run(guild);
}

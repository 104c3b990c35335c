/** Guilds on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import { tablesAtOnce, type GuildStore, type Members, type Membership } from "../../guild-port.ts";
import { guildIn, tablesIn, memberIn } from "../../guild-rows.ts";
import type { Writer } from "../group-commit.ts";
import { sqliteEvenings } from "./evenings.ts";
import { sqliteNotes } from "./notes.ts";
import { joining, endGuild, goingOut } from "./steps.ts";

export function sqliteGuilds(db: DatabaseSync, writer: Writer): GuildStore {
  const { write, read } = writer;
  const join = joining(db);
  const byId = db.prepare("SELECT * FROM guilds WHERE id = ?");
  const byInvite = db.prepare("SELECT * FROM guilds WHERE invite = ?");
  const ofPerson = db.prepare(
    `SELECT g.* FROM guild_members m JOIN guilds g ON g.id = m.guild
     WHERE m.person = ? AND m.standing NOT IN ('left', 'removed') ORDER BY m.joined DESC, g.id`,
  );
  const setStanding = db.prepare(
    "UPDATE guild_members SET standing = ? WHERE guild = ? AND person = ?",
  );
  const insertGuild = db.prepare("INSERT INTO guilds (id, name, invite, made) VALUES (?, ?, ?, ?)");
  const changeGuild = db.prepare("UPDATE guilds SET name = ?, invite = ? WHERE id = ?");
  const insertTable = db.prepare(
    "INSERT OR REPLACE INTO guild_tables (table_id, guild) VALUES (?, ?)",
  );
  const readTables = db.prepare(
    `WITH recent AS (
       SELECT g.table_id, g.drawn, g.result, t.phase, t.made, t.host,
         (SELECT coalesce(max(version), 0) FROM pages p WHERE p.table_id = t.id) AS version
       FROM guild_tables g JOIN tables t ON t.id = g.table_id WHERE g.guild = ?1
         AND (?2 = '' OR (-t.made, t.id) > (SELECT -made, id FROM tables WHERE id = ?2))
       ORDER BY -t.made, t.id LIMIT ${tablesAtOnce}
     )
     SELECT r.table_id, r.phase, r.version, r.host, CASE WHEN r.drawn = r.version THEN r.result END AS result,
       s.seat, s.person
     FROM recent r LEFT JOIN seats s ON s.table_id = r.table_id ORDER BY r.made DESC, r.table_id, s.seat`,
  );
  const guildOfTable = db.prepare("SELECT guild FROM guild_tables WHERE table_id = ?");
  const guildsOfTables = db.prepare(
    "SELECT table_id, guild FROM guild_tables WHERE table_id IN (SELECT value FROM json_each(?))",
  );
  const keep = db.prepare("UPDATE guild_tables SET result = ?, drawn = ? WHERE table_id = ?");
  const evenings = sqliteEvenings(db, writer);

  return {
    add: (guild, founder, most) =>
      write(() => {
        if (ofPerson.all(founder).length >= most) return false;
        insertGuild.run(guild.id, guild.name, guild.invite, guild.made);
        join(guild.id, founder, guild.made, { guilds: most, people: 1 });
        setStanding.run("founder", guild.id, founder);
        return true;
      }),
    find: (id) =>
      read(() => {
        const row = byId.get(id);
        return row === undefined ? null : guildIn(row);
      }),
    invited: (invite) =>
      read(() => {
        const row = byInvite.get(invite);
        return row === undefined ? null : guildIn(row);
      }),
    of: (person) => read(() => ofPerson.all(person).map(guildIn)),
    change: (guild) => write(() => void changeGuild.run(guild.name, guild.invite, guild.id)),
    addTable: (id, table) => write(() => void insertTable.run(table, id)),
    guildOf: (table) =>
      read(() => {
        const guild = guildOfTable.get(table)?.["guild"];
        return typeof guild === "string" ? guild : null;
      }),
    guildsOf: (tables) =>
      read(
        () =>
          new Map(
            guildsOfTables
              .all(JSON.stringify(tables))
              .map((row) => [String(row["table_id"]), String(row["guild"])]),
          ),
      ),
    tables: (id, before = "") => read(() => tablesIn(readTables.all(id, before))),
    keepResult: (table, version, result) => write(() => void keep.run(result, version, table)),
    ...sqliteMembers(db, writer),
    ...sqliteNotes(db, writer),
    ...evenings,
  };
}

/** Who belongs to a guild, on SQLite. */
function sqliteMembers(db: DatabaseSync, { write, read }: Writer): Members {
  const [join, goOut] = [joining(db), goingOut(db)];
  const all = db.prepare(
    `SELECT m.*, coalesce(p.name, '') AS name, p.face FROM guild_members m LEFT JOIN people p ON p.id = m.person
     WHERE m.guild = ? ORDER BY m.number`,
  );
  const find = db.prepare("SELECT standing FROM guild_members WHERE guild = ? AND person = ?");
  const set = db.prepare("UPDATE guild_members SET standing = ? WHERE guild = ? AND person = ?");
  const see = db.prepare("UPDATE guild_members SET seen = ? WHERE guild = ? AND person = ?");
  return {
    members: (id) => read(() => all.all(id).map(memberIn)),
    standing: (id, person) =>
      read(() => (find.get(id, person)?.["standing"] as Membership | undefined) ?? null),
    noteSeen: (id, person, at) => write(() => void see.run(at, id, person)),
    join: (id, person, at, room) => write(() => join(id, person, at, room)),
    settle: (id, decide) =>
      write(() => {
        const { answer, roles, out, ends } = decide(all.all(id).map(memberIn));
        for (const [person, role] of roles ?? []) set.run(role, id, person);
        if (out !== undefined) goOut(id, out);
        if (ends === true) endGuild(db, id);
        return answer;
      }),
  };
}

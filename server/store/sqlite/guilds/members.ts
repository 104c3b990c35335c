/** Who belongs to a guild, on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { Members, Membership } from "../../guild-port.ts";
import { memberIn } from "../../guild-rows.ts";
import type { Writer } from "../group-commit.ts";
import { endGuild, goingOut, joining } from "./steps.ts";

export function sqliteMembers(db: DatabaseSync, { write, read }: Writer): Members {
  const [join, goOut] = [joining(db), goingOut(db)];
  const all = db.prepare(
    `SELECT m.*, coalesce(p.name, '') AS name FROM guild_members m LEFT JOIN people p ON p.id = m.person
     WHERE m.guild = ? ORDER BY m.number`,
  );
  const find = db.prepare("SELECT standing FROM guild_members WHERE guild = ? AND person = ?");
  const set = db.prepare("UPDATE guild_members SET standing = ? WHERE guild = ? AND person = ?");
  return {
    members: (id) => read(() => all.all(id).map(memberIn)),
    standing: (id, person) =>
      read(() => (find.get(id, person)?.["standing"] as Membership | undefined) ?? null),
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

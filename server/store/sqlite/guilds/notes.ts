/** Results that members wrote down, on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { GuildNotes } from "../../guild-port.ts";
import { noteIn } from "../../guild-rows.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteNotes(db: DatabaseSync, { write, read }: Writer): GuildNotes {
  const all = db.prepare("SELECT * FROM guild_notes WHERE guild = ? ORDER BY at DESC, id");
  const count = db.prepare("SELECT count(*) AS n FROM guild_notes WHERE guild = ?");
  const insert = db.prepare(
    "INSERT OR IGNORE INTO guild_notes (id, guild, at, writer, note) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = db.prepare("DELETE FROM guild_notes WHERE guild = ? AND id = ?");
  return {
    notes: (guild) => read(() => all.all(guild).map(noteIn)),
    addNote: (guild, { id, at, writer, note }, most) =>
      write(() => {
        if (Number(count.get(guild)?.["n"]) >= most) return false;
        insert.run(id, guild, at, writer, note);
        return true;
      }),
    dropNote: (guild, id) => write(() => void remove.run(guild, id)),
  };
}

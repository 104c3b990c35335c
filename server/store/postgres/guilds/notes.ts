/** Results that members wrote down, on PostgreSQL. */
import type { GuildNotes } from "../../guild-port.ts";
import { noteIn } from "../../guild-rows.ts";
import type { Database } from "../connection.ts";

export function postgresNotes({ ask, alone }: Database): GuildNotes {
  return {
    async notes(guild) {
      return (
        await ask("SELECT * FROM guild_notes WHERE guild = $1 ORDER BY at DESC, id", [guild])
      ).map(noteIn);
    },
    addNote: (guild, { id, at, writer, note }, most) =>
      alone([`notes of ${guild}`], async (step) => {
        const others = await step("SELECT 1 FROM guild_notes WHERE guild = $1 AND id <> $2", [
          guild,
          id,
        ]);
        if (others.length >= most) return false;
        await step(inserting, [id, guild, at, writer, note]);
        return true;
      }),
    async dropNote(guild, id) {
      await ask("DELETE FROM guild_notes WHERE guild = $1 AND id = $2", [guild, id]);
    },
  };
}

const inserting = `
  INSERT INTO guild_notes (id, guild, at, writer, note) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;

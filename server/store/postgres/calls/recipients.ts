/** Who was written to, and who does not want to be, on PostgreSQL. */
import type { Recipients } from "../../recipients-port.ts";
import type { Database } from "../connection.ts";

export function postgresRecipients({ ask }: Database): Recipients {
  return {
    // Of two who count at once the second waits for the row of the first. Asked twice it may count twice, never less.
    async countLetter(address, now, since) {
      const rows = await ask(
        `INSERT INTO letters AS l (address, latest) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE
         SET earlier = l.latest, latest = excluded.latest WHERE l.earlier IS NULL OR l.earlier <= $3 RETURNING 1`,
        [address, now, since],
      );
      return rows.length > 0;
    },
    async uncountLetter(address, at) {
      await ask(
        `WITH gone AS (DELETE FROM letters WHERE address = $1 AND latest = $2 AND earlier IS NULL)
         UPDATE letters SET latest = earlier, earlier = NULL
         WHERE address = $1 AND latest = $2 AND earlier IS NOT NULL`,
        [address, at],
      );
    },
    async leaveAlone(address, at) {
      await ask(
        "INSERT INTO left_alone (address, since) VALUES ($1, $2) ON CONFLICT (address) DO NOTHING",
        [address, at],
      );
    },
    async isLeftAlone(address) {
      return (await ask("SELECT 1 FROM left_alone WHERE address = $1", [address])).length > 0;
    },
    async letWriteAgain(address) {
      await ask("DELETE FROM left_alone WHERE address = $1", [address]);
    },
  };
}

/** What whoever runs the hall has said, on PostgreSQL: the same for every copy, also after all were restarted. */
import type { House } from "../house-port.ts";
import { shutOutIn } from "../house-rows.ts";
import type { Database } from "./connection.ts";

export function postgresHouse({ ask }: Database): House {
  return {
    async read() {
      const [said] = await ask("SELECT notice FROM house_words", []);
      const rows = await ask("SELECT * FROM shut_out ORDER BY since, key", []);
      const notice = said?.["notice"];
      return { notice: typeof notice === "string" ? notice : null, shutOut: rows.map(shutOutIn) };
    },
    async tell(notice) {
      await ask(
        "INSERT INTO house_words (notice) VALUES ($1) ON CONFLICT (one) DO UPDATE SET notice = excluded.notice",
        [notice],
      );
    },
    async shutOut({ what, key, name, since }) {
      await ask(
        `INSERT INTO shut_out (key, what, name, since) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key) DO UPDATE SET what = excluded.what, name = excluded.name, since = excluded.since`,
        [key, what, name, since],
      );
    },
    async letIn(key) {
      await ask("DELETE FROM shut_out WHERE key = $1", [key]);
    },
  };
}

/** What whoever runs the hall has said, on PostgreSQL: the same for every copy, also after all were restarted. */
import type { ShutOut } from "#table/talk/office.ts";
import type { House } from "../house-port.ts";
import type { Database, Row } from "./connection.ts";

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

function shutOutIn(row: Row): ShutOut {
  return {
    what: row["what"] as ShutOut["what"],
    key: String(row["key"]),
    name: String(row["name"]),
    since: Number(row["since"]),
  };
}

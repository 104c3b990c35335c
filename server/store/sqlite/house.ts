/**
 * What whoever runs the hall has said, on SQLite: who may not come in is kept, a notice lasts as long as the process.
 */
import type { DatabaseSync } from "node:sqlite";
import type { House } from "../house-port.ts";
import { shutOutIn } from "../house-rows.ts";
import type { Writer } from "./group-commit.ts";

export function sqliteHouse(db: DatabaseSync, { write, read }: Writer): House {
  const all = db.prepare("SELECT key, what, name, since FROM shut_out ORDER BY since, key");
  const shut = db.prepare(
    "INSERT OR REPLACE INTO shut_out (key, what, name, since) VALUES (?, ?, ?, ?)",
  );
  const letIn = db.prepare("DELETE FROM shut_out WHERE key = ?");
  let notice: string | null = null;
  return {
    read: () => read(() => ({ notice, shutOut: all.all().map(shutOutIn) })),
    async tell(text) {
      notice = text;
    },
    shutOut: ({ what, key, name, since }) => write(() => void shut.run(key, what, name, since)),
    letIn: (key) => write(() => void letIn.run(key)),
  };
}

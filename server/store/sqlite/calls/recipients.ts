/** Who was written to, and who does not want to be, on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { Recipients } from "../../recipients-port.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteRecipients(db: DatabaseSync, { write, read }: Writer): Recipients {
  const count = db.prepare(
    `INSERT INTO letters (address, latest) VALUES (?1, ?2) ON CONFLICT DO UPDATE
     SET earlier = latest, latest = excluded.latest WHERE earlier IS NULL OR earlier <= ?3`,
  );
  const forget = db.prepare(
    "DELETE FROM letters WHERE address = ? AND latest = ? AND earlier IS NULL",
  );
  const goBack = db.prepare(
    "UPDATE letters SET latest = earlier, earlier = NULL WHERE address = ? AND latest = ?",
  );
  const stop = db.prepare("INSERT OR IGNORE INTO left_alone (address, since) VALUES (?, ?)");
  const find = db.prepare("SELECT 1 FROM left_alone WHERE address = ?");
  const allow = db.prepare("DELETE FROM left_alone WHERE address = ?");
  return {
    countLetter: (address, now, since) => write(() => count.run(address, now, since).changes > 0),
    uncountLetter: (address, at) =>
      write(() => {
        if (forget.run(address, at).changes === 0) goBack.run(address, at);
      }),
    leaveAlone: (address, at) => write(() => void stop.run(address, at)),
    isLeftAlone: (address) => read(() => find.get(address) !== undefined),
    letWriteAgain: (address) => write(() => void allow.run(address)),
  };
}

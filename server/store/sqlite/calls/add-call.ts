/** A call that no page asks for, in the transaction of whatever does. */
import type { DatabaseSync } from "node:sqlite";
import type { OwnCall } from "../../call-port.ts";

export function callAdder(db: DatabaseSync): (call: OwnCall) => void {
  const insert = db.prepare(
    `INSERT INTO calls (person, subject, seat, version, kind, words, made, due, quiet, until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  return ({ person, subject, seat, version, kind, words, made, due, quiet, until }) =>
    void insert.run(person, subject, seat, version, kind, words, made, due, quiet, until);
}

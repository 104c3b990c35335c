/** How a person leaves, on SQLite: nothing of them stays in the file, deleted space included. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Page, PersonId } from "#table/journal/page.ts";
import type { LeavingStore } from "../../leaving-port.ts";
import { withoutName } from "../../take-out-name.ts";
import type { Writer } from "../group-commit.ts";
import { most } from "../../most.ts";

export function sqliteLeaving(db: DatabaseSync, { write, read, scrub }: Writer): LeavingStore {
  const gone = everything.map((sql) => db.prepare(sql));
  const begin = db.prepare("INSERT OR IGNORE INTO leaving (person, upto) VALUES (?, '')");
  const all = db.prepare("SELECT person FROM leaving ORDER BY person");
  const step = takingOut(db);
  return {
    leave: (person) =>
      write(() => {
        for (const statement of gone) statement.run(person);
        begin.run(person);
      }),
    leaving: () => read(() => all.all().map((row) => String(row["person"]))),
    async takeOutName(person, name) {
      const goesOn = await write(() => step(person, name));
      // The write-ahead log still has what was there before.
      if (!goesOn) await scrub();
      return goesOn;
    },
  };
}

/** One `?` each: the person. */
const everything = [
  "DELETE FROM sessions WHERE person = ?",
  "DELETE FROM codes WHERE person = ?",
  "DELETE FROM passkeys WHERE person = ?",
  "DELETE FROM challenges WHERE person = ?",
  "DELETE FROM recovery_words WHERE person = ?",
  "DELETE FROM looks WHERE person = ?",
  "DELETE FROM moves_ahead WHERE person = ?",
  "DELETE FROM evening_answers WHERE person = ?",
  "DELETE FROM channels WHERE owner = ?",
  "DELETE FROM call_wishes WHERE person = ?",
  "DELETE FROM nudged WHERE person = ?",
  "DELETE FROM calls WHERE person = ?",
  // What they nudged others with bears their name, and a nudge is worth nothing after a day.
  "DELETE FROM calls WHERE kind = 'nudge' AND instr(words, (SELECT name FROM people WHERE id = ?)) > 0",
  "DELETE FROM channels WHERE added_by = ?",
  // Numbers stay where games were played under them.
  `DELETE FROM guild_members WHERE person = ? AND NOT EXISTS (
     SELECT 1 FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = t.id
     WHERE g.guild = guild_members.guild AND s.person = guild_members.person AND t.phase <> 'gathering'
   )`,
  "UPDATE guild_members SET standing = 'left' WHERE person = ? AND standing <> 'removed'",
  // The record of a tournament speaks of a number.
  "UPDATE tournament_members SET person = NULL, name = '', list = '' WHERE person = ?",
  "UPDATE tournaments SET host = '' WHERE host = ?",
  "DELETE FROM people WHERE id = ?",
  // Drawn anew from the journal when someone looks.
  "UPDATE tables SET card = NULL, drawn = -1 WHERE id IN (SELECT table_id FROM seats WHERE person = ?)",
  `UPDATE guild_tables SET result = NULL, drawn = -1
   WHERE table_id IN (SELECT table_id FROM seats WHERE person = ?)`,
];

type Step = (person: PersonId, name: string) => boolean;

function takingOut(db: DatabaseSync): Step {
  const upto = db.prepare("SELECT upto FROM leaving WHERE person = ?");
  const next = db.prepare(
    `SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ${most.tablesLeft}`,
  );
  const setUpto = db.prepare("UPDATE leaving SET upto = ? WHERE person = ?");
  const done = db.prepare("DELETE FROM leaving WHERE person = ?");
  const clear = clearing(db);
  return (person, name) => {
    const from = upto.get(person)?.["upto"];
    const ids = from === undefined ? [] : next.all(from).map((row) => String(row["id"]));
    for (const id of ids) clear(id, person, name);
    const last = ids.at(-1);
    if (last === undefined) done.run(person);
    else setUpto.run(last, person);
    return last !== undefined;
  };
}

function clearing(db: DatabaseSync): (table: string, person: PersonId, name: string) => void {
  const wasThere = db.prepare(
    "SELECT 1 FROM pages WHERE table_id = ? AND instr(page, ?) > 0 LIMIT 1",
  );
  const read = db.prepare("SELECT page FROM pages WHERE table_id = ? ORDER BY version");
  const rewrite = db.prepare("UPDATE pages SET page = ? WHERE table_id = ? AND version = ?");
  const redraw: readonly StatementSync[] = [
    db.prepare("UPDATE tables SET card = NULL, drawn = -1 WHERE id = ?"),
    db.prepare("UPDATE guild_tables SET result = NULL, drawn = -1 WHERE table_id = ?"),
  ];
  return (table, person, name) => {
    if (wasThere.get(table, person) === undefined) return;
    const pages = read.all(table).map((row) => JSON.parse(String(row["page"])) as Page);
    for (const page of withoutName(pages, person, name))
      rewrite.run(JSON.stringify(page), table, page.version);
    for (const statement of redraw) statement.run(table);
  };
}

/** The evenings of a guild on SQLite. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Evenings } from "../../guild-port.ts";
import { eveningsIn } from "../../guild-rows.ts";
import { callAdder } from "../calls/add-call.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteEvenings(db: DatabaseSync, { write, read }: Writer): Evenings {
  const addCall = callAdder(db);
  const { after, insert, answer, agree, drop, forget } = statements(db);
  return {
    evenings: (id, from) => read(() => eveningsIn(after.all(id, from))),
    propose: (id, { id: evening, at, proposed }, { most, from }) =>
      write(() => insert.run(evening, id, at, proposed, from, most).changes > 0),
    answerEvening: (id, person, tapped, calls = []) =>
      write(() => {
        answer.run(id, person, tapped);
        calls.forEach(addCall);
      }),
    agreeOn: (id, evening, calls = []) =>
      write(() => {
        agree.run(evening, id);
        calls.forEach(addCall);
      }),
    dropEvening: (id, evening) =>
      write(() => {
        if (drop.run(evening, id).changes > 0) forget.run(evening);
      }),
  };
}

function statements(
  db: DatabaseSync,
): Record<"after" | "insert" | "answer" | "agree" | "drop" | "forget", StatementSync> {
  return {
    after: db.prepare(
      `SELECT e.*, a.person, a.answer FROM guild_evenings e LEFT JOIN (
         evening_answers a JOIN guild_members m ON m.person = a.person AND m.standing NOT IN ('left', 'removed')
       ) ON a.evening = e.id AND m.guild = e.guild
       WHERE e.guild = ? AND e.at > ? ORDER BY e.at, e.id, a.person`,
    ),
    insert: db.prepare(
      `INSERT INTO guild_evenings (id, guild, at, proposed) SELECT ?1, ?2, ?3, ?4
       WHERE (SELECT count(*) FROM guild_evenings WHERE guild = ?2 AND at > ?5) < ?6`,
    ),
    answer: db.prepare(
      `INSERT INTO evening_answers (evening, person, answer) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET answer = excluded.answer`,
    ),
    agree: db.prepare("UPDATE guild_evenings SET agreed = (id = ?) WHERE guild = ?"),
    drop: db.prepare("DELETE FROM guild_evenings WHERE id = ? AND guild = ?"),
    forget: db.prepare("DELETE FROM evening_answers WHERE evening = ?"),
  };
}

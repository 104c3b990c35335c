/** Tournaments on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { LineBeside, TournamentId, TournamentStore } from "../../tournament-port.ts";
import { tournamentIn, tournamentMemberIn } from "../../tournament-rows.ts";
import { most } from "../../most.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteTournaments(db: DatabaseSync, { write, read }: Writer): TournamentStore {
  const byId = db.prepare("SELECT * FROM tournaments WHERE id = ?");
  const hosted = db.prepare("SELECT count(*) AS n FROM tournaments WHERE host = ?");
  const ofPerson = db.prepare(
    `SELECT t.* FROM tournament_members m JOIN tournaments t ON t.id = m.tournament
     WHERE m.person = ? ORDER BY t.made DESC, t.id LIMIT ${most.tournaments}`,
  );
  const members = db.prepare(
    `SELECT m.number, m.person, coalesce(p.name, m.name) AS name
     FROM tournament_members m LEFT JOIN people p ON p.id = m.person WHERE m.tournament = ? ORDER BY m.number`,
  );
  const list = db.prepare(
    "SELECT list FROM tournament_members WHERE tournament = ? AND number = ?",
  );
  const lines = db.prepare(
    "SELECT line FROM tournament_lines WHERE tournament = ? AND version > ? ORDER BY version LIMIT ?",
  );
  const last = db.prepare(
    "SELECT coalesce(max(version), 0) AS n FROM tournament_lines WHERE tournament = ?",
  );
  const insert = db.prepare("INSERT INTO tournaments (id, host, made) VALUES (?, ?, ?)");
  const drop = [
    "tournament_lines WHERE tournament",
    "tournament_members WHERE tournament",
    "tournaments WHERE id",
  ].map((which) => db.prepare(`DELETE FROM ${which} = ?`));
  const put = writing(db);
  const versionOf = (id: TournamentId): number => Number(last.get(id)?.["n"]);

  return {
    open: ({ id, host, made }, first, newcomer, room) =>
      write(() => {
        if (Number(hosted.get(host)?.["n"]) >= room) return false;
        insert.run(id, host, made);
        put(id, 0, first, { newcomer });
        return true;
      }),
    find: (id) =>
      read(() => {
        const row = byId.get(id);
        return row === undefined ? null : tournamentIn(row);
      }),
    of: (person) => read(() => ofPerson.all(person).map(tournamentIn)),
    members: (id) => read(() => members.all(id).map(tournamentMemberIn)),
    list: (id, number) =>
      read(() => {
        const text = list.get(id, number)?.["list"];
        return typeof text === "string" ? text : "";
      }),
    record: (id, from, atOnce = -1) =>
      read(() => lines.all(id, from, atOnce).map((row) => String(row["line"]))),
    version: (id) => read(() => versionOf(id)),
    append: (id, expected, next, beside) =>
      write(() => {
        if (byId.get(id) === undefined || versionOf(id) !== expected) return false;
        put(id, expected, next, beside);
        return true;
      }),
    drop: (id) =>
      write(() => {
        for (const statement of drop) statement.run(id);
      }),
  };
}

type Put = (id: TournamentId, after: number, lines: readonly string[], beside: LineBeside) => void;

function writing(db: DatabaseSync): Put {
  const insertLine = db.prepare(
    "INSERT INTO tournament_lines (tournament, version, line) VALUES (?, ?, ?)",
  );
  const insertMember = db.prepare(
    "INSERT INTO tournament_members (tournament, number, person, name, list) VALUES (?, ?, ?, ?, '')",
  );
  const setList = db.prepare(
    "UPDATE tournament_members SET list = ? WHERE tournament = ? AND number = ?",
  );
  return (id, after, lines, { newcomer, list }) => {
    for (const [at, line] of lines.entries()) insertLine.run(id, after + at + 1, line);
    if (newcomer !== undefined)
      insertMember.run(
        id,
        newcomer.number,
        newcomer.person,
        newcomer.person === null ? newcomer.name : "",
      );
    if (list !== undefined) setList.run(list.text, id, list.number);
  };
}

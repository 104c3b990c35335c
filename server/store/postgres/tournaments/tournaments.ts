/** Tournaments on PostgreSQL. */
import type { LineBeside, TournamentId, TournamentStore } from "../../tournament-port.ts";
import { tournamentIn, tournamentMemberIn } from "../../tournament-rows.ts";
import { most } from "../../most.ts";
import type { SqlQuery, Database } from "../connection.ts";

export function postgresTournaments({ ask, alone }: Database): TournamentStore {
  return {
    // Asked twice, it is there already and takes no more room.
    open: ({ id, host, made }, lines, newcomer, room) =>
      alone([`tournaments of ${host}`], async (step) => {
        const [row] = await step(
          "SELECT count(*) FILTER (WHERE id <> $2) AS n, bool_or(id = $2) AS made FROM tournaments WHERE host = $1",
          [host, id],
        );
        if (row?.["made"] === true) return true;
        if (Number(row?.["n"]) >= room) return false;
        await step("INSERT INTO tournaments (id, host, made) VALUES ($1, $2, $3)", [
          id,
          host,
          made,
        ]);
        await put(step, id, 0, lines, { newcomer });
        return true;
      }),
    async find(id) {
      const [row] = await ask("SELECT * FROM tournaments WHERE id = $1", [id]);
      return row === undefined ? null : tournamentIn(row);
    },
    async of(person) {
      const rows = await ask(
        `SELECT t.* FROM tournament_members m JOIN tournaments t ON t.id = m.tournament
         WHERE m.person = $1 ORDER BY t.made DESC, t.id LIMIT ${most.tournaments}`,
        [person],
      );
      return rows.map(tournamentIn);
    },
    async members(id) {
      const rows = await ask(
        `SELECT m.number, m.person, coalesce(p.name, m.name) AS name
         FROM tournament_members m LEFT JOIN people p ON p.id = m.person WHERE m.tournament = $1 ORDER BY m.number`,
        [id],
      );
      return rows.map(tournamentMemberIn);
    },
    async list(id, number) {
      const [row] = await ask(
        "SELECT list FROM tournament_members WHERE tournament = $1 AND number = $2",
        [id, number],
      );
      const list = row?.["list"];
      return typeof list === "string" ? list : "";
    },
    async record(id, from, atOnce) {
      const rows = await ask(`${linesAfter} LIMIT $3`, [id, from, atOnce ?? null]);
      return rows.map((row) => String(row["line"]));
    },
    async version(id) {
      return versionOf(ask, id);
    },
    append: (id, expected, lines, beside) =>
      alone([`tournament ${id}`], (step) => append(step, id, expected, lines, beside)),
    drop: (id) =>
      alone([`tournament ${id}`], async (step) => {
        await step("DELETE FROM tournament_lines WHERE tournament = $1", [id]);
        await step("DELETE FROM tournament_members WHERE tournament = $1", [id]);
        await step("DELETE FROM tournaments WHERE id = $1", [id]);
      }),
  };
}

/**
 * Asked twice, the second time finds its own lines where it would write them: they are compared, so that
 * nobody hears of a conflict with themselves.
 */
async function append(
  step: SqlQuery,
  id: TournamentId,
  expected: number,
  lines: readonly string[],
  beside: LineBeside,
): Promise<boolean> {
  const [there] = await step("SELECT 1 FROM tournaments WHERE id = $1", [id]);
  if (there === undefined) return false;
  const found = await step(linesAfter, [id, expected]);
  if (found.length > 0) return lines.every((line, at) => found[at]?.["line"] === line);
  if ((await versionOf(step, id)) !== expected) return false;
  await put(step, id, expected, lines, beside);
  return true;
}

const linesAfter =
  "SELECT line FROM tournament_lines WHERE tournament = $1 AND version > $2 ORDER BY version";

async function versionOf(ask: SqlQuery, id: TournamentId): Promise<number> {
  const [row] = await ask(
    "SELECT coalesce(max(version), 0) AS n FROM tournament_lines WHERE tournament = $1",
    [id],
  );
  return Number(row?.["n"]);
}

async function put(
  step: SqlQuery,
  id: TournamentId,
  after: number,
  lines: readonly string[],
  { newcomer, list }: LineBeside,
): Promise<void> {
  await step(
    `INSERT INTO tournament_lines (tournament, version, line)
     SELECT $1, $2 + n, line FROM unnest($3::text[]) WITH ORDINALITY AS l (line, n)`,
    [id, after, lines],
  );
  if (newcomer !== undefined)
    await step(
      "INSERT INTO tournament_members (tournament, number, person, name, list) VALUES ($1, $2, $3, $4, '')",
      [id, newcomer.number, newcomer.person, newcomer.person === null ? newcomer.name : ""],
    );
  if (list !== undefined)
    await step("UPDATE tournament_members SET list = $3 WHERE tournament = $1 AND number = $2", [
      id,
      list.number,
      list.text,
    ]);
}

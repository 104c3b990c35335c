/** The directory on PostgreSQL. */
import type { PublicRow } from "../../lobby/lobby-row.ts";
import type { Directory } from "../port.ts";
import { finishedIn, seatsByTable } from "../seats-by-table.ts";
import type { Database, SqlRow } from "./connection.ts";
import { lives } from "./copies/lives.ts";
import { most } from "../most.ts";
import { idOf, ringing } from "./ringing.ts";

/** A copy that lives has it in memory. */
const isMinded = `EXISTS (SELECT 1 FROM copies c WHERE c.id = t.minder AND ${lives})`;
const isVisited = `EXISTS (
  SELECT 1 FROM here e JOIN copies c ON c.id = e.copy WHERE e.table_id = t.id AND e.here AND ${lives}
)`;

const finished = `
  SELECT s.table_id, s.seat, CASE WHEN t.drawn = h.version THEN t.card END AS card
  FROM seats s JOIN tables t ON t.id = s.table_id JOIN heads h ON h.id = t.id
  WHERE s.person = $1 AND t.phase = 'over' ORDER BY t.made DESC, t.id, s.seat LIMIT ${most.finished}`;

export function postgresDirectory(database: Database): Directory {
  const { ask } = database;
  return {
    ...ringing(database),
    async open(since) {
      const rows = await ask(
        `SELECT id FROM tables WHERE listed AND phase = 'gathering' AND made > $1
         ORDER BY made DESC LIMIT ${most.listed}`,
        [since],
      );
      return rows.map(idOf);
    },
    async of(person) {
      const rows = await ask(
        `SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = $1
         ORDER BY t.phase = 'over', t.made DESC, s.seat LIMIT ${most.mine}`,
        [person],
      );
      return seatsByTable(rows);
    },
    finished: async (person) => finishedIn(await ask(finished, [person])),
    async hosted(person) {
      const [row] = await ask(
        "SELECT count(*) AS n FROM tables WHERE host = $1 AND phase IN ('gathering', 'playing')",
        [person],
      );
      return Number(row?.["n"] ?? 0);
    },
    async row(table) {
      // Where a living copy minds the table a row may be a beat old: that copy is about to draw it anew.
      const [row] = await ask(
        `SELECT t.card, t.phase, h.at, t.drawn = h.version AS fresh FROM tables t JOIN heads h USING (id)
         WHERE id = $1 AND (t.drawn = h.version OR ${isMinded})`,
        [table],
      );
      return row === undefined ? null : rowIn(row);
    },
    async keepRow(row, version, visited) {
      await ask(
        "UPDATE tables SET card = $1, drawn = $2, visited = greatest(visited, $3) WHERE id = $4",
        [JSON.stringify(row), version, visited, row.id],
      );
    },
    async forgetGatherings(before, busy) {
      const found = await ask(
        `SELECT id FROM tables t WHERE phase = 'gathering' AND visited < $1
         AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.table_id = t.id AND p.page::json ->> 'type' = 'started')
         AND NOT ${isMinded} AND NOT ${isVisited}
         ORDER BY visited LIMIT ${most.forgotten}`,
        [before],
      );
      return (await ask(forget, [found.map(idOf).filter((id) => !busy(id)), before])).length;
    },
    async unlist(table) {
      await ask("UPDATE tables SET listed = false WHERE id = $1", [table]);
    },
    async counts() {
      const counts = { gathering: 0, playing: 0, over: 0 };
      for (const row of await ask("SELECT phase, count(*) AS n FROM tables GROUP BY phase", []))
        counts[row["phase"] as keyof typeof counts] = Number(row["n"]);
      return counts;
    },
    async dates(table) {
      const [row] = await ask(
        "SELECT made, version, at FROM tables JOIN heads USING (id) WHERE id = $1",
        [table],
      );
      return row === undefined
        ? null
        : {
            made: Number(row["made"]),
            version: Number(row["version"]),
            moved: Number(row["at"]),
          };
    },
  };
}

function rowIn({ card, phase, at, fresh }: SqlRow): PublicRow | null {
  if (typeof card !== "string") return null;
  const row = JSON.parse(card) as PublicRow;
  return fresh === true ? row : { ...row, phase: phase as PublicRow["phase"], moved: Number(at) };
}

/**
 * A seat token opens nothing without its table. The head first,
 * as an append takes it: neither waits for the other in a circle.
 */
const forget = `
  WITH held AS (SELECT id FROM heads WHERE id = ANY ($1) ORDER BY id FOR UPDATE),
  gone AS (
    DELETE FROM tables t USING held
    WHERE t.id = held.id AND phase = 'gathering' AND visited < $2 AND NOT ${isMinded} AND NOT ${isVisited}
    RETURNING t.id
  ),
  heads_gone AS (DELETE FROM heads h USING gone WHERE h.id = gone.id),
  pages_gone AS (DELETE FROM pages p USING gone WHERE p.table_id = gone.id),
  seats_gone AS (DELETE FROM seats s USING gone WHERE s.table_id = gone.id),
  offers_gone AS (DELETE FROM guild_tables g USING gone WHERE g.table_id = gone.id),
  looks_gone AS (DELETE FROM looks l USING gone WHERE l.table_id = gone.id),
  moves_gone AS (DELETE FROM moves_ahead m USING gone WHERE m.table_id = gone.id),
  tokens_gone AS (DELETE FROM sessions s USING gone WHERE s.table_id = gone.id)
  SELECT id FROM gone`;

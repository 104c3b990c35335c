/** The directory on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import { neverRings } from "#table/journal/errands.ts";
import type { PublicRow } from "../../lobby/lobby-row.ts";
import type { Directory } from "../port.ts";
import { finishedIn, seatsByTable } from "../seats-by-table.ts";
import type { Writer } from "./group-commit.ts";
import { most } from "../most.ts";
import type { TableId } from "#table/talk/words.ts";

export function sqliteDirectory(db: DatabaseSync, { write, read }: Writer): Directory {
  const openTables = db.prepare(
    `SELECT id FROM tables WHERE listed = 1 AND phase = 'gathering' AND made > ?
     ORDER BY made DESC LIMIT ${most.listed}`,
  );
  const seatsOf = db.prepare(
    `SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ?
     ORDER BY t.phase = 'over', t.made DESC, s.seat LIMIT ${most.mine}`,
  );
  const finishedBy = db.prepare(
    `SELECT s.table_id, s.seat, CASE WHEN t.drawn = (SELECT max(version) FROM pages p WHERE p.table_id = t.id)
       THEN t.card END AS card
     FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.phase = 'over'
     ORDER BY t.made DESC, t.id, s.seat LIMIT ${most.finished}`,
  );
  const sittersAt = db.prepare("SELECT seat, person FROM seats WHERE table_id = ?");
  const hostedBy = db.prepare(
    "SELECT count(*) AS n FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')",
  );
  const freshRow = db.prepare(
    `SELECT card FROM tables t WHERE id = ? AND drawn = (SELECT coalesce(max(version), 0) FROM pages p
     WHERE p.table_id = t.id)`,
  );
  const setRow = db.prepare(
    "UPDATE tables SET card = ?, drawn = ?, visited = max(visited, ?) WHERE id = ?",
  );
  const unlistOne = db.prepare("UPDATE tables SET listed = 0 WHERE id = ?");
  const countPhases = db.prepare("SELECT phase, count(*) AS n FROM tables GROUP BY phase");
  const datesOf = db.prepare(
    `SELECT made, version, page ->> '$.at' AS at FROM tables LEFT JOIN pages ON table_id = id
     WHERE id = ? ORDER BY version DESC LIMIT 1`,
  );

  return {
    open: (since) => read(() => openTables.all(since).map((row) => String(row["id"]))),
    of: (person) => read(() => seatsByTable(seatsOf.all(person))),
    finished: (person) => read(() => finishedIn(finishedBy.all(person))),
    sitters: (table) =>
      read(
        () =>
          new Map(sittersAt.all(table).map((row) => [Number(row["seat"]), String(row["person"])])),
      ),
    hosted: (person) => read(() => Number(hostedBy.get(person)?.["n"] ?? 0)),
    ...ringing(db, read),
    row: (table) =>
      read(() => {
        const text = freshRow.get(table)?.["card"];
        return typeof text === "string" ? (JSON.parse(text) as PublicRow) : null;
      }),
    keepRow: (row, version, visited) =>
      write(() => void setRow.run(JSON.stringify(row), version, visited, row.id)),
    forgetGatherings: (before, busy) => write(() => forgetGatherings(db, before, busy)),
    unlist: (table) => write(() => void unlistOne.run(table)),
    counts: () =>
      read(() => {
        const counts = { gathering: 0, playing: 0, over: 0 };
        for (const row of countPhases.all())
          counts[row["phase"] as keyof typeof counts] = Number(row["n"]);
        return counts;
      }),
    dates: (table) =>
      read(() => {
        const row = datesOf.get(table);
        if (row === undefined) return null;
        const made = Number(row["made"]);
        return { made, version: Number(row["version"] ?? 0), moved: Number(row["at"] ?? made) };
      }),
  };
}

function ringing(
  db: DatabaseSync,
  read: Writer["read"],
): Pick<Directory, "ticking" | "rung" | "nextRing"> {
  const ticking = db.prepare(
    "SELECT id FROM tables WHERE clocked = 1 AND phase = 'playing' AND (rings IS NULL OR rings <= ?)",
  );
  const rung = db.prepare("SELECT id FROM tables WHERE rings <= ? AND phase = 'playing'");
  const next = db.prepare(
    `SELECT min(rings) AS at FROM tables WHERE rings > ? AND rings < ${neverRings} AND phase = 'playing'`,
  );
  return {
    ticking: (now) => read(() => ticking.all(now).map((row) => String(row["id"]))),
    rung: (now) => read(() => rung.all(now).map((row) => String(row["id"]))),
    nextRing: (now) =>
      read(() => {
        const at = next.get(now)?.["at"] ?? null;
        return at === null ? null : Number(at);
      }),
  };
}

/**
 * Runs inside a transaction. The index says what is gathering; that no page says `started` is looked up all the same.
 */
function forgetGatherings(
  db: DatabaseSync,
  before: number,
  busy: (table: TableId) => boolean,
): number {
  const rows = db
    .prepare(
      `SELECT id FROM tables t WHERE phase = 'gathering' AND visited < ?
       AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.table_id = t.id AND p.page ->> '$.type' = 'started')
       ORDER BY visited LIMIT ${most.forgotten}`,
    )
    .all(before);
  const ids = rows.map((row) => String(row["id"])).filter((id) => !busy(id));
  const traces = [
    db.prepare("DELETE FROM pages WHERE table_id = ?"),
    db.prepare("DELETE FROM seats WHERE table_id = ?"),
    db.prepare("DELETE FROM guild_tables WHERE table_id = ?"),
    db.prepare("DELETE FROM looks WHERE table_id = ?"),
    db.prepare("DELETE FROM moves_ahead WHERE table_id = ?"),
    // A seat token opens nothing without its table.
    db.prepare("DELETE FROM sessions WHERE table_id = ?"),
    db.prepare("DELETE FROM tables WHERE id = ?"),
  ];
  for (const id of ids) for (const trace of traces) trace.run(id);
  return ids.length;
}

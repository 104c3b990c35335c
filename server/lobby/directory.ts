/** Finds tables without opening them. */
import type { DatabaseSync } from "node:sqlite";
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { Writer } from "../store/sqlite/group-commit.ts";
import type { Card } from "./cards.ts";
import { forgetGatherings } from "../store/sqlite/forget.ts";

export interface Directory {
  /** Listed and still gathering, the newest first. */
  open(since: number): readonly TableId[];
  of(person: PersonId): ReadonlyMap<TableId, readonly Seat[]>;
  /** Tables this person hosts that are not over. */
  hosted(person: PersonId): number;
  /** Games with a clock run on while nobody looks: these wake up with the hall. */
  ticking(): readonly TableId[];
  /** The stored card, unless the journal went on since it was drawn. */
  card(table: TableId): Card | null;
  /** Also remembers when someone was last at the table. */
  keepCard(card: Card, version: number, visited: number): Promise<void>;
  /** Forgets gatherings without a visit since `before`, unless `busy`; a game that began is never among them. Answers how many. */
  forgetGatherings(before: number, busy: (table: TableId) => boolean): Promise<number>;
  made(table: TableId): number;
  /** The last page and when it was written; version 0 and the making itself before the first. */
  latest(table: TableId): { readonly version: Version; readonly at: number };
}

const longestList = 100;
const longestMine = 200;

export function directory(db: DatabaseSync, { write }: Writer): Directory {
  const openTables = db.prepare(
    `SELECT id FROM tables WHERE listed = 1 AND phase = 'gathering' AND made > ? ORDER BY made DESC LIMIT ${longestList}`,
  );
  const seatsOf = db.prepare(
    `SELECT s.table_id, s.seat FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.phase = 'over', t.made DESC, s.seat LIMIT ${longestMine}`,
  );
  const hostedBy = db.prepare(
    "SELECT count(*) AS n FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')",
  );
  const tickingNow = db.prepare("SELECT id FROM tables WHERE clocked = 1 AND phase = 'playing'");
  const freshCard = db.prepare(
    "SELECT card FROM tables t WHERE id = ? AND drawn = (SELECT coalesce(max(version), 0) FROM pages p WHERE p.table_id = t.id)",
  );
  const setCard = db.prepare(
    "UPDATE tables SET card = ?, drawn = ?, visited = max(visited, ?) WHERE id = ?",
  );
  const lastPage = db.prepare(
    "SELECT version, page ->> '$.at' AS at FROM pages WHERE table_id = ? ORDER BY version DESC LIMIT 1",
  );
  const madeAt = db.prepare("SELECT made FROM tables WHERE id = ?");

  return {
    open: (since) => openTables.all(since).map((row) => String(row["id"])),
    of(person) {
      const seats = new Map<TableId, Seat[]>();
      for (const row of seatsOf.all(person)) {
        const table = String(row["table_id"]);
        const list = seats.get(table) ?? [];
        list.push(Number(row["seat"]));
        seats.set(table, list);
      }
      return seats;
    },
    hosted: (person) => Number(hostedBy.get(person)?.["n"] ?? 0),
    ticking: () => tickingNow.all().map((row) => String(row["id"])),
    card(table) {
      const row = freshCard.get(table);
      const text = row?.["card"];
      return typeof text === "string" ? (JSON.parse(text) as Card) : null;
    },
    keepCard: (card, version, visited) =>
      write(() => void setCard.run(JSON.stringify(card), version, visited, card.id)),
    forgetGatherings: (before, busy) => write(() => forgetGatherings(db, before, busy)),
    latest(table) {
      const row = lastPage.get(table);
      return row === undefined
        ? { version: 0, at: made(table) }
        : { version: Number(row["version"]), at: Number(row["at"]) };
    },
    made,
  };

  function made(table: TableId): number {
    return Number(madeAt.get(table)?.["made"] ?? 0);
  }
}

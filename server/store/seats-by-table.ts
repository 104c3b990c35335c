/** The seats of a person as a query answers them, one row each: by table, in the order of the rows. */
import type { Seat } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";
import type { FinishedTable } from "./port.ts";

export function seatsByTable(
  rows: readonly Readonly<Record<string, unknown>>[],
): Map<TableId, Seat[]> {
  const seats = new Map<TableId, Seat[]>();
  for (const row of rows) {
    const table = String(row["table_id"]);
    const list = seats.get(table) ?? [];
    list.push(Number(row["seat"]));
    seats.set(table, list);
  }
  return seats;
}

/** The same with the row of the lobby beside each seat. */
export function finishedIn(
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly FinishedTable[] {
  const cards = new Map(rows.map(({ table_id: table, card }) => [String(table), card]));
  return Array.from(seatsByTable(rows), ([table, seats]) => {
    const card = cards.get(table);
    return { table, seats, row: typeof card === "string" ? (JSON.parse(card) as PublicRow) : null };
  });
}

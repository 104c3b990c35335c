/** The seats of a person as a query answers them, one row each: by table, in the order of the rows. */
import type { Seat } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";

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

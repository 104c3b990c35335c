/** Tables full of people on one side, and what one more connection costs. */
import { seatHall, welcomeFour } from "./setting.ts";
import type { ServerSide } from "./side.ts";
import { seats, type Group } from "./table.ts";

export async function seatedHall(hall: ServerSide, tables: number): Promise<HallSize> {
  const tokens = await welcomeFour(hall);
  return seated(hall, tables, (count, from) => seatHall(hall, tokens, count, from));
}

export interface HallSize {
  readonly groups: readonly Group[];
  readonly rss: number;
  readonly heap: number;
}

/**
 * A third of the tables warms the process up; the others tell
 * what one more connection costs, its share of a table included.
 */
export async function seated(
  side: ServerSide,
  tables: number,
  seat: (count: number, from: number) => Promise<Group[]>,
): Promise<HallSize> {
  const warm = Math.ceil(tables / 3);
  const first = await seat(warm, 0);
  side.tell({ type: "gc" });
  const before = await side.usage();
  const rest = await seat(tables - warm, warm);
  side.tell({ type: "gc" });
  const after = await side.usage();
  const connections = rest.length * seats;
  return {
    groups: [...first, ...rest],
    rss: (after.rss - before.rss) / connections,
    heap: (after.heap - before.heap) / connections,
  };
}

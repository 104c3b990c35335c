/** Tables full of people on one side, and what one more connection costs. */
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./measures.ts";
import { seatHall, welcomeFour } from "./setting.ts";
import type { ServerSide } from "./side.ts";
import { seats, type Group } from "./table.ts";

export async function seatedHall(hall: ServerSide, tables: number): Promise<HallSize> {
  const tokens = await welcomeFour(hall);
  return seated(hall, tables, (count, from) => seatHall(hall, tokens, count, from));
}

export interface HallSize {
  readonly groups: readonly Group[];
  /** Bytes of one more connection, its share of a table included. */
  readonly memory: number;
}

/** The first tables warm the process up; the others, some at a time, tell what one more connection costs. */
const batches = 4;

export async function seated(
  side: ServerSide,
  tables: number,
  seat: (count: number, from: number) => Promise<Group[]>,
): Promise<HallSize> {
  const groups = await seat(Math.ceil(tables / 3), 0);
  const known = [await atRest(side, groups)];
  const some = Math.floor((tables - groups.length) / batches);
  for (let batch = 1; batch <= batches; batch++) {
    const count = batch < batches ? some : tables - groups.length;
    groups.push(...(await seat(count, groups.length)));
    known.push(await atRest(side, groups));
  }
  return { groups, memory: slope(known) };
}

interface AtRest {
  readonly connections: number;
  readonly bytes: number;
}

/**
 * What is in use: of the system a process takes memory in pieces as large as hundreds of connections. Twice: what is
 * swept beside the main thread is done by the second time.
 */
async function atRest(side: ServerSide, groups: readonly Group[]): Promise<AtRest> {
  side.tell({ type: "gc" });
  await side.usage();
  await sleep(100);
  side.tell({ type: "gc" });
  const { heap } = await side.usage();
  return { connections: groups.length * seats, bytes: heap };
}

/** In the middle of all pairs. */
function slope(known: readonly AtRest[]): number {
  const slopes = known.flatMap((one, i) =>
    known
      .slice(i + 1)
      .map(({ connections, bytes }) => (bytes - one.bytes) / (connections - one.connections)),
  );
  return median(slopes);
}

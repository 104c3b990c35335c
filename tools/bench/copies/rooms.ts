/** Tables of four at one hall or at several copies of it, and who heard what how soon. */
import { join } from "node:path";
import { quickRng } from "#rules/rng.ts";
import type { Seat } from "#rules/game.ts";
import type { TestPostgres } from "#server/store/postgres/testing/server.ts";
import { several, startedTable, welcomeFour } from "../server/setting.ts";
import { openSide, type ServerSide } from "../server/side.ts";
import { hallGroup, seats, type Group } from "../server/table.ts";
import { quantiles, type Quantiles } from "./quantiles.ts";

/** `together`: a proxy leads everybody of a table to one copy. `spread`: the next copy takes whoever comes. */
export const roomNames = [
  "SQLite",
  "one copy",
  "two, together",
  "two, spread",
  "three, together",
  "three, spread",
] as const;
export type RoomName = (typeof roomNames)[number];

export interface CopiesRoom {
  readonly name: RoomName;
  readonly groups: readonly Group[];
  /** Microseconds of all its processes; the database's are not among them. */
  cpu(): Promise<number>;
  /** Whether hearing is noted now. */
  note(isNoted: boolean): void;
  /** Milliseconds from sending to hearing, at the copy that was asked and at the others. */
  hearing(): { readonly same: Quantiles; readonly other: Quantiles };
  stop(): Promise<void>;
}

export async function openRooms(
  folder: string,
  postgres: TestPostgres,
  tables: number,
): Promise<readonly CopiesRoom[]> {
  const rooms: CopiesRoom[] = [];
  for (const name of roomNames) {
    const count = name.startsWith("three") ? 3 : name.startsWith("two") ? 2 : 1;
    const store = name === "SQLite" ? "" : await postgres.fresh();
    const sides: ServerSide[] = [];
    for (let i = 0; i < count; i++)
      sides.push(await openSide("hall", [join(folder, `${name} ${i}`), "", store]));
    rooms.push(await seatedAt(name, sides, tables));
  }
  return rooms;
}

async function seatedAt(
  name: RoomName,
  sides: readonly ServerSide[],
  tables: number,
): Promise<CopiesRoom> {
  const [first] = sides;
  if (first === undefined) throw new Error("no copy to sit at");
  const tokens = await welcomeFour(first);
  const times = { same: [] as number[], other: [] as number[] };
  let isNoted = false;
  const groups = await several(tables, async (nth) => {
    const home = (seat: Seat): number =>
      (nth + (name.endsWith("spread") ? seat : 0)) % sides.length;
    const ports = Array.from({ length: seats }, (_, seat) => sides[home(seat)]?.port ?? 0);
    let sent = 0;
    const note = (heard: Seat, acted: Seat): void => {
      if (!isNoted) return;
      const list = home(heard) === home(acted) ? times.same : times.other;
      list.push(performance.now() - sent);
    };
    const table = await startedTable(ports[0] ?? 0, tokens);
    const group = await hallGroup(ports, table, tokens, quickRng(nth + 1), note);
    const act: Group["act"] = (heard) => {
      const before = sent;
      sent = performance.now();
      const isSent = group.act(heard);
      if (!isSent) sent = before;
      return isSent;
    };
    return { ...group, act };
  });
  return {
    name,
    groups,
    async cpu() {
      const used = await Promise.all(sides.map((side) => side.usage()));
      return used.reduce((sum, { cpu }) => sum + cpu, 0);
    },
    note: (now) => void (isNoted = now),
    hearing: () => ({ same: quantiles(times.same), other: quantiles(times.other) }),
    async stop() {
      await Promise.all(sides.map((side) => side.stop()));
    },
  };
}

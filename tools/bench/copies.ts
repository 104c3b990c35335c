/**
 * `npm run bench -- copies [--json]`: one hall on SQLite, one copy on PostgreSQL, two and three of them, in one run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { testPostgres } from "#server/store/postgres/testing/server.ts";
import { databaseCpu, type DatabaseCpu } from "./copies/database-cpu.ts";
import { conflictsOf, death } from "./copies/evenings.ts";
import { print, judge, type CopiesFigures, type RoomFigures } from "./copies/report.ts";
import { openRooms, type CopiesRoom } from "./copies/rooms.ts";
import { laneOf, load, rush, summary } from "./server/load.ts";
import { mostPerSecond } from "./server/measures.ts";

export const usage = `npm run bench -- copies [--json] [--tables 200] [--rate 200] [--seconds 6]

The same tables of four at one hall on SQLite, at one copy on PostgreSQL, at two and three copies with everybody of a
table at one of them (as behind a proxy that reads the table's name), and at two and three with each person at the next
(as where copies share a port, SO_REUSEPORT). All are asked in turn. Then tables of four people and a
bot, who move when they like: how many appends lose against another copy's, and how long a kill -9 is felt.
PostgreSQL is one of the test's own (TEST_POSTGRES names another), on the same disk as SQLite.`;

const warmUp = 1500;
const rushed = 4000;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  const figures = await measure(args);
  if (args.includes("--json")) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

async function measure(args: readonly string[]): Promise<CopiesFigures> {
  const number = (flag: string, standard: number): number =>
    args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : standard;
  const [tables, perSecond] = [number("--tables", 200), number("--rate", 200)];
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  const postgres = await testPostgres([]);
  try {
    step("seating");
    const rooms = await openRooms(folder, postgres, tables);
    step("warming up");
    for (const { groups } of rooms) await rush(groups, warmUp);
    step("measuring");
    const steady = await turns(rooms, perSecond, number("--seconds", 6));
    step("at full speed");
    const full = await fullSpeed(rooms, databaseCpu(postgres.pid()));
    step("most per second");
    const climbed = await mostPerSecond(rooms.map(({ groups }) => groups));
    const measured = rooms.map(
      ({ name, hearing }, i) =>
        ({
          name,
          most: climbed[i]?.perSecond,
          ...steady[i],
          full: full[i],
          hearing: hearing(),
        }) as RoomFigures,
    );
    for (const room of rooms) await room.stop();
    step("conflicts");
    const conflicts = {
      together: await conflictsOf(join(folder, "together"), await postgres.fresh(), true),
      spread: await conflictsOf(join(folder, "spread"), await postgres.fresh(), false),
    };
    step("a death");
    const killed = await death(join(folder, "death"), await postgres.fresh());
    const figures = { load: loadavg()[0] ?? 0, tables, perSecond, rooms: measured };
    const all = { node: process.version, ...figures, conflicts, killed };
    return { ...all, verdicts: judge(all) };
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Steady = Pick<RoomFigures, "p50" | "p99" | "missing" | "cpuPerAction">;

/** A second of each in turn, so that a busy machine is busy for all of them. */
async function turns(
  rooms: readonly CopiesRoom[],
  perSecond: number,
  seconds: number,
): Promise<readonly Steady[]> {
  const lanes = rooms.map(({ groups }) => laneOf(groups));
  const cpu = rooms.map(() => 0);
  for (let i = 0; i < seconds; i++)
    for (const [nth, room] of rooms.entries()) {
      const before = await room.cpu();
      room.note(true);
      const lane = lanes[nth];
      if (lane !== undefined) await load(lane.groups, perSecond, 1, lane);
      room.note(false);
      cpu[nth] = (cpu[nth] ?? 0) + (await room.cpu()) - before;
    }
  return lanes.map((lane, nth) => ({
    ...summary(lane),
    cpuPerAction: (cpu[nth] ?? 0) / lane.sent,
  }));
}

/** What an action costs where many share a flush and a turn of the loop: what counts when a machine is full. */
async function fullSpeed(
  rooms: readonly CopiesRoom[],
  database: DatabaseCpu,
): Promise<readonly RoomFigures["full"][]> {
  const full: RoomFigures["full"][] = [];
  for (const room of rooms) {
    const [halls, base] = [await room.cpu(), database()];
    await rush(room.groups, rushed);
    full.push({
      halls: ((await room.cpu()) - halls) / rushed,
      database: room.name === "SQLite" ? 0 : (database() - base) / rushed,
    });
  }
  return full;
}

/** Where a long run is; not part of the result. */
function step(name: string): void {
  process.stderr.write(`${name} …\n`);
}

/** What was measured, what it is held against, and how it reads. */
import type { Conflicts, Death } from "./evenings.ts";
import type { Quantiles } from "./quantiles.ts";
import type { RoomName } from "./rooms.ts";

export interface RoomFigures {
  readonly name: RoomName;
  /** From sending to the last of four who heard, at the steady rate. */
  readonly p50: number;
  readonly p99: number;
  readonly missing: number;
  /** Microseconds of all its halls together, without the database. */
  readonly cpuPerAction: number;
  /** As fast as it goes, microseconds of an action. */
  readonly full: { readonly halls: number; readonly database: number };
  /** Actions a second at p99 < 100 ms. */
  readonly most: number;
  readonly hearing: { readonly same: Quantiles; readonly other: Quantiles };
}

export interface CopiesFigures {
  readonly node: string;
  readonly load: number;
  readonly tables: number;
  readonly perSecond: number;
  readonly rooms: readonly RoomFigures[];
  readonly conflicts: { readonly together: Conflicts; readonly spread: Conflicts };
  readonly killed: Death;
  readonly verdicts: readonly Verdict[];
}

interface Verdict {
  readonly what: string;
  readonly figure: number;
  readonly aim: string;
  readonly isMet: boolean;
}

export function judge(all: Omit<CopiesFigures, "verdicts">): readonly Verdict[] {
  const { rooms, conflicts, killed } = all;
  const room = (name: RoomName): RoomFigures | undefined => rooms.find((one) => one.name === name);
  const most = (what: string, figure: number, aim: number): Verdict => ({
    what,
    figure,
    aim: `at most ${aim}`,
    isMet: figure <= aim,
  });
  const rate = (room("one copy")?.most ?? 0) / (room("SQLite")?.most ?? Number.NaN);
  const lost = killed.lost + conflicts.together.lost + conflicts.spread.lost;
  return [
    {
      what: "rate of one copy on PostgreSQL / SQLite",
      figure: rate,
      aim: "at least 0.7",
      isMet: rate >= 0.7,
    },
    most(
      "heard at another copy, p99, ms",
      room("three, spread")?.hearing.other.p99 ?? Infinity,
      50,
    ),
    most("after kill -9 the last person is back, s", killed.lastBack / 1000, 2),
    most("after kill -9 the last table has moved, s", killed.tablesOn / 1000, 3),
    most("answers lost", lost, 0),
    most(
      "actions not heard by all four",
      rooms.reduce((sum, one) => sum + one.missing, 0),
      0,
    ),
  ];
}

const copiesIn: Readonly<Record<RoomName, number>> = {
  SQLite: 1,
  "one copy": 1,
  "two, together": 2,
  "two, spread": 2,
  "three, together": 3,
  "three, spread": 3,
};

/**
 * A hall judges in one thread, so so many copies use so many cores at most; the database takes its share of all.
 * Players and network are not counted: what a machine can do at best, not what it was seen to do.
 */
function fullAt({ name, full }: RoomFigures, cores: number): number {
  const byCopies = (1e6 * copiesIn[name]) / full.halls;
  return Math.min(byCopies, (1e6 * cores) / (full.halls + full.database));
}

export function print({ rooms, conflicts, killed, verdicts, ...rest }: CopiesFigures): void {
  console.log(
    `${rest.tables} tables of four in each room, ${rest.perSecond} actions per second, node ${rest.node}, load ${rest.load.toFixed(1)}\n`,
  );
  const names = rooms.map(({ name }) => name.padStart(16)).join("");
  console.log(`${"".padEnd(36)}${names}`);
  const row = (what: string, of: (room: RoomFigures) => number, digits = 1): void =>
    console.log(
      `${what.padEnd(36)}${rooms.map((room) => of(room).toFixed(digits).padStart(16)).join("")}`,
    );
  row("actions/s at p99 < 100 ms", ({ most }) => most, 0);
  row("CPU of the halls per action, µs", ({ cpuPerAction }) => cpuPerAction, 0);
  row("the same at full speed, µs", ({ full }) => full.halls, 0);
  row("and of the database, µs", ({ full }) => full.database, 0);
  for (const cores of [2, 8])
    row(`that work fills ${cores} cores at actions/s`, (room) => fullAt(room, cores), 0);
  row("heard by all four, p50 ms", ({ p50 }) => p50);
  row("heard by all four, p99 ms", ({ p99 }) => p99);
  row("heard at the same copy, p50 ms", ({ hearing }) => hearing.same.p50);
  row("heard at the same copy, p99 ms", ({ hearing }) => hearing.same.p99);
  row("heard at another copy, p50 ms", ({ hearing }) => hearing.other.p50);
  row("heard at another copy, p99 ms", ({ hearing }) => hearing.other.p99);
  console.log("");
  for (const [how, found] of Object.entries(conflicts))
    console.log(
      `conflicts, people of a table ${how}: ${found.conflicts} beside ${found.answers} answers (${((found.conflicts / found.answers) * 100).toFixed(1)} %), ${found.lost} lost`,
    );
  console.log(
    `kill -9: ${killed.cameBack} people came back, the last after ${(killed.lastBack / 1000).toFixed(1)} s; all tables on after ${(killed.tablesOn / 1000).toFixed(1)} s; ${killed.lost} of ${killed.answers} answers lost\n`,
  );
  for (const { what, figure, aim, isMet } of verdicts)
    console.log(`${isMet ? "met   " : "MISSED"} ${what}: ${figure.toFixed(2)} (${aim})`);
}

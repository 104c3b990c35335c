/** Processor time of a PostgreSQL on this machine, all its processes together; unknown elsewhere than on Linux. */
import { readdirSync, readFileSync } from "node:fs";

/** Microseconds so far; `NaN` where they cannot be known. */
export type DatabaseCpu = () => number;

/** Of user and system time: what Linux counts a hundred to the second. */
const microsecondsPerTick = 10_000;

export function databaseCpu(server: number | null): DatabaseCpu {
  return () => (server === null ? Number.NaN : ticksOf(String(server)) * microsecondsPerTick);
}

interface Stat {
  readonly parent: string;
  readonly ticks: number;
  /** Of processes it started that have ended. */
  readonly endedTicks: number;
}

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold blanks.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = (from: number): number => Number(fields[from]) + Number(fields[from + 1]);
    return { parent: fields[1] ?? "", ticks: ticks(11), endedTicks: ticks(13) };
  } catch {
    return null;
  }
}

function ticksOf(server: string): number {
  const own = statOf(server);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? [])
    .filter(({ parent }) => parent === server);
  return children.reduce(
    (sum, { ticks }) => sum + ticks,
    (own?.ticks ?? 0) + (own?.endedTicks ?? 0),
  );
}

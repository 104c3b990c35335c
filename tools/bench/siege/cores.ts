/**
 * Attackers come from elsewhere: they use our network, not the processors of the hall. On one machine they would; so
 * they get a processor apart, in peace and under attack, and work there only when nobody else wants it. What they do in
 * the kernel nothing holds back.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Cores {
  /** The hall's and the players': all of them, as in any house. */
  readonly home: readonly number[];
  /** The attackers': this one alone. */
  readonly away: number;
}

/** `null`: there is one processor alone, or nothing here can choose. */
export function coresHere(): Cores | null {
  try {
    const status = readFileSync("/proc/self/status", "utf8");
    const all = listed(/^Cpus_allowed_list:\s(\S+)$/m.exec(status)?.[1] ?? "");
    const away = all.at(-1);
    if (away === undefined || all.length < 2) return null;
    const cores = { home: all, away };
    return keepTo(process.pid, cores.home) ? cores : null;
  } catch {
    return null;
  }
}

/** With all its threads; those it starts later stay there, too. */
export function keepTo(process: number, cores: readonly number[]): boolean {
  const args = ["-a", "-c", "-p", cores.join(","), String(process)];
  return spawnSync("taskset", args, { stdio: "ignore" }).status === 0;
}

/** Behind everybody of whatever priority; one that is merely low keeps others waiting until its slice is over. */
export function lastInLine(process: number): boolean {
  const args = ["--all-tasks", "--idle", "--pid", "0", String(process)];
  return spawnSync("chrt", args, { stdio: "ignore" }).status === 0;
}

/** `0-2,5` is 0, 1, 2, 5. */
function listed(text: string): readonly number[] {
  return text.split(",").flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

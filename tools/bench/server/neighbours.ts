/** Who else uses the machine: told before anything is measured, and of this moment, not of the last minute. */
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

const lookMs = 2000;

/** Processors at work on average, of this process and of all others. */
export async function coresInUse(): Promise<number> {
  const before = used();
  await pause(lookMs);
  return (used() - before) / lookMs;
}

/** Milliseconds of work of all processors, since the machine began. */
function used(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}

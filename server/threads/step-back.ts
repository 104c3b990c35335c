/** A thread that thinks lets those go first who answer people: on a small machine they share the same processor. */
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** A tenth of the share of an ordinary thread, where both want the processor; all of it where nobody else does. */
const politeness = 10;

/** Only Linux gives a thread a number of its own; elsewhere nothing happens. Answers the number, or `null`. */
export function stepBack(): number | null {
  try {
    const thread = Number(/task\/(\d+)$/.exec(readlinkSync("/proc/thread-self"))?.[1]);
    if (!(thread > 0) || thread === process.pid) return null;
    setPriority(thread, politeness);
    return thread;
  } catch {
    return null;
  }
}

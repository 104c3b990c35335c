/** Wakes tables whose clock rings: until then they need not be in memory. For a hall that has its store for itself. */
import { neverRings, type Errands } from "#table/journal/errands.ts";
import type { Clock } from "#table/ports.ts";
import type { Directory } from "../store/port.ts";
import type { OpenTables } from "./open-tables.ts";

export interface Alarm {
  /** These were written with a page. */
  wrote(errands: Errands): void;
  /** Looks into the store for the next one. */
  set(): Promise<void>;
  close(): void;
}

interface AlarmNeeds {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly tables: () => Pick<OpenTables, "wake">;
  readonly bug: (what: string, error: unknown) => void;
}

/** A timer that is set for longer rings at once. */
const longestTimer = 2 ** 31 - 1;

export function openAlarm({ directory, clock, tables, bug }: AlarmNeeds): Alarm {
  let next: number | null = null;
  let stopTimer: (() => void) | null = null;
  let closed = false;

  function rings(at: number): void {
    if (closed || at === neverRings || (next !== null && next <= at)) return;
    next = at;
    stopTimer?.();
    stopTimer = clock.after(Math.min(longestTimer, Math.max(0, at - clock.now())), look);
  }

  async function set(): Promise<void> {
    next = null;
    const at = await directory.nextRing(clock.now());
    if (at !== null) rings(at);
  }

  function look(): void {
    wakeAll().catch((error: unknown) => bug("tables were not woken", error));
  }

  async function wakeAll(): Promise<void> {
    // The next one first: what rings while these are woken is not forgotten.
    const now = clock.now();
    await set();
    for (const id of await directory.rung(now))
      tables()
        .wake(id)
        .catch((error: unknown) => bug("a table did not wake", error));
  }

  return {
    wrote: (errands) => (errands.rings === undefined ? undefined : rings(errands.rings)),
    set,
    close() {
      closed = true;
      stopTimer?.();
    },
  };
}

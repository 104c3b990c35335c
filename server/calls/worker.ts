/** Takes what is due from the outbox, looks again whether it is still true, sends it, and marks it. */
import { bundleTime, lookAgain } from "#table/calls/look-again.ts";
import type { Errands } from "#table/journal/errands.ts";
import type { Clock } from "#table/ports.ts";
import type { CallStore, StoredCall } from "../store/call-port.ts";
import type { About, TrueCall } from "./message.ts";
import type { Sender } from "./sender.ts";

export interface CallWorker {
  /** These were written with a page. */
  wrote(errands: Pick<Errands, "calls">): void;
  /** Looks at once, and for what comes next. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkerNeeds {
  readonly store: CallStore;
  readonly clock: Clock;
  readonly sender: Sender;
  /** What a call is about; `null`: it is untrue by now. */
  readonly describe: (call: StoredCall) => Promise<About | null>;
  readonly bug: (what: string, error: unknown) => void;
  /** Other copies write into the outbox, too: it is looked at so often. */
  readonly pollMs: number | null;
}

/** Ours for so long; who dies before leaves it to the others. */
const leaseMs = 60_000;
const peopleAtOnce = 16;
/** A timer that is set for longer rings at once. */
const longestTimer = 2 ** 31 - 1;
/** What is due and cannot be taken is somebody else's, or will not be handled: not again at once. */
const pauseMs = 1000;

export function startWorker(needs: WorkerNeeds): CallWorker {
  const { store, clock, bug, pollMs } = needs;
  let next: number | null = null;
  let stopTimer: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  function expect(at: number): void {
    if (closed || (next !== null && next <= at)) return;
    next = at;
    stopTimer?.();
    const wait = Math.min(pollMs ?? longestTimer, Math.max(0, at - clock.now()));
    stopTimer = clock.after(wait, () => void look());
  }

  function look(): Promise<void> {
    again = true;
    running ??= run()
      .catch((error: unknown) => bug("calls were not made", error))
      .finally(() => (running = null));
    return running;
  }

  async function run(): Promise<void> {
    while (again && !closed) {
      again = false;
      stopTimer?.();
      next = null;
      const found = await makeDueCalls(needs).catch((error: unknown) => {
        bug("calls were not made", error);
        return 0;
      });
      const now = clock.now();
      const due = await store.nextDue();
      if (due !== null) expect(found === 0 ? Math.max(due, now + pauseMs) : due);
      else if (pollMs !== null) expect(now + pollMs);
    }
  }

  return {
    wrote({ calls }) {
      for (const { due } of calls) expect(due);
    },
    look,
    async close() {
      closed = true;
      stopTimer?.();
      await running;
    },
  };
}

/** Answers how many were due. */
async function makeDueCalls(needs: WorkerNeeds): Promise<number> {
  const { store, clock } = needs;
  let found = 0;
  for (;;) {
    const now = clock.now();
    const calls = await store.take(now, now + bundleTime, now + leaseMs);
    if (calls.length === 0) return found;
    found += calls.length;
    const people = [...Map.groupBy(calls, ({ person }) => person)];
    const worker = async (): Promise<void> => {
      for (let one = people.shift(); one !== undefined; one = people.shift())
        await callOne(needs, one[0], one[1], now);
    };
    await Promise.all(Array.from({ length: peopleAtOnce }, worker));
  }
}

/** Everything that is due for one person, in one message. */
async function callOne(
  needs: WorkerNeeds,
  person: string,
  calls: readonly StoredCall[],
  now: number,
): Promise<void> {
  try {
    const wishes = await needs.store.wishes(person);
    const touches = await needs.store.touches(person);
    const due: TrueCall[] = [];
    for (const call of calls) {
      const about = await needs.describe(call);
      const touched = touches.get(call.subject) ?? null;
      // What comes along early is judged as of its own moment.
      const at = Math.max(now, call.due);
      const quietHours = wishes?.quietHours ?? null;
      const look = lookAgain(call, { now: at, touched, quietHours });
      if (about === null || look.type === "drop")
        await needs.store.finish(call.id, "dropped", null);
      else if (look.type === "later")
        await needs.store.postpone(call.id, {
          ...call,
          due: Math.max(look.due, call.due),
          trouble: null,
        });
      else due.push({ call, about });
    }
    // What would only have come along waits for its own moment.
    if (due.some(({ call }) => call.due <= now)) await needs.sender.send(person, due, wishes);
    else
      for (const { call } of due) await needs.store.postpone(call.id, { ...call, trouble: null });
  } catch (error) {
    // Theirs again when the lease is over; the others are not held up.
    needs.bug("someone could not be called", error);
  }
}

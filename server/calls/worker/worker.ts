/** Takes what is due from the outbox, looks again whether it is still true, sends it, and marks it. */
import { bundleTime } from "#table/calls/look-again.ts";
import type { Errands } from "#table/journal/errands.ts";
import type { Clock } from "#table/ports.ts";
import { callOne, type CallingNeeds } from "./call-one.ts";
import { within } from "../reach/deadline.ts";
import type { CallId, StoredCall } from "../../store/call-port.ts";

export interface CallWorker {
  /** These were written with a page. */
  wrote(errands: Pick<Errands, "calls">): void;
  /** Looks at once, and for what comes next; answers once everyone who is called by now was tried. */
  look(): Promise<void>;
  /** Whoever waits for a receiver must have been told to let go. */
  close(): Promise<void>;
}

export interface WorkerNeeds extends CallingNeeds {
  readonly clock: Clock;
  /** Other copies write into the outbox, too: it is looked at so often. */
  readonly pollMs: number | null;
}

/** Ours for so long; who dies before leaves it to the others. */
const leaseMs = 60_000;
/** People who are being called; more are taken as soon as there are fewer. */
const mostInHand = 200;
/** A timer that is set for longer rings at once. */
const longestTimer = 2 ** 31 - 1;
/** What is due and cannot be taken is somebody else's, or will not be handled: not again at once. */
const pauseMs = 1000;
/** What was let go is written down; a store that does not answer is not waited for. */
const closingMs = 3000;

export function startWorker(needs: WorkerNeeds): CallWorker {
  const { store, clock, bug, pollMs } = needs;
  let next: number | null = null;
  let stopTimer: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;
  const hands = freeHands(mostInHand, () => void look());

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
      const found = await takeDue().catch((error: unknown) => {
        bug("calls were not made", error);
        return 0;
      });
      const now = clock.now();
      const due = await store.nextDue();
      if (due !== null) expect(found === 0 ? Math.max(due, now + pauseMs) : due);
      else if (pollMs !== null) expect(now + pollMs);
    }
  }

  /** Takes as many as there are hands for, and waits for none of them; answers how many were due. */
  async function takeDue(): Promise<number> {
    let found = 0;
    while (!closed && hands.areFree()) {
      const now = clock.now();
      const calls = await store.take(now, now + bundleTime, now + leaseMs);
      if (calls.length === 0) break;
      found += calls.length;
      const fresh = calls.filter(({ id }) => !hands.hold(id));
      for (const [person, theirs] of Map.groupBy(fresh, (call) => call.person))
        hands.begin(theirs, () => callOne(needs, person, theirs, now));
    }
    return found;
  }

  return {
    wrote({ calls }) {
      for (const { due } of calls) expect(due);
    },
    async look() {
      do {
        await look();
        await hands.empty();
      } while (again);
    },
    async close() {
      closed = true;
      stopTimer?.();
      await within(closingMs, Promise.all([running, hands.empty()]), () => undefined);
    },
  };
}

/** Those who are being called just now: so many at a time, and nobody twice. */
interface Hands {
  areFree(): boolean;
  /** A lease may end under a call that is still on its way: it is ours all the same. */
  hold(call: CallId): boolean;
  /** `work` never rejects. */
  begin(calls: readonly StoredCall[], work: () => Promise<void>): void;
  /** Answers once nobody is being called. */
  empty(): Promise<void>;
}

/** `freed`: they were full, and are not any more. */
function freeHands(most: number, freed: () => void): Hands {
  const working = new Set<Promise<void>>();
  const held = new Set<CallId>();
  return {
    areFree: () => working.size < most,
    hold: (call) => held.has(call),
    begin(calls, work) {
      for (const { id } of calls) held.add(id);
      const done = work().finally(() => {
        for (const { id } of calls) held.delete(id);
        working.delete(done);
        if (working.size === most - 1) freed();
      });
      working.add(done);
    },
    async empty() {
      do await Promise.all(working);
      while (working.size > 0);
    },
  };
}

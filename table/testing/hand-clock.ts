/** A clock turned by hand: time passes only by `pass`. */
import type { Clock } from "../ports.ts";

export interface HandClock extends Clock {
  pass(ms: number): Promise<void>;
}

/** Whatever comes due runs in order. */
export function handClock(begins = 1_000_000): HandClock {
  let now = begins;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        now = next.due;
        timers = timers.filter((other) => other !== next);
        next.run();
        await settled();
      }
      now = until;
    },
  };
}

/** Everything that only waits for promises has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) await Promise.resolve();
}

/** Those who are being called just now: so many at a time, and nobody twice. */
import type { CallId, StoredCall } from "../../store/call-port.ts";

export interface Hands {
  areFree(): boolean;
  /** A lease may end under a call that is still on its way: it is ours all the same. */
  hold(call: CallId): boolean;
  /** `work` never rejects. */
  begin(calls: readonly StoredCall[], work: () => Promise<void>): void;
  /** Answers once nobody is being called. */
  empty(): Promise<void>;
}

/** `freed`: they were full, and are not any more. */
export function freeHands(most: number, freed: () => void): Hands {
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

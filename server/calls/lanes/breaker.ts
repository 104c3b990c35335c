/** Who has kept us waiting several times in a row, until they are quick again or a while has passed. */
export interface Breaker {
  isOpen(key: string): boolean;
  note(key: string, keptUsWaiting: boolean): void;
}

const restMs = 600_000;
/** Names cost nothing: whoever brings many of them pushes out the oldest. */
const mostKnown = 5000;

/** Open after so many in a row. */
export function openBreaker(trips: number, now: () => number): Breaker {
  const known = new Map<string, { readonly inARow: number; readonly at: number }>();
  return {
    isOpen(key) {
      const found = known.get(key);
      return found !== undefined && found.inARow >= trips && now() - found.at < restMs;
    },
    note(key, keptUsWaiting) {
      const inARow = (known.get(key)?.inARow ?? 0) + 1;
      known.delete(key);
      if (!keptUsWaiting) return;
      known.set(key, { inARow, at: now() });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** What an attack is. */
import type { Stranger } from "./stranger.ts";

/** What the attackers know: links were shared with them, or they made them. */
export interface Prey {
  readonly honestTable: string;
  /** A ledger of thousands of pages, owned by `owner`. */
  readonly longTable: string;
  readonly owner: string;
  /** Of the attackers themselves. */
  readonly tokens: readonly string[];
  /** Every path the hall's own document names. */
  readonly doors: readonly string[];
}

export type SiegeAttack = (who: Stranger, prey: Prey, until: number) => Promise<void>;

/** Keeps `many` loops going until the time is up. */
export async function crowd(
  many: number,
  until: number,
  act: (at: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      while (performance.now() < until) await act(at);
    }),
  );
}

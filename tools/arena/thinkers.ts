/** House bots think in threads, each as long as it is told and with chance of its own: the same game every time. */
import { Piscina } from "piscina";
import type { MoveRequest } from "#bots/move-request.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import type { BotDecision, Bots } from "#table/ports.ts";

export interface Thinkers {
  /** The bots of one table: what they think hangs on its deal and on their seat, not on who was quicker. */
  at(deal: Hex): Bots;
  close(): Promise<void>;
}

export function startThinkers(threads: number, iterations: number): Thinkers {
  const pool = new Piscina<MoveRequest, BotDecision>({
    filename: new URL("./thinker-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    // A thread that ends while a program thinks would begin anew at every move.
    idleTimeout: Infinity,
  });
  return {
    at(deal) {
      const thoughts = new Map<number, number>();
      return {
        think({ game, level, seat, view }) {
          const nth = (thoughts.get(seat) ?? 0) + 1;
          thoughts.set(seat, nth);
          const seed = Number.parseInt(hashOf(`${deal} ${seat} ${nth}`).slice(0, 8), 16);
          return pool.run({ game, level, view, seed, budget: { iterations } });
        },
      };
    },
    close: () => pool.destroy(),
  };
}

/** Bots think in a few threads. A bot that hangs is ended and its table plays the time-out move; nothing else notices. */
import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Errand } from "#bots/errand.ts";
import { botOf, think } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import type { BotQuestion, Bots, BotThought } from "#table/ports.ts";
import type { Metrics } from "../metrics.ts";

export interface BotPool extends Bots {
  close(): Promise<void>;
}

const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const longestThought = 300;
const shortestThought = 30;
const idleThread = 60_000;

interface PoolSettings {
  readonly worker: URL;
  /** Milliseconds until a bot that has not answered is ended; waiting in line included. */
  readonly patience: number;
}

const standard: PoolSettings = {
  worker: new URL("./bot-worker.ts", import.meta.url),
  patience: 20_000,
};

export function botPool(
  games: ReadonlyMap<string, Game>,
  metrics: Pick<Metrics, "botSeconds">,
  { worker, patience } = standard,
): BotPool {
  let pool: Piscina<Errand, BotThought> | null = null;
  const workers = (): Piscina<Errand, BotThought> =>
    (pool ??= new Piscina<Errand, BotThought>({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleThread,
    }));

  /** The longer the line, the shorter each thought. */
  function budget(): number {
    const inLine = pool?.queueSize ?? 0;
    return Math.max(shortestThought, Math.round(longestThought / (1 + inLine / threads)));
  }

  return {
    async think({ game: id, level, view }: BotQuestion) {
      const game = games.get(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      const errand: Errand = {
        game: id,
        level,
        view,
        seed: randomInt(2 ** 32),
        budget: { milliseconds: budget() },
      };
      // Nothing to think about: not worth a journey to another thread.
      if (level === "random" || game.options(view).length === 1)
        return think({ ...errand, level: "random" }, Date.now);
      const end = metrics.botSeconds.startTimer({ level: botOf(id, level).level });
      try {
        return await workers().run(errand, { signal: AbortSignal.timeout(patience) });
      } finally {
        end();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}

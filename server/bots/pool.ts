/**
 * Bots think in a few threads, in fair turns. A bot that hangs is
 * ended and its table plays the time-out move; nothing else notices.
 */
import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { MoveRequest } from "#bots/move-request.ts";
import { botOf, think } from "#bots/index.ts";
import type { Finding, Study } from "#bots/study.ts";
import type { Game } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { BotQuestion, Bots, BotDecision } from "#table/ports.ts";
import type { Metrics } from "../metrics.ts";
import type { ListFinding, ListWork } from "./list-work.ts";
import { takeTurns, type Owner } from "./turns.ts";
import * as z from "zod";

export interface BotPool extends Bots {
  /** Explains a game that is over, in the turn of whoever asks. */
  explain(study: Study, owner: Owner): Promise<Finding>;
  /** Reads a list in the turn of whoever handed it in. */
  readList<Work extends ListWork>(work: Work, person: PersonId): Promise<ListFinding<Work>>;
  close(): Promise<void>;
}

const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const longestThought = 300;
const shortestThought = 30;
const idleThread = 60_000;

interface PoolSettings {
  readonly worker: URL;
  /**
   * Milliseconds until a bot that has not answered is ended.
   * Counted from when it begins: waiting in line is not its fault.
   */
  readonly patience: number;
  /** Where a person was last seen: tables of one address share its turns. */
  readonly addressOf: (person: PersonId) => string;
  /** A thread broke while nobody waited for its answer. */
  readonly broke: (error: unknown) => void;
}

const standard: PoolSettings = {
  worker: new URL("./bot-worker.ts", import.meta.url),
  patience: 20_000,
  addressOf: (person) => person,
  broke: () => undefined,
};

type Request = MoveRequest | Study | ListWork;

interface Waiting {
  readonly request: (milliseconds: number) => Request;
  readonly answer: (thought: Promise<unknown>) => void;
}

export function botPool(
  games: ReadonlyMap<string, Game>,
  metrics: Pick<Metrics, "botSeconds">,
  settings: Partial<PoolSettings> = {},
): BotPool {
  const { worker, patience, addressOf, broke } = { ...standard, ...settings };
  const turns = takeTurns<Waiting>();
  let thinking = 0;
  let pool: Piscina<Request, unknown> | null = null;
  const workers = (): Piscina<Request, unknown> => (pool ??= threadsOf(worker, broke));

  /** The longer the line at one's own address, the shorter each thought; others only count as one each. */
  function budget({ address }: Owner): number {
    const ahead = turns.waitingAt(address) + turns.addresses;
    return Math.max(shortestThought, Math.round(longestThought / (1 + ahead / threads)));
  }

  function begin(): void {
    while (thinking < threads) {
      const next = turns.next();
      if (next === null) return;
      thinking++;
      const thought = run(next.job.request(budget(next.owner))).finally(() => {
        thinking--;
        begin();
      });
      next.job.answer(thought);
    }
  }

  async function run(request: Request): Promise<unknown> {
    const level =
      "level" in request
        ? botOf(request.game, request.level).level
        : "text" in request
          ? "reader"
          : "analyst";
    const end = metrics.botSeconds.startTimer({ level });
    try {
      return await workers().run(request, { signal: AbortSignal.timeout(patience) });
    } finally {
      end();
    }
  }

  function inTurn(owner: Owner, request: Waiting["request"]): Promise<unknown> {
    return new Promise((answer) => {
      turns.add(owner, { request, answer });
      begin();
    });
  }

  return {
    async think({ game: id, level, view, host }: BotQuestion) {
      const game = games.get(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      const request = (milliseconds: number): MoveRequest => ({
        game: id,
        level,
        view,
        seed: randomInt(2 ** 32),
        budget: { milliseconds },
      });
      // Nothing to think about: not worth a journey to another thread.
      if (level === "random" || game.options(view).length === 1)
        return think({ ...request(shortestThought), level: "random" }, Date.now);
      return readThought(await inTurn({ person: host, address: addressOf(host) }, request));
    },
    // Only our own analysts answer here, and nothing of it is written down.
    explain: async (study, owner) => (await inTurn(owner, () => study)) as Finding,
    readList: async <Work extends ListWork>(work: Work, person: PersonId) =>
      (await inTurn({ person, address: addressOf(person) }, () => work)) as ListFinding<Work>,
    async close() {
      await pool?.destroy();
    },
  };
}

function threadsOf(worker: URL, broke: (error: unknown) => void): Piscina<Request, unknown> {
  const pool = new Piscina<Request, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleThread,
  });
  // Unheard, it would end the process.
  pool.on("error", broke);
  return pool;
}

/** What comes from a bot's thread is believed no more than what comes from outside. */
const thought = z.object({
  command: z.unknown(),
  reasons: z.nullable(z.object({ told: z.unknown(), kept: z.unknown() })),
});

/** A move and why, as text: far more than any bot has ever said. */
const longest = 256 * 1024;

/**
 * As it will be written: what is no plain data would be noticed
 * only by the journal, when it is too late to choose again.
 */
function readThought(answer: unknown): BotDecision {
  const text = JSON.stringify(answer);
  if (text === undefined || text.length > longest) throw new Error("a bot answered no move");
  const { command, reasons } = thought.parse(JSON.parse(text));
  if (command === undefined) throw new Error("a bot answered without a move");
  return {
    command,
    reasons: reasons && { told: reasons.told ?? null, kept: reasons.kept ?? null },
  };
}

/**
 * `npm run bench -- bots`: the ladder with its intervals, what the master costs, and what its time buys.
 */
import { randomInt } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { Worker } from "node:worker_threads";
import { traderSpeed } from "./bots/trader-speed.ts";
import { masterSpeed } from "./bots/speed.ts";
import type { Match, Share, BotTally } from "./bots/bots-worker.ts";
import { type Rung, rungs, strengths, traderRungs } from "./bots/rungs.ts";

interface Result {
  readonly name: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  readonly aim: number;
  readonly met: boolean;
}

const usage = `npm run bench -- bots [--json] [--games 1000] [--iterations 1000] [--seed N] [--only RUNG|GAME]

The ladder of the bots with its intervals, what the master costs, and what its time buys.
--only     one rung by its name ("sharp v steady"), or all of a game ("outer-rim")
--seed     the first deal; a new one each time unless told, and printed, so that nothing published rests
           on deals that somebody tuned on
`;

export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return console.log(usage);
  const seed = numberAfter(args, "--seed", randomInt(1, 2 ** 30));
  const games = numberAfter(args, "--games", 1000);
  const iterations = numberAfter(args, "--iterations", 1000);
  const only = args.includes("--only") ? (args[args.indexOf("--only") + 1] ?? "") : "";
  const results: Result[] = [];
  const speed = only === "" ? masterSpeed() : null;
  const turns = only === "" || only === "outer-rim" ? traderSpeed(10) : null;
  if (!args.includes("--json")) console.log(`deals from --seed ${seed}`);
  for (const rung of [...rungs(games, iterations), ...strengths(games), ...traderRungs(games)]) {
    if (only !== "" && rung.name !== only && rung.game !== only) continue;
    const result = await climb({ ...rung, seed });
    results.push(result);
    if (!args.includes("--json")) console.log(lineOf(result));
  }
  if (args.includes("--json"))
    console.log(
      JSON.stringify(
        { node: process.version, load: loadavg(), seed, iterations, speed, turns, ladder: results },
        null,
        2,
      ),
    );
  if (!args.includes("--json") && turns !== null)
    console.log(
      `outer-rim: a turn of sharp takes ${turns.median} ms of CPU, p99 ${turns.p99}, longest ${turns.longest} (${turns.turns} turns)`,
    );
  if (!args.includes("--json") && speed !== null) {
    console.log(
      `master, 4 seats: ${speed.iterationsPerSecond} iterations per CPU-second; ${speed.millisecondsAt300} ms for 300, ${speed.millisecondsAt3000} ms for 3,000`,
    );
    console.log(
      `node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ${iterations} iterations a decision`,
    );
  }
}

function numberAfter(args: readonly string[], name: string, usual: number): number {
  const i = args.indexOf(name);
  return i < 0 ? usual : Number(args[i + 1]);
}

async function climb(rung: Rung & Match): Promise<Result> {
  const tallies = await share(rung);
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const won = tallies.reduce((sum, tally) => sum + tally.wins, 0) / games;
  const [low, high] = wilson(won, games);
  const met = rung.at === "least" ? won >= rung.aim : won < rung.aim;
  return {
    name: rung.name,
    games,
    share: won,
    low,
    high,
    fair: 1 / rung.seats,
    aim: rung.aim,
    met,
  };
}

/** The 95 % interval of a share. */
function wilson(p: number, n: number): readonly [number, number] {
  const z = 1.96;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [middle - half, middle + half];
}

function lineOf({ name, games, share: won, low, high, fair, aim, met }: Result): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  return `${name.padEnd(28)} ${percent(won).padStart(7)}  [${percent(low)}, ${percent(high)}]  fair ${percent(fair)}, aim ${percent(aim)}, ${games} games  ${met ? "met" : "MISSED"}`;
}

/** All cores; each thread asks for the next few games until none are left. */
async function share(match: Match): Promise<BotTally[]> {
  const chunk = match.seats * 5;
  let next = 0;
  const tallies: BotTally[] = [];
  const threads = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL("./bots/bots-worker.ts", import.meta.url));
    try {
      while (next < match.games) {
        const from = next;
        next = Math.min(match.games, from + chunk);
        tallies.push(await ask(worker, { match, from, to: next }));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(threads);
  return tallies;
}

function ask(worker: Worker, task: Share): Promise<BotTally> {
  return new Promise((resolve, reject) => {
    worker.once("message", (tally: BotTally) => {
      worker.off("error", reject);
      resolve(tally);
    });
    worker.once("error", reject);
    worker.postMessage(task);
  });
}

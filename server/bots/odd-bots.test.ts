/** Whatever a bot's thread does or answers: one thought fails, the hall stands, the next bot answers. */
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { fold } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import type { BotQuestion, BotDecision } from "#table/ports.ts";
import { openMetrics } from "../metrics.ts";
import { mutated } from "../testing/fuzz/pick.ts";
import { oddities } from "../testing/odd-bot-worker.ts";
import { botPool, type BotPool } from "./pool.ts";

const byId = new Map(games.map((game) => [game.id, game]));
const options: Record<string, string> = {};
for (const option of bountyHunters.tableOptions) options[option.id] = option.standard;
const setup = { seats: 2, options, content: null };
const state = fold(
  bountyHunters,
  bountyHunters.begin(setup),
  bountyHunters.setUp(setup, oneStream(quickRng(7))),
);
const question = (level: string): BotQuestion => ({
  table: "t",
  host: "ginny",
  version: 1,
  game: "bounty-hunters",
  level,
  seat: 0,
  view: bountyHunters.viewFor(state, 0),
});

let pool: BotPool;
afterEach(() => pool.close());

function opened(worker: string): BotPool {
  return botPool(
    byId,
    openMetrics(() => 0),
    { worker: new URL(worker, import.meta.url), patience: 30_000 },
  );
}

test("[bots] a thread that answers rubbish, throws, leaves or breaks afterwards costs one thought", async () => {
  pool = opened("../testing/odd-bot-worker.ts");
  for (const level of oddities) {
    const thought = await pool.think(question(level)).catch((error: unknown) => String(error));
    if (typeof thought !== "string") expectPlain(thought);
    await pause(10);
    // A thread that breaks late may take the next thought with it, and no other.
    const next = pool.think(question("steady")).catch(() => pool.think(question("steady")));
    expect(await next, level).toEqual({ command: "steady", reasons: null });
  }
});

test("[fuzz] 100 odd questions to a real bot are answered or refused, and none ends the thread for others", async () => {
  pool = opened("./bot-worker.ts");
  for (let seed = 0; seed < 100; seed++) {
    const odd = mutated(quickRng(seed), question("steady")) as BotQuestion | null;
    // An unknown level is played by the best there is, who takes its time: not each time.
    const level = seed % 20 === 0 ? {} : { level: "steady" };
    const asked = { ...question("steady"), ...odd, ...level };
    const thought = await pool.think(asked).catch(() => null);
    if (thought !== null) expectPlain(thought);
  }
  expect(await pool.think(question("steady"))).toMatchObject({ command: { type: "draw" } });
});

function expectPlain(thought: BotDecision): void {
  expect(Object.keys(thought).toSorted()).toEqual(["command", "reasons"]);
  expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  const { reasons } = thought;
  if (reasons !== null) expect(Object.keys(reasons).toSorted()).toEqual(["kept", "told"]);
}

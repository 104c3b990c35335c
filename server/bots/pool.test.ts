import { afterEach, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { fold } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import type { BotQuestion } from "#table/ports.ts";
import { openMetrics } from "../metrics.ts";
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
const question = (level: string, host = "ginny"): BotQuestion => ({
  table: "t",
  host,
  version: 1,
  game: "bounty-hunters",
  level,
  seat: 0,
  view: bountyHunters.viewFor(state, 0),
});

let pool: BotPool;
afterEach(() => pool.close());

/** On a busy machine a thread may need longer to begin than these bots are given: then it is asked again. */
const answerOf = (level: string): Promise<unknown> => pool.think(question(level)).catch(() => null);

test.each(["random", "steady", "master"])(
  "[bots] %s answers with one of its options, from another thread",
  async (level) => {
    pool = botPool(
      byId,
      openMetrics(() => 0),
    );
    const { command } = await pool.think(question(level));
    expect(bountyHunters.options(bountyHunters.viewFor(state, 0))).toContainEqual(command);
  },
);

test("[bots] one that hangs is ended, the event loop never waits, and the next one answers", async () => {
  pool = botPool(
    byId,
    openMetrics(() => 0),
    { worker: new URL("../testing/hanging-bot-worker.ts", import.meta.url), patience: 2000 },
  );
  let beats = 0;
  const heart = setInterval(() => beats++, 10);
  const stuck = pool.think(question("stuck"));
  await expect(stuck).rejects.toThrow();
  clearInterval(heart);
  // A loop that had waited for it would have had one, afterwards.
  expect(beats).toBeGreaterThan(3);
  await expect.poll(() => answerOf("steady")).toEqual({ command: "steady", reasons: null });
});

test("[bots] a flood of one address holds an honest bot up by a few thoughts, and cuts none off", async () => {
  // On one thread the whole line takes longer than one bot may: waiting is no fault of its own.
  const patience = 2500;
  pool = botPool(
    byId,
    openMetrics(() => 0),
    {
      worker: new URL("../testing/busy-bot-worker.ts", import.meta.url),
      patience,
      addressOf: (person) => (person === "ginny" ? "home" : "cantina"),
    },
  );
  await expect.poll(() => answerOf("steady")).not.toBeNull();
  let answered = 0;
  const flood = Array.from({ length: 120 }, (_, i) =>
    pool.think(question("steady", `greedo-${i % 5}`)).then(() => answered++),
  );
  await pool.think(question("steady"));
  expect(answered).toBeLessThan(20);
  await Promise.all(flood);
  expect(answered).toBe(120);
});

/** A bot is the same bot in a browser and on a server: same seed and iterations, same move, same reasons. */
import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import type { MoveRequest } from "#bots/move-request.ts";
import { think } from "#bots/index.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { fold } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { guests } from "#tools/browser/guests.ts";

const { visit } = guests();

function requests(): MoveRequest[] {
  const setup = { seats: 3, options: {}, content: null };
  return ["novice", "steady", "sharp", "master"].map((level, i) => {
    const state = fold(
      bountyHunters,
      bountyHunters.begin(setup),
      bountyHunters.setUp(setup, oneStream(quickRng(i))),
    );
    return {
      game: "bounty-hunters",
      level,
      view: bountyHunters.viewFor(state, i % 3),
      seed: 40 + i,
      budget: { iterations: 120 },
    };
  });
}

test.each(["bot-worker", "analysis-worker"])(
  "[HALL] %s carries no game before it is asked for one",
  (name) => {
    const scripts = readdirSync("client/dist/assets").filter(
      (file) => file.startsWith(name) && file.endsWith(".js"),
    );
    expect(scripts.map((file) => statSync(`client/dist/assets/${file}`).size < 10_000)).toEqual([
      true,
    ]);
  },
);

test("[BH-TURN-03] the browser’s worker and the server give the same answer", async () => {
  const script = readdirSync("client/dist/assets").find((name) => /^bot-worker.*\.js$/.test(name));
  const page = await visit("/");
  const answers = await page.evaluate(
    async ({ path, asked }) => {
      const worker = new Worker(path, { type: "module" });
      const told: unknown[] = [];
      for (const [id, request] of asked.entries()) {
        told.push(
          await new Promise((resolve) => {
            worker.onmessage = ({ data }: MessageEvent<{ answer: unknown }>) =>
              resolve(data.answer);
            worker.postMessage({ id, request });
          }),
        );
      }
      return told;
    },
    { path: `/assets/${script}`, asked: requests() },
  );
  expect(answers).toEqual(requests().map((request) => think(request, () => 0)));
  await page.context().close();
});

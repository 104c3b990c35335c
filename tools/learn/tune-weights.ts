/**
 * Self-play that finds a bot's weights: a challenger with a few weights changed meets the champion at tables of two
 * to four
 * on the same deals with the seats turned, and takes its place when it wins clearly more than its share.
 * `node tools/learn/tune-weights.ts [seconds] [seed]` prints the champion as it improves.
 */
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import type { Rng } from "#rules/game.ts";
import { appraiserOf } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import { dealWorld, playOut, winShares } from "#bots/bounty-hunters/players/match.ts";
import { sharpWeights } from "#bots/bounty-hunters/appraisal/weights.ts";
import type { Weights } from "#bots/bounty-hunters/appraisal/weights.ts";

const looks = 3;
const { cardTables } = appraiserOf(standardSet, sharpWeights);
const names = Object.keys(sharpWeights) as (keyof Weights)[];

function mutate(weights: Weights, rng: Rng): Weights {
  const changed: Record<keyof Weights, number> = { ...weights };
  const changes = 1 + rng.below(4);
  for (let i = 0; i < changes; i++) {
    const name = names[rng.below(names.length)] as keyof Weights;
    changed[name] = Math.max(0.02, changed[name]) * 2 ** ((rng.below(2001) - 1000) / 1100);
  }
  if (changed.thrift > 1) changed.thrift = 1;
  return changed;
}

/** The challenger's wins over its fair share, as one number around 0, and its standard error. */
function contest(
  challenger: Weights,
  champion: Weights,
  from: number,
  deals: number,
): { mean: number; error: number } {
  let sum = 0;
  let squares = 0;
  let n = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seats = 2 + (deal % 3);
    for (let seat = 0; seat < seats; seat++) {
      const rng = quickRng(from + deal);
      const players = Array.from({ length: seats }, (_, s) =>
        appraiserOf(standardSet, s === seat ? challenger : champion),
      );
      const world = playOut(players, dealWorld(cardTables, seats, "full", rng), rng, looks);
      const over = (winShares(world, cardTables, seats)[seat] ?? 0) - 1 / seats;
      sum += over;
      squares += over * over;
      n++;
    }
  }
  const mean = sum / n;
  return { mean, error: Math.sqrt((squares / n - mean * mean) / n) };
}

const seconds = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? 1);
const rng = quickRng(seed);
let champion = sharpWeights;
let from = seed * 1_000_003;
let tried = 0;
const start = performance.now();
while (performance.now() - start < seconds * 1000) {
  const challenger = mutate(champion, rng);
  tried++;
  from += 10_000;
  const first = contest(challenger, champion, from, 80);
  if (first.mean < first.error) continue;
  const second = contest(challenger, champion, from + 5000, 600);
  if (second.mean < 2 * second.error) continue;
  champion = challenger;
  console.log(
    `${((performance.now() - start) / 1000).toFixed(0)} s, ${tried} tried, +${(100 * second.mean).toFixed(1)} %`,
    JSON.stringify(champion),
  );
}

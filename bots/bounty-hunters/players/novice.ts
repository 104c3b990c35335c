/**
 * Plays as one does the first evening: likes points that can be seen, forgets what they cost, and is never quite sure.
 */
import type { Rng } from "#rules/game.ts";
import type { BountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Bot } from "#bots/bot.ts";
import { answer, weighOptions } from "./levels.ts";
import { noviceWeights, steadyWeights } from "../appraisal/weights.ts";

/** Points by which a novice misjudges a move, either way. */
const unsure = 2;
/** Moves this much worse than the best, in sober eyes, would look silly: never played. */
const silly = 6;

export const novice: Bot<BountyHunters> = {
  level: "novice",
  play(view, options, rng) {
    const sober = weighOptions(view, options, rng, steadyWeights);
    const best = Math.max(...sober.map(({ total }) => total));
    const sensible = options.filter((_, i) => (sober[i]?.total ?? 0) > best - silly);
    const felt = weighOptions(view, sensible, rng, noviceWeights).map((one) => ({
      one,
      feeling: one.total + misjudged(rng),
    }));
    return answer(
      "novice",
      felt.sort((x, y) => y.feeling - x.feeling).map(({ one }) => one),
    );
  },
};

/** Small errors are common, great ones rare. */
function misjudged(rng: Rng): number {
  return (unsure * (rng.below(1001) + rng.below(1001) - 1000)) / 1000;
}

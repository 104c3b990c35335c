/**
 * Information-set search: many tables that look the same from this seat, every promising move played on each of them
 * for a few turns, and the position it leads to judged by what was learned from games.
 */
import type { Rng } from "#rules/game.ts";
import type { BountyHunters, Command, View } from "#rules/bounty-hunters/index.ts";
import type { Bot, Budget, Expectation } from "#bots/bot.ts";
import { appraiserOf } from "../appraisal/appraiser.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { standAfter } from "./foresight.ts";
import { chanceOf } from "../learned/insight.ts";
import { learned } from "../learned/learned.ts";
import { answer, weighOptions } from "./levels.ts";
import { lookAll, lookLeft, newMind } from "./mind.ts";
import { surveyAll } from "../learned/position.ts";
import { race, ranked } from "./race.ts";
import type { Candidate } from "./race.ts";
import { chosen } from "./rollout.ts";
import { imagineSituation } from "../simulator/situation.ts";
import { sharpWeights } from "../appraisal/weights.ts";

const candidates = 6;
const depth = { turns: 3, looks: 2, insight: learned };
/** A point of the appraisal, as a chance to win. */
const chancePerPoint = 0.02;
/** The others are taken for sharp; that they also look at what they pass on costs more time than it wins. */
const othersWeights = { ...sharpWeights, deny: 0 };

export const master: Bot<BountyHunters> = {
  level: "master",
  play(view, options, rng, budget) {
    return answer("master", rankMoves(view, options, rng, budget, null));
  },
};

/** Every move worth a thought, best first, each with its chance; for the coach also the move that was made. */
export function rankMoves(
  view: View,
  options: readonly Command[],
  rng: Rng,
  budget: Budget,
  made: Command | null,
): Expectation<Command>[] {
  const priors = weighOptions(view, options, rng, sharpWeights);
  if (priors.length < 2) return priors;
  const wanted = JSON.stringify(made);
  const me = appraiserOf(view.set, sharpWeights, learned);
  const seen = firstSight(me, view, priors, rng).sort((x, y) => y.first - x.first);
  const tried = seen.filter(
    ({ prior }, i) => i < candidates || JSON.stringify(prior.command) === wanted,
  );
  const other = appraiserOf(view.set, othersWeights);
  const players = Array.from({ length: view.seats }, (_, seat) =>
    seat === view.viewer ? me : other,
  );
  race(tried, players, view, rng, budget, depth);
  return ranked(tried);
}

/** A card to choose is judged by the position it leads to, everything else by the appraisal. */
function firstSight(
  my: Appraiser,
  view: View,
  priors: readonly Expectation<Command>[],
  rng: Rng,
): Candidate[] {
  const now = imagineSituation(view, rng);
  const mind = newMind();
  lookAll(
    Array.from({ length: view.seats }, () => my),
    now.world,
    mind,
  );
  surveyAll(mind.position, my, now.world, mind.outs);
  lookLeft(my, now.world, now.seat, mind);
  return priors.map((prior) => {
    if (prior.command.type !== "choose")
      return { prior, first: chancePerPoint * prior.total, values: [] };
    standAfter(my, now.world, now.seat, mind, chosen(my, mind, now, prior.command));
    return { prior, first: chanceOf(learned, mind.position.inputs), values: [] };
  });
}

/** Looking back on a game of Bounty Hunters, and looking at what might have been. */
import type { Rng } from "#rules/game.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, Command, View } from "#rules/bounty-hunters/index.ts";
import { firstMargin, marginStep, marginSteps } from "#bots/analyst.ts";
import type { Analyst, WhatIf } from "#bots/analyst.ts";
import { appraiserOf } from "./appraisal/appraiser.ts";
import { rankMoves } from "./players/master.ts";
import { playOut, winShares } from "./players/match.ts";
import { newMind } from "./players/mind.ts";
import { finalMargin } from "./players/rollout.ts";
import { winShare } from "./players/margin.ts";
import { imagineSituation, packState } from "./simulator/situation.ts";
import { sharpWeights } from "./appraisal/weights.ts";

const looks = 2;
/** Simulated seats do not look at what they pass on. */
const weights = { ...sharpWeights, deny: 0 };

/** All hands are known and only the decks are luck: each game deals them anew. */
function chances(views: readonly View[], rng: Rng, games: number): readonly number[] {
  const [first] = views;
  if (first === undefined) return [];
  const policy = appraiserOf(first.set, weights);
  const players = views.map(() => policy);
  const mind = newMind();
  const sums = views.map(() => 0);
  for (let g = 0; g < games; g++) {
    const world = packState(knownHands(first, views, rng));
    playOut(players, world, rng, looks, mind);
    winShares(world, policy.cardTables, views.length).forEach(
      (share, s) => (sums[s] = (sums[s] ?? 0) + share / games),
    );
  }
  return sums;
}

/** One seat holds everybody's cards for a moment, so that none of them is dealt to a deck. */
function knownHands(first: View, views: readonly View[], rng: Rng) {
  const all = views.flatMap(({ hand }) => hand);
  const counts = first.handCounts.map((_, seat) => (seat === first.viewer ? all.length : 0));
  const state = bountyHunters.imagine({ ...first, hand: all, handCounts: counts }, rng);
  return { ...state, hands: views.map(({ hand }) => hand) };
}

function whatIf(
  view: View,
  options: readonly Command[],
  rng: Rng,
  games: number,
): readonly WhatIf<Command>[] {
  const policy = appraiserOf(view.set, weights);
  const players = Array.from({ length: view.seats }, () => policy);
  const mind = newMind();
  const margins = options.map((): number[] => []);
  for (let g = 0; g < games; g++) {
    const now = imagineSituation(view, rng);
    const start = now.world.slice();
    options.forEach((command, i) => {
      now.world.set(start);
      margins[i]?.push(finalMargin(players, mind, now, view, command, rng, looks));
    });
  }
  return options.map((command, i) => summed(command, margins[i] ?? []));
}

function summed(command: Command, margins: readonly number[]): WhatIf<Command> {
  const games = margins.length;
  const steps = Array.from({ length: marginSteps }, () => 0);
  let wins = 0;
  let sum = 0;
  for (const margin of margins) {
    wins += winShare(margin);
    sum += margin;
    const step = Math.max(
      0,
      Math.min(marginSteps - 1, Math.round((margin - firstMargin) / marginStep)),
    );
    steps[step] = (steps[step] ?? 0) + 1;
  }
  const mean = wins / Math.max(1, games);
  return {
    command,
    win: { mean, error: Math.sqrt((mean * (1 - mean)) / Math.max(1, games)), games },
    margin: sum / Math.max(1, games),
    margins: steps,
  };
}

export const hindsight: Analyst<BountyHunters> = { rank: rankMoves, chances, whatIf };

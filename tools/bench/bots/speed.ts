/** What a master's decision costs, in CPU time, at the decisions of one game of four. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, View } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botOf } from "#bots/index.ts";

export interface Speed {
  readonly iterationsPerSecond: number;
  readonly millisecondsAt300: number;
  readonly millisecondsAt3000: number;
}

export function masterSpeed(): Speed {
  const views = someViews();
  decide(views, 100);
  const at300 = decide(views, 300);
  const at3000 = decide(views, 3000);
  return {
    iterationsPerSecond: Math.round(at3000.worlds / at3000.seconds),
    millisecondsAt300: perView(at300, views),
    millisecondsAt3000: perView(at3000, views),
  };
}

function perView({ seconds }: { seconds: number }, views: readonly View[]): number {
  return Math.round((1e4 * seconds) / views.length) / 10;
}

function decide(views: readonly View[], iterations: number): { seconds: number; worlds: number } {
  const master = botOf("bounty-hunters", "master");
  const before = process.cpuUsage();
  let worlds = 0;
  views.forEach((view, i) => {
    const { reasons } = master.play(view, bountyHunters.options(view), quickRng(i), {
      type: "iterations",
      iterations,
    });
    worlds += (reasons.kept.choice.chance?.worlds ?? 0) + (reasons.kept.next?.chance?.worlds ?? 0);
  });
  return { seconds: process.cpuUsage(before).user / 1e6, worlds };
}

function someViews(): View[] {
  const views: View[] = [];
  const sharp = botOf("bounty-hunters", "sharp") as Bot<BountyHunters>;
  playBout(
    bountyHunters,
    { seats: 4, options: {}, content: null },
    [sharp, sharp, sharp, sharp],
    quickRng(1),
    { type: "iterations", iterations: 0 },
    (state) => {
      const view = bountyHunters.viewFor(state, 0);
      if (bountyHunters.awaited(state).includes(0) && bountyHunters.options(view).length > 2)
        views.push(view);
    },
  );
  return views.slice(0, 40);
}

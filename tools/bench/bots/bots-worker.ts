/** A thread of the ladder: plays its share of a match by the ordinary road. */
import { parentPort } from "node:worker_threads";
import type { BountyHunters } from "#rules/bounty-hunters/index.ts";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "#bots/arena.ts";
import type { Bot, Budget } from "#bots/bot.ts";
import { botOf } from "#bots/index.ts";

/** One hero among equal foes; game g uses deal ⌊g / seats⌋ with the hero in seat g mod seats. */
export interface Match {
  readonly game: "bounty-hunters" | "outer-rim";
  readonly hero: string;
  readonly foe: string;
  readonly seats: number;
  readonly games: number;
  readonly iterations: number;
  /** The first deal. */
  readonly seed: number;
}

export interface Share {
  readonly match: Match;
  readonly from: number;
  readonly to: number;
}

export interface BotTally {
  readonly games: number;
  readonly wins: number;
  readonly decisions: number;
}

/** A person's first game: mostly sensible, now and then anything. */
const firstTimer: Bot<BountyHunters> = {
  level: "first-timer",
  play(view, options, rng, budget) {
    const level = rng.below(100) < 30 ? "random" : "steady";
    return (bot(level) as Bot<BountyHunters>).play(view, options, rng, budget);
  },
};

function bot(level: string, game: Match["game"] = "bounty-hunters"): Bot {
  return level === "first-timer" ? (firstTimer as Bot) : botOf(game, level);
}

/** Characters by chance: the same deal gives both seats of a duel the same ones in turn. */
const optionsOf: Readonly<Record<Match["game"], Readonly<Record<string, string>>>> = {
  "bounty-hunters": {},
  "outer-rim": { characters: "random" },
};

function play({ match, from, to }: Share): BotTally {
  const { seats } = match;
  const budget: Budget = { type: "iterations", iterations: match.iterations };
  const game = games.find(({ id }) => id === match.game);
  if (game === undefined) throw new Error(`no game ${match.game}`);
  let wins = 0;
  let decisions = 0;
  for (let g = from; g < to; g++) {
    const hero = g % seats;
    const bots = Array.from({ length: seats }, (_, seat) =>
      bot(seat === hero ? match.hero : match.foe, match.game),
    );
    const bout = playBout(
      game,
      { seats, options: optionsOf[match.game], content: null },
      bots,
      quickRng(match.seed + Math.floor(g / seats)),
      budget,
    );
    const first = bout.outcome.places[0] ?? [];
    if (first.includes(hero)) wins += 1 / first.length;
    decisions += bout.decisions;
  }
  return { games: to - from, wins, decisions };
}

parentPort?.on("message", (share: Share) => parentPort?.postMessage(play(share)));

/** The ladder: who meets whom, and what is aimed at. */
import type { Match } from "./bots-worker.ts";

export interface Rung extends Omit<Match, "seed"> {
  readonly name: string;
  /** At least this share of games for the hero; for the novice against a first-timer, at most. */
  readonly aim: number;
  readonly at: "least" | "most";
}

export function rungs(games: number, iterations: number): Rung[] {
  const duel = (hero: string, foe: string): Rung => ({
    name: `${hero} v ${foe}`,
    game: "bounty-hunters",
    hero,
    foe,
    seats: 2,
    games,
    iterations,
    aim: 0.65,
    at: "least",
  });
  const among = (foe: string, aim: number): Rung => ({
    name: `master among three ${foe}`,
    game: "bounty-hunters",
    hero: "master",
    foe,
    seats: 4,
    games: Math.ceil(games * 0.4),
    iterations,
    aim,
    at: "least",
  });
  return [
    duel("novice", "random"),
    { ...duel("novice", "first-timer"), aim: 0.5, at: "most" },
    duel("steady", "novice"),
    duel("sharp", "steady"),
    duel("master", "sharp"),
    among("steady", 0.75),
    among("sharp", 0.45),
  ];
}

/** The three levels of Outer Rim, heads-up; traders do not search, so there are no iterations to give. */
export function traderRungs(games: number): Rung[] {
  const duel = (hero: string, foe: string): Rung => ({
    name: `outer-rim: ${hero} v ${foe}`,
    game: "outer-rim",
    hero,
    foe,
    seats: 2,
    games: Math.ceil(games * 0.4),
    iterations: 1,
    aim: 0.6,
    at: "least",
  });
  return [duel("novice", "random"), duel("steady", "novice"), duel("sharp", "steady")];
}

/** What more thinking is worth: the master against sharp at growing budgets, on the same deals. */
export function strengths(games: number): Rung[] {
  return [100, 300, 1000, 3000].map((iterations): Rung => ({
    name: `master v sharp at ${iterations}`,
    game: "bounty-hunters",
    hero: "master",
    foe: "sharp",
    seats: 2,
    games: Math.ceil(games / 5),
    iterations,
    aim: 0.5,
    at: "least",
  }));
}

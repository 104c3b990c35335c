/** Games between traders, for tests: how long they last and where the fame comes from. */
import { isRefusal } from "#rules/game.ts";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { roster } from "../../index.ts";
import { botIn } from "../../../roster.ts";

export interface GameResult {
  readonly rounds: number;
  readonly endedBy: string;
  readonly winner: number | null;
  readonly fame: ReadonlyMap<string, number>;
}

export function playGame(
  seed: number,
  seats: number,
  options: Readonly<Record<string, string>> = {},
  level = "steady",
): GameResult {
  const trader = botIn(roster, level);
  const setup = { seats, options, content: null };
  const chance = oneStream(quickRng(seed + 5000));
  const rng = quickRng(seed);
  const fame = new Map<string, number>();
  let state = outerRim.begin(setup);
  let endedBy = "";
  let events = outerRim.setUp(setup, chance);
  for (;;) {
    for (const event of events) {
      state = outerRim.evolve(state, event);
      if (event.type === "fame-gained" && event.source !== "start")
        fame.set(event.source, (fame.get(event.source) ?? 0) + event.amount);
      if (event.type === "game-won") endedBy = event.rule;
    }
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) return { rounds: state.round, endedBy, winner: state.winner, fame };
    const view = outerRim.viewFor(state, seat);
    const answer = trader.play(view, outerRim.options(view), rng, {
      type: "iterations",
      iterations: 1,
    });
    const command = answer.command as Command;
    const decided = outerRim.decide(state, seat, command, chance);
    if (isRefusal(decided)) throw new Error(`refused: ${decided.code} ${JSON.stringify(command)}`);
    events = decided;
  }
}

/** The largest share of all fame that one source gave. */
export function largestShare(games: readonly GameResult[]): number {
  const sums = new Map<string, number>();
  let total = 0;
  for (const { fame } of games) {
    for (const [source, amount] of fame) {
      sums.set(source, (sums.get(source) ?? 0) + amount);
      total += amount;
    }
  }
  return Math.max(...sums.values()) / total;
}

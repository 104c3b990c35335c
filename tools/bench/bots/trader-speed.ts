/** What a whole turn of the sharpest trader costs, in CPU time, at a table of four with everything switched on. */
import { isRefusal } from "#rules/game.ts";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { botOf } from "#bots/index.ts";

export interface TurnSpeed {
  readonly turns: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

const setup = { seats: 4, options: { favors: "on", ambitions: "on" }, content: null };

export function traderSpeed(games: number): TurnSpeed {
  const costs: number[] = [];
  for (let seed = 0; seed < games; seed++) costs.push(...turnsOf(seed));
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) /
    10;
  return { turns: sorted.length, median: at(0.5), p99: at(0.99), longest: at(1) };
}

/** Milliseconds of thinking by the player whose turn it is, turn by turn. */
function turnsOf(seed: number): number[] {
  const sharp = botOf("outer-rim", "sharp");
  const chance = oneStream(quickRng(seed + 100));
  const costs = new Map<string, number>();
  let state = outerRim.begin(setup);
  let events = outerRim.setUp(setup, chance);
  for (;;) {
    for (const event of events) state = outerRim.evolve(state, event);
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) return [...costs.values()];
    const view = outerRim.viewFor(state, seat);
    const options = outerRim.options(view);
    const before = process.cpuUsage();
    const { command } = sharp.play(view, options, quickRng(seed), {
      type: "iterations",
      iterations: 1,
    });
    const { user, system } = process.cpuUsage(before);
    const turn = `${state.round} ${seat}`;
    if (seat === state.current) costs.set(turn, (costs.get(turn) ?? 0) + (user + system) / 1000);
    const decided = outerRim.decide(state, seat, command as Command, chance);
    if (isRefusal(decided)) throw new Error(`refused: ${decided.code}`);
    events = decided;
  }
}

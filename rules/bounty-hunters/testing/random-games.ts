/** Random games by the thousand: each must end, and keep its cards and credits. For tests. */
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { bountyHunters } from "../index.ts";
import { sample } from "../sample.ts";
import type { State } from "../state.ts";

interface Totals {
  games: number;
  decisions: number;
  turns: number;
  longest: number;
}

const houseRules = [
  {},
  { mode: "introductory" },
  { commit: "card" },
  { freshReserve: "waits", credits: "forty-two" },
  { commit: "card", freshReserve: "waits", credits: "forty-two", emptyMajority: "everybody" },
] as const;

/** Seats and table options change from game to game. Throws at the first thing that is wrong. */
export function playRandomGames(from: number, count: number): Totals {
  const totals: Totals = { games: 0, decisions: 0, turns: 0, longest: 0 };
  for (let seed = from; seed < from + count; seed++) {
    const { state, decisions } = playRandomGame(seed);
    totals.games++;
    totals.decisions += decisions;
    totals.turns += state.turn;
    totals.longest = Math.max(totals.longest, state.turn);
  }
  return totals;
}

function playRandomGame(seed: number): { readonly state: State; readonly decisions: number } {
  const rng = quickRng(seed);
  const chance = oneStream(rng);
  const setup = {
    seats: 2 + (seed % 5),
    options: houseRules[Math.floor(seed / 5) % houseRules.length] ?? {},
    content: null,
  };
  const looked = rng.below(300);
  let state = bountyHunters.begin(setup);
  for (const event of bountyHunters.setUp(setup, chance))
    state = bountyHunters.evolve(state, event);
  let decisions = 0;
  while (bountyHunters.outcome(state) === null) {
    const waiting = bountyHunters.awaited(state);
    const seat = waiting[rng.below(Math.max(1, waiting.length))];
    if (seat === undefined) throw new Error(`game ${seed} is stuck in turn ${state.turn}`);
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = options[rng.below(Math.max(1, options.length))];
    if (command === undefined)
      throw new Error(`game ${seed}: seat ${seat} has no option in turn ${state.turn}`);
    const events = bountyHunters.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(`game ${seed}: an option was refused: ${events.code}`);
    for (const event of events) state = bountyHunters.evolve(state, event);
    if (decisions++ === looked) count(seed, state);
  }
  count(seed, state);
  return { state, decisions };
}

function count(seed: number, state: State): void {
  const wrong =
    sample.miscount?.(state, { seats: state.seats, options: {}, content: null }) ?? null;
  if (wrong !== null) throw new Error(`game ${seed}, turn ${state.turn}: ${wrong}`);
}

/** The same deals, the same chance and the same moves for every side of the comparison. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { State } from "#rules/bounty-hunters/index.ts";
import { fold, isRefusal } from "#rules/game.ts";
import type { Chance, Rng } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";

export interface BenchDeal {
  readonly seed: number;
  readonly state: State;
}

/** What one side made of a deal: its decisions, and a hash of every choice and the final totals. */
export interface SideResult {
  readonly decisions: number;
  readonly hash: number;
}

/** One way to play a game of four random seats. */
export type EngineSide = (deal: BenchDeal) => SideResult;

export const setup = { seats: 4, options: {}, content: null };

/** Deals whose random game never refills the contract deck inside a step: the search world has no stream for that. */
export function deals(count: number): BenchDeal[] {
  const found: BenchDeal[] = [];
  for (let seed = 1000; found.length < count; seed += 17) {
    const state = fold(
      bountyHunters,
      bountyHunters.begin(setup),
      bountyHunters.setUp(setup, chanceFor(seed)),
    );
    if (isComparable(state, seed)) found.push({ seed, state });
  }
  return found;
}

function isComparable(start: State, seed: number): boolean {
  const chooser = chooserFor(seed);
  let state = start;
  for (
    let waiting = bountyHunters.awaited(state);
    waiting.length > 0;
    waiting = bountyHunters.awaited(state)
  ) {
    const seat = waiting[0] ?? 0;
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = options[chooser.choose(options.length)];
    const events =
      command === undefined ? [] : bountyHunters.decide(state, seat, command, chanceFor(seed));
    if (isRefusal(events)) throw new Error(events.code);
    for (const event of events) {
      if (event.type === "draw-missed" || event.type === "contract-owed") return false;
      if (event.type === "deck-refilled" && state.step.type !== "draw") return false;
      state = bountyHunters.evolve(state, event);
    }
  }
  return true;
}

/** A stream per purpose, as at a real table, but quick. */
export function chanceFor(seed: number): Chance {
  return (purpose) => quickRng(seed ^ fnv(purpose));
}

const steps = ["draw", "main", "bonus"] as const;

export function refillRng(seed: number, deck: number, turn: number, step: number): Rng {
  return quickRng(seed ^ fnv(`refill:${deck}:${turn}:${steps[step]}`));
}

function fnv(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return hash;
}

/** Chooses for all seats, and remembers in one number what it chose. */
export interface Chooser {
  readonly choose: (n: number) => number;
  hash: number;
  count: number;
}

export function chooserFor(seed: number): Chooser {
  const rng = quickRng(seed);
  const chooser: Chooser = {
    hash: 0x811c_9dc5,
    count: 0,
    choose(n) {
      const i = rng.below(n);
      chooser.hash = Math.imul(chooser.hash ^ (n * 64 + i), 0x0100_0193);
      chooser.count++;
      return i;
    },
  };
  return chooser;
}

export function finish(chooser: Chooser, totals: readonly number[]): SideResult {
  let { hash } = chooser;
  for (const total of totals) hash = Math.imul(hash ^ (total & 0xffff), 0x0100_0193);
  return { decisions: chooser.count, hash: hash >>> 0 };
}

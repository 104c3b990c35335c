/**
 * Candidates race over imagined tables: all meet the same worlds and the same luck, who falls behind is given up early.
 */
import type { Rng } from "#rules/game.ts";
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Budget, Expectation } from "#bots/bot.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { dealAnew, dealerOf } from "../simulator/deal.ts";
import { newMind } from "./mind.ts";
import { rollOut } from "./rollout.ts";
import type { Depth } from "./rollout.ts";
import { imagineSituation } from "../simulator/situation.ts";
import { rounded } from "./weigh.ts";

export interface Candidate {
  readonly prior: Expectation<Command>;
  /** What it promises at first sight, as a chance to win. */
  readonly first: number;
  /** The chance on each imagined table. */
  readonly values: number[];
}

const worldsBetweenCuts = 12;
/** How many standard errors behind the best a candidate is given up. */
const doubt = 2.2;
/** The first sight counts as much as so many worlds. */
const trust = 30;

export function race(
  candidates: readonly Candidate[],
  players: readonly Appraiser[],
  view: View,
  rng: Rng,
  budget: Budget,
  depth: Depth,
): void {
  const mind = newMind();
  const luck = repeatable();
  const now = imagineSituation(view, rng);
  const dealer = dealerOf(
    { ...now, world: now.world.slice() },
    (players[now.seat] as Appraiser).cardTables,
  );
  let alive = candidates;
  let spent = 0;
  for (let world = 0; alive.length > 1 && !isSpent(budget, spent); world++) {
    dealAnew(dealer, rng);
    const seed = rng.below(0x7fff_ffff);
    for (const { prior, values } of alive) {
      now.world.set(dealer.world);
      luck.from(seed);
      values.push(rollOut(players, mind, now, view, prior.command, luck, depth));
      spent++;
    }
    if (world % worldsBetweenCuts === worldsBetweenCuts - 1) alive = stillIn(alive);
  }
}

function isSpent(budget: Budget, iterations: number): boolean {
  return budget.type === "iterations"
    ? iterations >= budget.iterations
    : budget.elapsed() >= budget.milliseconds;
}

function stillIn(alive: readonly Candidate[]): readonly Candidate[] {
  const best = alive.reduce((x, y) => (meanOf(y.values) > meanOf(x.values) ? y : x));
  return alive.filter((one) => one === best || behind(best, one) < doubt);
}

/** Standard errors between two candidates, world by world. */
function behind(best: Candidate, other: Candidate): number {
  const n = other.values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const gap = (best.values[i] ?? 0) - (other.values[i] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / n;
  return mean / Math.sqrt(Math.max(1e-9, squares / n - mean * mean) / n);
}

function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/**
 * Longest in the race first, then the better judged: who was given up early stays behind. While the worlds are few
 * the first sight counts too.
 */
export function ranked(candidates: readonly Candidate[]): Expectation<Command>[] {
  const judged = ({ first, values }: Candidate): number =>
    (first * trust + meanOf(values) * values.length) / (trust + values.length);
  const order = [...candidates].sort(
    (x, y) => y.values.length - x.values.length || judged(y) - judged(x),
  );
  return order.map(({ prior, values }) => {
    const { command, rows, total } = prior;
    // Out of time before the first world: nothing is known of its chance.
    if (values.length === 0) return { command, rows, total, chance: null };
    const mean = meanOf(values);
    const spread =
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
    const chance = {
      mean: rounded(100 * mean) / 100,
      error: Math.round(1e4 * Math.sqrt(spread / Math.max(1, values.length))) / 1e4,
      worlds: values.length,
    };
    return { command, rows, total, chance };
  });
}

/** Small, fast, and can be wound back, so that every candidate meets the same luck. */
function repeatable(): Rng & { from(seed: number): void } {
  let a = 1;
  return {
    from(seed) {
      a = seed | 0;
    },
    below(n) {
      a = (a + 0x6d2b_79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) % n;
    },
  };
}

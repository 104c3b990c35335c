/**
 * Information-set search: many tables that look the same from this seat, every candidate played out on each of them,
 * candidates that fall behind given up early. All candidates meet the same worlds and the same luck.
 */
import type { Rng } from '#rules/game.ts';
import type { BountyHunters, Command, View } from '#rules/bounty-hunters/index.ts';
import type { Bot, Budget, Expectation } from '#bots/bot.ts';
import { appraiserOf } from './appraiser.ts';
import { dealAnew, dealerOf } from './deal.ts';
import { answer, weighOptions } from './levels.ts';
import { newMind } from './policy.ts';
import { rollOut } from './rollout.ts';
import type { Depth } from './rollout.ts';
import { imagineSituation } from './situation.ts';
import { rounded } from './weigh.ts';
import { sharpWeights } from './weights.ts';
import type { Weights } from './weights.ts';

const usualDepth: Depth = { candidates: 6, turns: 6, looks: 2, scale: 10 };
const worldsBetweenCuts = 12;
/** How many standard errors behind the best a candidate is given up. */
const doubt = 2.2;

interface Candidate {
  readonly prior: Expectation<Command>;
  readonly values: number[];
}

function searches(level: string, weights: Weights, depth: Depth): Bot<BountyHunters> {
  return {
    level,
    play(view, options, rng, budget) {
      return answer(level, searched(view, options, rng, budget, weights, depth));
    },
  };
}

/** The best candidates, best first, each with its chance; `must` is tried in any case. */
function searched(view: View, options: readonly Command[], rng: Rng, budget: Budget, weights: Weights, depth: Depth, must?: Command): Expectation<Command>[] {
  const priors = weighOptions(view, options, rng, weights).sort((x, y) => y.total - x.total);
  if (priors.length < 2) return priors;
  const wanted = JSON.stringify(must);
  const tried = priors.filter(({ command }, i) => i < depth.candidates || JSON.stringify(command) === wanted);
  const candidates = tried.map((prior): Candidate => ({ prior, values: [] }));
  // Simulated seats do not look at what they pass on: it costs more time than it wins.
  race(candidates, view, rng, budget, { ...weights, deny: 0 }, depth);
  return ranked(candidates);
}

/** For the coach: every move worth a thought, and the one that was made. */
export function rankMoves(view: View, options: readonly Command[], rng: Rng, budget: Budget, made: Command | null): Expectation<Command>[] {
  return searched(view, options, rng, budget, sharpWeights, usualDepth, made ?? undefined);
}

function race(candidates: readonly Candidate[], view: View, rng: Rng, budget: Budget, weights: Weights, depth: Depth): void {
  const policy = appraiserOf(view.set, weights);
  const players = Array.from({ length: view.seats }, () => policy);
  const mind = newMind();
  const luck = repeatable();
  const now = imagineSituation(view, rng);
  const dealer = dealerOf({ ...now, world: now.world.slice() }, policy.lore);
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
  return budget.type === 'iterations' ? iterations >= budget.iterations : budget.elapsed() >= budget.milliseconds;
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

/** Longest in the race first, then the better judged: who was given up early stays behind. */
function ranked(candidates: readonly Candidate[]): Expectation<Command>[] {
  const top = Math.max(...candidates.map(({ prior }) => prior.total));
  const judged = ({ prior, values }: Candidate): number => meanOf(values) - doubtful(values.length) * (top - prior.total);
  const order = [...candidates].sort((x, y) => y.values.length - x.values.length || judged(y) - judged(x));
  return order.map(({ prior, values }) => {
    const mean = meanOf(values);
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
    const chance = { mean: rounded(100 * mean) / 100, error: Math.round(1e4 * Math.sqrt(spread / Math.max(1, values.length))) / 1e4, worlds: values.length };
    return { command: prior.command, rows: prior.rows, total: prior.total, chance };
  });
}

/** While the worlds are few the first appraisal counts too: chance to win per point of it, fading as worlds come in. */
function doubtful(worlds: number): number {
  return 0.6 / (30 + worlds);
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

export const master = searches('master', sharpWeights, usualDepth);

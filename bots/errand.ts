/** The words between a table's host and the worker that thinks for a bot: plain JSON there and back. */
import { games } from '#rules/games.ts';
import { quickRng } from '#rules/rng.ts';
import type { Answer, Budget } from './bot.ts';
import { botOf } from './index.ts';

export interface Errand {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  /** The same seed and the same iterations give the same move on every machine. */
  readonly seed: number;
  readonly budget: { readonly iterations: number } | { readonly milliseconds: number };
}

/** `now` is the host's clock in milliseconds; only budgets in milliseconds look at it. */
export function think(errand: Errand, now: () => number): Answer {
  const game = games.find((one) => one.id === errand.game);
  if (game === undefined) throw new Error(`no game ${errand.game}`);
  const bot = botOf(errand.game, errand.level);
  return bot.play(errand.view, game.options(errand.view), quickRng(errand.seed), budgetOf(errand.budget, now));
}

function budgetOf(budget: Errand['budget'], now: () => number): Budget {
  if ('iterations' in budget) return { type: 'iterations', iterations: budget.iterations };
  const start = now();
  return { type: 'clock', milliseconds: budget.milliseconds, elapsed: () => now() - start };
}

/** The words between a table's host and the worker that thinks for a bot: plain JSON there and back. */
import { quickRng } from "#rules/rng.ts";
import type { BotAnswer, Budget } from "./bot.ts";
import { botIn, type Roster } from "./roster.ts";

export interface MoveRequest {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  /** The same seed and the same iterations give the same move on every machine. */
  readonly seed: number;
  readonly budget: { readonly iterations: number } | { readonly milliseconds: number };
}

/** `now` is the host's clock in milliseconds; only budgets in milliseconds look at it. */
export function answerRequest(request: MoveRequest, roster: Roster, now: () => number): BotAnswer {
  const options = roster.game.options(request.view);
  return botIn(roster, request.level).play(
    request.view,
    options,
    quickRng(request.seed),
    budgetOf(request.budget, now),
  );
}

function budgetOf(budget: MoveRequest["budget"], now: () => number): Budget {
  if ("iterations" in budget) return { type: "iterations", iterations: budget.iterations };
  const start = now();
  return { type: "clock", milliseconds: budget.milliseconds, elapsed: () => now() - start };
}

/** The common reserve of credits [BH-SETUP-03]. */
import type { Seat } from "#rules/game.ts";
import { isAfterTrigger } from "../turn/windows.ts";
import type { Board, State } from "../state.ts";

const tokens = 42;

export function reserveOf(boards: readonly Board[]): number {
  let left = tokens;
  for (const board of boards) left -= board.credits;
  return left;
}

/**
 * Unlimited unless the table counts its tokens [AMB-10]. Then each seat has its own places in what lay there when the
 * step began, dealt round by round in seat order: who is quicker must not matter. What lies beyond waits until the step
 * ends, when payments are back and nobody else can claim a token any more.
 */
export function creditFor(state: State, seat: Seat): "now" | "later" | "lost" {
  if (state.rules.credits === "unlimited") return "now";
  const { step } = state;
  if (step.type !== "resolve" || isAfterTrigger(state, step))
    return reserveOf(state.boards) > 0 ? "now" : "lost";
  return seat + (step.took[seat] ?? 0) * state.seats < step.reserve ? "now" : "later";
}

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
 * Unlimited unless the table counts its tokens [AMB-10]. Then what lay there when the step began is dealt out round by
 * round in seat order, and payments come back when it ends: who is quicker must not matter.
 */
export function isCreditLeft(state: State, seat: Seat): boolean {
  if (state.rules.credits === "unlimited") return true;
  if (state.step.type !== "resolve" || isAfterTrigger(state, state.step))
    return reserveOf(state.boards) > 0;
  return seat + (state.step.took[seat] ?? 0) * state.seats < state.step.reserve;
}

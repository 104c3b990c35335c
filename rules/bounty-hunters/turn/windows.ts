/** Step 2 after the reveal: who still has something to decide, and what comes when nobody has [AMB-05]. */
import type { Seat } from "#rules/game.ts";
import type { State, Step } from "../state.ts";

export type Resolve = Extract<Step, { readonly type: "resolve" }>;

/** [BH-END-03] */
export const turnsAfter = 2;

export function allClosed(step: Resolve): boolean {
  for (const window of step.windows) if (window.type !== "closed") return false;
  return true;
}

/** Every window is closed and this seat is paid from the top: what it was owed, or the bonus for its fourth capture. */
export function isPayday(state: State, step: Resolve, seat: Seat): boolean {
  return (step.owed[seat] ?? 0) > 0 || isAfterTrigger(state, step);
}

/** The end was triggered in this very turn, and the bonus round has not begun. */
export function isAfterTrigger(state: State, step: Resolve): boolean {
  return step.round === "main" && state.lastTurn === state.turn + turnsAfter;
}

/** What a seat is still owed within a step: bonus contracts and credits. */
import type { Seat } from "#rules/game.ts";
import type { State, Step } from "../state.ts";

export function withOwed(step: Step, seat: Seat, change: 1 | -1): Step {
  if (step.type !== "resolve") return step;
  const before = step.owed[seat] ?? 0;
  return before + change < 0
    ? step
    : {
        type: "resolve",
        round: step.round,
        windows: step.windows,
        drawn: step.drawn,
        owed: plus(step.owed, seat, change),
        reserve: step.reserve,
        took: step.took,
        due: step.due,
      };
}

export function withCreditTaken(state: State, seat: Seat): Step {
  const step = state.step;
  if (step.type !== "resolve" || state.rules.credits === "unlimited") return step;
  return {
    type: "resolve",
    round: step.round,
    windows: step.windows,
    drawn: step.drawn,
    owed: step.owed,
    reserve: step.reserve,
    took: plus(step.took, seat, 1),
    due: step.due,
  };
}

/** [AMB-10] One credit more, or one fewer, that this seat waits for until the step ends. */
export function withCreditDue(step: Step, seat: Seat, change: 1 | -1): Step {
  if (step.type !== "resolve" || (step.due[seat] ?? 0) + change < 0) return step;
  return {
    type: "resolve",
    round: step.round,
    windows: step.windows,
    drawn: step.drawn,
    owed: step.owed,
    reserve: step.reserve,
    took: step.took,
    due: plus(step.due, seat, change),
  };
}

export function plus(list: readonly number[], seat: Seat, change: number): number[] {
  const out = list.slice();
  out[seat] = (out[seat] ?? 0) + change;
  return out;
}

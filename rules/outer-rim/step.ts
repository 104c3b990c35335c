/** The step a turn is in, for state and view alike. */
import type { State } from "./state.ts";

const steps = ["planning", "action", "encounter"] as const;
export type TurnStep = (typeof steps)[number];

/** The nearest one still on the agenda says what comes next. */
export function stepOf({ agenda }: { readonly agenda: State["agenda"] }): TurnStep | null {
  for (const { type } of agenda.toReversed()) {
    const step = steps.find((each) => each === type);
    if (step !== undefined) return step;
  }
  return agenda.some(({ type }) => type === "end-turn") ? "encounter" : null;
}

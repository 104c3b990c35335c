/** Whom the table waits for: public, and never empty until the end. */
import { unreachable } from "#rules/game.ts";
import type { Seat } from "#rules/game.ts";
import { seatsIn } from "./speed/shared-lists.ts";
import type { State } from "./state.ts";

/** The step, or the kind of window: both lie open. */
export function asks({ step }: State, seat: Seat): string {
  return step.type === "resolve" ? (step.windows[seat]?.type ?? step.type) : step.type;
}

export function awaited(state: State): readonly Seat[] {
  const { step, hands, seats } = state;
  let set = 0;
  switch (step.type) {
    case "draw":
      for (let seat = 0; seat < seats; seat++)
        if (step.asked[seat] === true && step.chosen[seat] === -1) set |= 1 << seat;
      break;
    case "choose":
      for (let seat = 0; seat < seats; seat++)
        if (step.chosen[seat] === null && hands[seat]?.length !== 0) set |= 1 << seat;
      break;
    case "resolve":
      for (let seat = 0; seat < seats; seat++)
        if (step.windows[seat]?.type !== "closed") set |= 1 << seat;
      break;
    case "over":
      break;
    default:
      return unreachable(step);
  }
  return seatsIn(set);
}

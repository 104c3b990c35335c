/** Whom the table waits for, from what everyone can see. */
import type { View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";

export function isWaitedFor(view: View, seat: Seat): boolean {
  const { step } = view;
  switch (step.type) {
    case "draw":
      return step.asked[seat] === true && step.ready[seat] !== true;
    case "choose":
      return step.ready[seat] !== true && (view.handCounts[seat] ?? 0) > 0;
    case "resolve":
      return step.windows[seat]?.type !== "closed";
    case "over":
      return false;
    default:
      return unreachable(step);
  }
}

export function waitedFor(view: View): readonly Seat[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) =>
    isWaitedFor(view, seat),
  );
}

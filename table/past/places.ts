/** Who came in where, and with how much, whichever game it was. */
import type { Outcome, Seat } from "#rules/game.ts";

/** Two who share the first place are followed by the third. */
export function placeOf({ places }: Outcome, seat: Seat): number {
  let before = 0;
  for (const shared of places) {
    if (shared.includes(seat)) return before + 1;
    // A printed opponent who won has no seat, and stands before everyone all the same.
    before += Math.max(1, shared.length);
  }
  return before + 1;
}

/** Each game writes its sum under a name of its own. */
export function pointsOf({ pads }: Outcome, seat: Seat): number | null {
  const pad = pads[seat];
  return pad?.["total"] ?? pad?.["fame"] ?? null;
}

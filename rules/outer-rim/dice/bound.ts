/** How firmly a chance is said before the dice fall. */
import type { Odds } from "./odds.ts";

/** `about`: cards to be used by choice lie on both sides. */
export type Bound = "exactly" | "atLeast" | "atMost" | "about";

/** What the other side may still choose to use makes it less [OR-COM-04]; of a test there is no other side. */
interface Bounded extends Odds {
  readonly atMost?: boolean;
}

/** What is certain cannot become more, and what is impossible not less. */
export function boundOf({ chance: { ways, of }, atLeast, atMost = false }: Bounded): Bound {
  const isFloor = atLeast && ways < of;
  const isCeiling = atMost && ways > 0;
  if (isFloor && isCeiling) return "about";
  return isFloor ? "atLeast" : isCeiling ? "atMost" : "exactly";
}

/** The two ends of the map, and the shortcut between them [UB-CORE-01, UB-CORE-08]. */
import { distance, type PlayerView, type SpaceId } from "#rules/outer-rim/index.ts";
import { errandsOf } from "../../map/errands.ts";
import type { WhyContext } from "./asking.ts";

const ends: readonly SpaceId[] = ["spinward-core", "trailing-core"];

interface Goal {
  readonly card: string;
  readonly space: SpaceId;
}

/** The errand for which this end of the map is worth flying to: it lies near the other one. */
export function beyond(to: SpaceId, me: PlayerView, { view }: WhyContext): Goal | null {
  const other = ends.find((end) => end !== to);
  if (!ends.includes(to) || other === undefined) return null;
  const goals = errandsOf(view, me).flatMap(({ card, space }) =>
    space !== null && distance(other, space) < distance(to, space) ? [{ card, space }] : [],
  );
  return goals.toSorted((a, b) => distance(other, a.space) - distance(other, b.space))[0] ?? null;
}

export function crossingReason(me: PlayerView, asking: WhyContext): string {
  const { learn, say } = asking;
  const goal = beyond(me.space, me, asking);
  return goal === null
    ? learn.why.crossPlain
    : learn.why.cross(say.card(goal.card), say.space(goal.space));
}

/** The lanes between two places, for the eye: a shortest way, whoever may stop a ship on it. */
import { distance, spaces, type SpaceId } from "#rules/outer-rim/index.ts";

/** Nobody flies further in one go: the Core is crossed in one leap [UB-CORE-09], whoever was beaten is carried. */
const furthest = 9;

/** First and last place among them. */
export function laneBetween(from: SpaceId, to: SpaceId): readonly SpaceId[] {
  if (distance(from, to) > furthest) return [from, to];
  const way = [from];
  for (let at: SpaceId | undefined = from; at !== undefined && at !== to;) {
    at = nextTo(at, to);
    if (at !== undefined) way.push(at);
  }
  return way;
}

function nextTo(at: SpaceId, to: SpaceId): SpaceId | undefined {
  const left = distance(at, to);
  return spaces.find(({ id }) => distance(at, id) === 1 && distance(id, to) === left - 1)?.id;
}

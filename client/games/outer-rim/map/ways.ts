/** Where a ship may fly, worked out once for a view: every tap on a place looks it up. */
import { routes, type FlightRoute, type SpaceId, type View } from "#rules/outer-rim/index.ts";

const known = new WeakMap<View, Map<number, readonly FlightRoute[]>>();

export function wayTo(view: View, player: number, to: SpaceId): FlightRoute | null {
  const ways = known.get(view) ?? new Map<number, readonly FlightRoute[]>();
  known.set(view, ways);
  const all = ways.get(player) ?? routes(view, player);
  ways.set(player, all);
  return all.find((way) => way.to === to) ?? null;
}

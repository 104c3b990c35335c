/** How a printed opponent flies [OR-SOLO-04]. */
import { hyperdriveOf } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { deliveryOf } from "../jobs/delivery.ts";
import { distance, isPlanet, stepsToward } from "../movement/map.ts";
import { stopsAt } from "../movement/patrols.ts";
import { emit, me, pick } from "../agenda/play.ts";
import type { SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

/** Destinations of its cargo and jobs: where its goal tokens lie; turned cargo has a new one [UB-SOLO-09]. */
export function goalsOf(player: Player): SpaceId[] {
  const found: SpaceId[] = [];
  for (const held of player.cards) {
    const card = marketCard(held.id);
    if (card.kind === "job" && card.at !== "player" && card.at !== "none") found.push(card.at);
    const delivery = deliveryOf(held);
    if (delivery !== null && typeof delivery.to === "string") found.push(delivery.to);
  }
  return found;
}

export function nearest(play: Play, player: number, spaces: readonly SpaceId[]): SpaceId | null {
  const from = me(play, player).space;
  let best = Infinity;
  for (const space of spaces) best = Math.min(best, distance(from, space));
  const near = [...new Set(spaces.filter((space) => distance(from, space) === best))];
  return near.length === 0 ? null : pick(play, near, "nearest");
}

type Patrols = "heeding" | "ignoring";

/** Every shortest way, as far as the range reaches; a patrol that stops the ship ends it. */
function waysTo(
  play: Play,
  player: number,
  from: SpaceId,
  flight: { readonly to: SpaceId; readonly range: number; readonly patrols: Patrols },
): SpaceId[][] {
  const { to, range, patrols } = flight;
  if (range === 0 || from === to) return [[]];
  const ways: SpaceId[][] = [];
  for (const at of stepsToward(from, to)) {
    const ends = patrols === "heeding" && stopsAt(play.state, player, at);
    const rest = ends ? [[]] : waysTo(play, player, at, { ...flight, range: range - 1 });
    for (const way of rest) ways.push([at, ...way]);
  }
  return ways;
}

/**
 * The shortest way: without patrols where there is a choice, then one
 * that ends on a planet, then by chance; it never goes round them.
 */
function wayTo(
  play: Play,
  player: number,
  to: SpaceId,
  range: number,
  patrols: Patrols,
): SpaceId[] {
  const ways = waysTo(play, player, me(play, player).space, { to, range, patrols });
  const weigh = (way: readonly SpaceId[]): number => {
    const stopped = way.filter((space) => stopsAt(play.state, player, space)).length;
    const last = way.at(-1);
    return 2 * stopped + (last !== undefined && isPlanet(last) ? 0 : 1);
  };
  const best = Math.min(...ways.map(weigh));
  return pick(
    play,
    ways.filter((way) => weigh(way) === best),
    "way",
  );
}

/** The whole hyperdrive, or one or two spaces less when that ends on a planet instead of a navpoint. */
export function flyTo(
  play: Play,
  player: number,
  to: SpaceId,
  options: { readonly patrols: Patrols; readonly range?: number },
): boolean {
  const one = me(play, player);
  if (one.space === to) return false;
  const way = wayTo(play, player, to, options.range ?? hyperdriveOf(one), options.patrols);
  let end = way.length - 1;
  const last = way[end];
  if (last !== undefined && !isPlanet(last) && last !== to) {
    const one = way[end - 1];
    const two = way[end - 2];
    if (one !== undefined && isPlanet(one)) end -= 1;
    else if (two !== undefined && isPlanet(two)) end -= 2;
  }
  const space = way[end];
  if (space === undefined) return false;
  emit(play, { type: "moved", player, to: space, directly: false, rule: "OR-SOLO-04" });
  return true;
}

/** Is that space within one move, nothing stopping the ship before it? */
export function withinReach(play: Play, player: number, to: SpaceId): boolean {
  const range = hyperdriveOf(me(play, player));
  if (distance(me(play, player).space, to) > range) return false;
  return wayTo(play, player, to, range, "heeding").at(-1) === to;
}

/**
 * Where a ship can fly, by which way, what ends the way, and what bars a place that cannot be reached [OR-MOVE-01…05].
 */
import { abilitiesOfType, hyperdriveOf } from "../crew-and-ships/abilities.ts";
import { playerOf } from "../edit.ts";
import { spaces } from "../cards/spaces.ts";
import { distance, reachable, stepsToward } from "./map.ts";
import { isOnMap } from "../setup/box.ts";
import { stoppingAt, stopsAt } from "./patrols.ts";
import type { Faction, SpaceId } from "../names.ts";
import type { Scene } from "../effects/scene.ts";
import type { Question, State } from "../state.ts";
import type { ReachableSpace } from "./map.ts";

export type Patrols = "heeding" | "ignoring";

/**
 * [OR-MOVE-01] As far as the hyperdrive reaches; [OR-MOVE-02] only
 * the end matters; patrols and the Maelstrom end a move [OR-MOVE-04].
 */
export function destinations(
  scene: Scene,
  player: number,
  range: number,
  patrols: Patrols,
): ReachableSpace[] {
  const { space } = scene.players[player] ?? { space: "maelstrom" as const };
  return reachable(
    space,
    range,
    (at) => endsMove(scene, player, at, patrols),
    (at) => isOnMap(scene.rules, at),
  );
}

function endsMove(scene: Scene, player: number, at: SpaceId, patrols: Patrols): boolean {
  return at === "maelstrom" || (patrols === "heeding" && stopsAt(scene, player, at));
}

/** [OR-MOVE-07] Who could hold the ship before it gets there; nobody while some way in range leads round them. */
export function holderOnTheWay(
  state: State,
  player: number,
  flight: { readonly to: SpaceId; readonly range: number; readonly patrols: Patrols },
): { readonly holder: number; readonly at: SpaceId } | null {
  const { to, range, patrols } = flight;
  const holders = new Map<SpaceId, number>();
  for (let i = 0; i < state.seats; i++) {
    const one = state.players[i];
    if (i === player || one === undefined || one.defeated || one.space === to) continue;
    if (abilitiesOfType(one, "hold-ship").length > 0) holders.set(one.space, i);
  }
  if (holders.size === 0) return null;
  const { space } = playerOf(state, player);
  const ends = (at: SpaceId): boolean => endsMove(state, player, at, patrols);
  const round = reachable(space, range, (at) => ends(at) || holders.has(at));
  if (round.some((each) => each.space === to)) return null;
  const reached = new Map(reachable(space, range, ends).map((each) => [each.space, each]));
  const at = pathTo(reached, to).find((each) => holders.has(each));
  const holder = at === undefined ? undefined : holders.get(at);
  return at === undefined || holder === undefined ? null : { holder, at };
}

/**
 * What stands at the end of a way: nothing, the end of the hyperdrive, the Maelstrom, or patrols that let nobody pass.
 */
export type WayEnd =
  | { readonly type: "free"; readonly left: number }
  | { readonly type: "range" }
  | { readonly type: "maelstrom" }
  | { readonly type: "patrol"; readonly factions: readonly Faction[] };

/** Why a place is out of reach: too far, or something on the shortest way ends the move at `space`. */
export type WayBar =
  | { readonly type: "range"; readonly steps: number; readonly range: number }
  | { readonly type: "maelstrom"; readonly space: SpaceId }
  | { readonly type: "patrol"; readonly space: SpaceId; readonly factions: readonly Faction[] };

/**
 * `path` leaves out the space the ship is in and ends with `to`; on a barred way it is the shortest one, never flown.
 */
export type FlightRoute =
  | {
      readonly to: SpaceId;
      readonly path: readonly SpaceId[];
      readonly end: WayEnd;
      readonly bar: null;
    }
  | {
      readonly to: SpaceId;
      readonly path: readonly SpaceId[];
      readonly end: null;
      readonly bar: WayBar;
    };

interface Flight {
  readonly range: number;
  readonly patrols: Patrols;
}

type Flying = Scene & { readonly questions?: readonly Question[] };

/** A card's move says its own range; the planning step's is the hyperdrive. */
function flightOf(scene: Flying, seat: number): Flight {
  const asked = scene.questions?.find((each) => each.seat === seat && each.ask === "move");
  const one = scene.players[seat];
  if (asked !== undefined)
    return {
      range: Number(asked.params["left"] ?? 0),
      patrols: asked.params["patrols"] === "ignoring" ? "ignoring" : "heeding",
    };
  return { range: one === undefined ? 0 : hyperdriveOf(one), patrols: "heeding" };
}

/** Every space but the ship's own, in the order of the arc: how to get there, or what is in the way. */
export function routes(scene: Flying, seat: number): readonly FlightRoute[] {
  const one = scene.players[seat];
  if (one === undefined) return [];
  const flight = flightOf(scene, seat);
  const reached = new Map(
    destinations(scene, seat, flight.range, flight.patrols).map((each) => [each.space, each]),
  );
  const found: FlightRoute[] = [];
  for (const { id } of spaces) {
    if (id === one.space || !isOnMap(scene.rules, id)) continue;
    const way = reached.get(id);
    if (way === undefined) found.push(barred(scene, seat, id, flight));
    else
      found.push({
        to: id,
        path: pathTo(reached, id),
        end: endOf(scene, seat, way, flight),
        bar: null,
      });
  }
  return found;
}

/** One place of `routes`. */
export function routeTo(scene: Flying, seat: number, to: SpaceId): FlightRoute | null {
  return routes(scene, seat).find((route) => route.to === to) ?? null;
}

function pathTo(reached: ReadonlyMap<SpaceId, ReachableSpace>, to: SpaceId): SpaceId[] {
  const path: SpaceId[] = [];
  for (let at = reached.get(to); at !== undefined; at = reached.get(at.from))
    path.unshift(at.space);
  return path;
}

function endOf(scene: Scene, seat: number, way: ReachableSpace, flight: Flight): WayEnd {
  if (way.space === "maelstrom") return { type: "maelstrom" };
  const factions = flight.patrols === "heeding" ? stoppingAt(scene, seat, way.space) : [];
  if (factions.length > 0) return { type: "patrol", factions };
  const left = flight.range - way.steps;
  return left > 0 ? { type: "free", left } : { type: "range" };
}

function barred(scene: Scene, seat: number, to: SpaceId, flight: Flight): FlightRoute {
  const path = wayTo(scene, scene.players[seat]?.space ?? "maelstrom", to, flight.range);
  const stop = path.find((at) => at !== to && endsMove(scene, seat, at, flight.patrols));
  if (path.length > flight.range || stop === undefined)
    return { to, path, end: null, bar: { type: "range", steps: path.length, range: flight.range } };
  if (stop === "maelstrom") return { to, path, end: null, bar: { type: "maelstrom", space: stop } };
  return {
    to,
    path,
    end: null,
    bar: { type: "patrol", space: stop, factions: stoppingAt(scene, seat, stop) },
  };
}

/** The shortest way round the Maelstrom when it is in range: what bars that one is what bars the place. */
function wayTo(scene: Scene, from: SpaceId, to: SpaceId, range: number): SpaceId[] {
  const round = reachable(
    from,
    range,
    (at) => at === "maelstrom",
    (at) => isOnMap(scene.rules, at),
  );
  const path = pathTo(new Map(round.map((each) => [each.space, each])), to);
  return path.length > 0 ? path : shortestWay(from, to);
}

function shortestWay(from: SpaceId, to: SpaceId): SpaceId[] {
  const path: SpaceId[] = [];
  for (let at = from; at !== to && distance(at, to) > 0;) {
    at = stepsToward(at, to)[0] ?? to;
    path.push(at);
  }
  return path;
}

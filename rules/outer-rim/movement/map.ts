/** The board: which spaces touch, and how far things are from each other [OR-MAP-01…05]. */
import { spaces } from "../cards/spaces.ts";
import type { Planet, SpaceId } from "../names.ts";

const numberOf = new Map<SpaceId, number>(spaces.map((space, i) => [space.id, i]));
const neighbours: readonly (readonly number[])[] = spaces.map((space) => space.next.map(indexOf));
const distances: readonly Int8Array[] = spaces.map((_, from) => flood(from));

function indexOf(space: SpaceId): number {
  const found = numberOf.get(space);
  if (found === undefined) throw new Error(`no space ${space}`);
  return found;
}

function idOf(index: number): SpaceId {
  const space = spaces[index];
  if (space === undefined) throw new Error(`no space ${index}`);
  return space.id;
}

function flood(from: number): Int8Array {
  const steps = new Int8Array(spaces.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of neighbours[at] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

export function neighboursOf(space: SpaceId): readonly SpaceId[] {
  return spaces[indexOf(space)]?.next ?? [];
}

/**
 * [UB-CORE-10, UB-CORE-11, UB-SOLO-06] Never counted nor flown across
 * the Core Worlds: they are the two ends of the arc, joined by no lane.
 */
export function distance(from: SpaceId, to: SpaceId): number {
  return distances[indexOf(from)]?.[indexOf(to)] ?? 0;
}

export function isPlanet(space: SpaceId): space is Planet {
  return space !== "maelstrom" && !space.startsWith("nav-");
}

/** [UB-CORE-08] Where whoever crosses the galaxy here comes out; `null` where nobody crosses. */
export function farCore(space: SpaceId): Planet | null {
  if (space === "spinward-core") return "trailing-core";
  return space === "trailing-core" ? "spinward-core" : null;
}

export function isNavpoint(space: string): space is `nav-${string}` {
  return space.startsWith("nav-");
}

export interface ReachableSpace {
  readonly space: SpaceId;
  readonly steps: number;
  /** The space entered just before it, on one of the shortest ways. */
  readonly from: SpaceId;
}

/** Every space within `range`; a space where `stops` holds is entered but not left. The start is not among them. */
export function reachable(
  from: SpaceId,
  range: number,
  stops: (space: SpaceId) => boolean,
  onMap: (space: SpaceId) => boolean = () => true,
): ReachableSpace[] {
  const start = indexOf(from);
  const steps = new Int8Array(spaces.length).fill(-1);
  steps[start] = 0;
  const queue = [start];
  const found: ReachableSpace[] = [];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] ?? 0;
    const walked = steps[at] ?? 0;
    if (walked >= range || (at !== start && stops(idOf(at)))) continue;
    for (const next of neighbours[at] ?? []) {
      if (steps[next] !== -1 || !onMap(idOf(next))) continue;
      steps[next] = walked + 1;
      queue.push(next);
      found.push({ space: idOf(next), steps: walked + 1, from: idOf(at) });
    }
  }
  return found;
}

/** The neighbours of `from` that lie one step nearer to `to`. */
export function stepsToward(from: SpaceId, to: SpaceId): readonly SpaceId[] {
  const here = distance(from, to);
  return neighboursOf(from).filter((space) => distance(space, to) < here);
}

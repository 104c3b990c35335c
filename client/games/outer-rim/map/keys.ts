/** Walking the map by key: ←/→ along the ring, ↑/↓ to a neighbour, Home/End, a letter for a planet, `.` for my ship. */
import { isNavpoint, type SpaceId } from "#rules/outer-rim/index.ts";
import { spotOf } from "./coordinates.ts";

interface Stop {
  readonly id: SpaceId;
  readonly next: readonly SpaceId[];
}

export function walk(
  spaces: readonly Stop[],
  from: SpaceId,
  key: string,
  ship: SpaceId,
  nameOf: (space: SpaceId) => string,
): SpaceId | null {
  const ring = spaces.map(({ id }) => id);
  const at = ring.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return ring[at + 1] ?? from;
    case "ArrowLeft":
      return ring[at - 1] ?? from;
    case "ArrowUp":
      return neighbour(spaces[at], -1) ?? from;
    case "ArrowDown":
      return neighbour(spaces[at], 1) ?? from;
    case "Home":
      return ring[0] ?? from;
    case "End":
      return ring.at(-1) ?? from;
    case ".":
      return ship;
    default:
      return /^\p{L}$/u.test(key) ? byLetter(ring, at, key, nameOf) : null;
  }
}

/** The neighbour that lies furthest up or down on the ribbon. */
function neighbour(from: Stop | undefined, way: 1 | -1): SpaceId | undefined {
  if (from === undefined) return undefined;
  const here = spotOf(from.id).ry;
  return from.next
    .filter((space) => (spotOf(space).ry - here) * way > 0)
    .toSorted((a, b) => (spotOf(b).ry - spotOf(a).ry) * way)[0];
}

function byLetter(
  ring: readonly SpaceId[],
  at: number,
  key: string,
  nameOf: (space: SpaceId) => string,
): SpaceId | null {
  const wanted = key.toLocaleLowerCase();
  const planets = ring.filter((space) => !isNavpoint(space));
  const found = planets.filter((space) => nameOf(space).toLocaleLowerCase().startsWith(wanted));
  return found.find((space) => ring.indexOf(space) > at) ?? found[0] ?? null;
}

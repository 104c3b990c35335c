/** Walking the map by key: ←/→ along the ring, ↑/↓ to a neighbour, Home/End, a letter for a planet, `.` for my ship. */
import { spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { spotOf } from "./coordinates.ts";

const ring: readonly SpaceId[] = spaces.map(({ id }) => id);

export function walk(
  from: SpaceId,
  key: string,
  ship: SpaceId,
  nameOf: (space: SpaceId) => string,
): SpaceId | null {
  const at = ring.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return ring[at + 1] ?? from;
    case "ArrowLeft":
      return ring[at - 1] ?? from;
    case "ArrowUp":
      return neighbour(from, -1);
    case "ArrowDown":
      return neighbour(from, 1);
    case "Home":
      return ring[0] ?? from;
    case "End":
      return ring.at(-1) ?? from;
    case ".":
      return ship;
    default:
      return /^\p{L}$/u.test(key) ? byLetter(at, key, nameOf) : null;
  }
}

/** The neighbour that lies furthest up or down on the ribbon. */
function neighbour(from: SpaceId, way: 1 | -1): SpaceId {
  const next = spaces.find(({ id }) => id === from)?.next ?? [];
  const here = spotOf(from).ry;
  const best = next
    .filter((space) => (spotOf(space).ry - here) * way > 0)
    .toSorted((a, b) => (spotOf(b).ry - spotOf(a).ry) * way)[0];
  return best ?? from;
}

function byLetter(at: number, key: string, nameOf: (space: SpaceId) => string): SpaceId | null {
  const wanted = key.toLocaleLowerCase();
  const planets = ring.filter((space) => !space.startsWith("nav-"));
  const found = planets.filter((space) => nameOf(space).toLocaleLowerCase().startsWith(wanted));
  return found.find((space) => ring.indexOf(space) > at) ?? found[0] ?? null;
}

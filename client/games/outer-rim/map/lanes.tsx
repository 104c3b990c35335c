/** The lanes between places: one drawing per projection, and the route of the place picked. */
import type { JSX } from "preact";
import { spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { arcBox, ribbonBox, spotOf } from "./coordinates.ts";

export type Projection = "arc" | "ribbon";

function pointOf(space: SpaceId, projection: Projection): readonly [number, number] {
  const { ax, ay, rx, ry } = spotOf(space);
  return projection === "arc" ? [ax, (ay * arcBox.height) / 1000] : [rx, ry];
}

export function pathOf(route: readonly SpaceId[], projection: Projection): string {
  return route
    .map((space, i) => `${i === 0 ? "M" : "L"}${pointOf(space, projection).join(" ")}`)
    .join("");
}

const lanes: readonly (readonly [SpaceId, SpaceId])[] = spaces.flatMap((space) =>
  space.next.filter((next) => space.id < next).map((next) => [space.id, next] as const),
);

const drawn: Readonly<Record<Projection, string>> = {
  arc: lanes.map((lane) => pathOf(lane, "arc")).join(""),
  ribbon: lanes.map((lane) => pathOf(lane, "ribbon")).join(""),
};

const chord: readonly SpaceId[] = ["spinward-core", "trailing-core"];

export function Lanes({
  projection,
  route,
  core,
}: {
  readonly projection: Projection;
  readonly route: readonly SpaceId[];
  /** Crossing the Core is possible now. */
  readonly core: boolean;
}): JSX.Element {
  const box = projection === "arc" ? arcBox : ribbonBox;
  return (
    <svg
      class={`or-lanes or-${projection}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="or-lane" d={drawn[projection]} />
      {projection === "arc" && (
        <path class={core ? "or-chord or-lit" : "or-chord"} d={pathOf(chord, "arc")} />
      )}
      {route.length > 1 && <path class="or-route" d={pathOf(route, projection)} />}
    </svg>
  );
}

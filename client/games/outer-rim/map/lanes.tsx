/** The lanes between places: one drawing per projection, and the route of the place picked. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { farCore, type SpaceId, type spacesOf } from "#rules/outer-rim/index.ts";
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

type Spaces = ReturnType<typeof spacesOf>;

function lanesOf(spaces: Spaces, projection: Projection): string {
  return spaces
    .flatMap(({ id, next }) =>
      next.filter((one) => id < one).map((one) => pathOf([id, one], projection)),
    )
    .join("");
}

export function Lanes({
  projection,
  spaces,
  route,
  core,
}: {
  readonly projection: Projection;
  readonly spaces: Spaces;
  readonly route: readonly SpaceId[];
  /** Crossing the Core is possible now. */
  readonly core: boolean;
}): JSX.Element {
  const box = projection === "arc" ? arcBox : ribbonBox;
  const lanes = useMemo(() => lanesOf(spaces, projection), [spaces]);
  const cores = spaces.filter(({ id }) => farCore(id) !== null).map(({ id }) => id);
  return (
    <svg
      class={`or-lanes or-${projection}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="or-lane" d={lanes} />
      {projection === "arc" && (
        <path class={core ? "or-chord or-lit" : "or-chord"} d={pathOf(cores, "arc")} />
      )}
      {route.length > 1 && <path class="or-route" d={pathOf(route, projection)} />}
    </svg>
  );
}

/** Where it happens: the place itself, so large that only its edge is seen, under the stars. */
import type { JSX } from "preact";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { Planet } from "../art/planet.tsx";

export function Horizon({ space }: { readonly space: SpaceId }): JSX.Element {
  return (
    <div
      class={space.startsWith("nav-") ? "or-horizon or-lane-only" : "or-horizon"}
      aria-hidden="true"
    >
      <Planet id={space} />
    </div>
  );
}

/** Ships from a few points each, mirrored along their axis, three tones, light from the upper left. */
import { hulls } from "./hulls.ts";
import type { JSX } from "preact";
import type { ShipId } from "#rules/outer-rim/index.ts";
import type { Hull } from "./hulls.ts";

function outline(half: Hull["half"]): string {
  const right = half.map(([x, y]) => `${x} ${y}`);
  const left = half.toReversed().map(([x, y]) => `${-x} ${y}`);
  return `M${[...right, ...left].join("L")}z`;
}

/** The side that lies away from the light. */
function shaded(half: Hull["half"]): string {
  return `M0 ${half[0]?.[1] ?? 0}L${half.map(([x, y]) => `${x} ${y}`).join("L")}L0 ${half.at(-1)?.[1] ?? 0}z`;
}

/** Panel lines across the hull, so that a large ship does not look like paper. */
function panels(half: Hull["half"]): string {
  return half
    .slice(1, -1)
    .map(([x, y]) => `M${-x} ${y}L0 ${y + 3}L${x} ${y}`)
    .join("");
}

export function Ship({ id }: { readonly id: ShipId }): JSX.Element {
  const { half, cockpit, engines, tone } = hulls[id];
  const stern = Math.max(...half.map(([, y]) => y));
  return (
    <svg class={`or-ship or-tone-${tone}`} viewBox="-32 -32 64 64" aria-hidden="true">
      {engines.map((x) => (
        <path key={x} class="or-engine" d={`M${x - 2.5} ${stern - 3}h5l-1 8h-3z`} />
      ))}
      <path class="or-hull" d={outline(half)} />
      <path class="or-hull-dark" d={shaded(half)} />
      <path class="or-hull-line" d={panels(half)} />
      <circle class="or-cockpit" cx={cockpit[0]} cy={cockpit[1]} r={cockpit[2]} />
    </svg>
  );
}

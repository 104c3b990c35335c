/** Ships from a few points each, mirrored along their axis, three tones, light from the upper left. */
import { hulls, patrolHulls, type Hull } from "./hulls.ts";
import type { JSX } from "preact";
import type { Faction, ShipId } from "#rules/outer-rim/index.ts";

type Point = readonly [x: number, y: number];

function pointsOf(half: string): readonly Point[] {
  return half.split(", ").map((one) => {
    const [x = 0, y = 0] = one.split(" ").map(Number);
    return [x, y];
  });
}

function outline(half: readonly Point[]): string {
  const right = half.map(([x, y]) => `${x} ${y}`);
  const left = half.toReversed().map(([x, y]) => `${-x} ${y}`);
  return `M${[...right, ...left].join("L")}z`;
}

/** The side that lies away from the light. */
function shaded(half: readonly Point[]): string {
  const edge = half.map(([x, y]) => `${x} ${y}`).join("L");
  return `M0 ${half[0]?.[1] ?? 0}L${edge}L0 ${half.at(-1)?.[1] ?? 0}z`;
}

/** How far back the hull reaches where an engine sits. */
function sternAt(half: readonly Point[], engine: number): number {
  const x = Math.abs(engine);
  const behind = half.flatMap(([to, y], i) => {
    const [from, before] = half[i - 1] ?? [0, y];
    const isOver = (from - x) * (to - x) <= 0 && from !== to;
    return isOver ? [before + ((y - before) * (x - from)) / (to - from)] : [];
  });
  return Math.max(half.at(-1)?.[1] ?? 0, ...(x === 0 ? [] : behind));
}

export function Ship({ id }: { readonly id: ShipId }): JSX.Element {
  return <Drawn hull={hulls[id]} />;
}

/** In the light of its faction. */
export function PatrolShip({ faction }: { readonly faction: Faction }): JSX.Element {
  return <Drawn hull={patrolHulls[faction]} of={` or-patrol-ship or-faction-${faction}`} />;
}

function Drawn({ hull, of = "" }: { readonly hull: Hull; readonly of?: string }): JSX.Element {
  const { half, seams, arm, cockpit, engines, tone } = hull;
  const points = pointsOf(half);
  return (
    <svg class={`or-ship or-tone-${tone}${of}`} viewBox="-32 -32 64 64" aria-hidden="true">
      {engines.map((x) => (
        <path key={x} class="or-engine" d={`M${x - 2.5} ${sternAt(points, x) - 2}h5l-1 7h-3z`} />
      ))}
      {arm !== undefined && <path class="or-hull-dark" d={arm} />}
      <path class="or-hull" d={outline(points)} />
      <path class="or-hull-dark" d={shaded(points)} />
      <path fill="#fff" opacity="0.14" transform="scale(0.6)" d={outline(points)} />
      <path class="or-hull-line" d={seams} />
      <path class="or-hull-line" transform="scale(-1 1)" d={seams} />
      <circle class="or-cockpit" cx={cockpit[0]} cy={cockpit[1]} r={cockpit[2]} />
    </svg>
  );
}

/** Planets from seeds: a disc, its ground, a line of its own, a crescent of night, light from the upper left. */
import type { JSX } from "preact";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import type { Ground, Stroke, Look } from "./planet-looks.ts";
import { between, rounded, seeded } from "./seed.ts";

const radius = 26;
const night = "#000";

/** A band around the planet, its upper edge waved. */
function band(next: () => number, top: number, height: number): string {
  const sway = rounded(between(next, -4, 4));
  return `M-32 ${rounded(top)}q16 ${sway} 32 0t32 0v${rounded(height)}h-64z`;
}

/** A coast or a crater: a rough round. */
function blot(next: () => number, size: number): string {
  const x = between(next, -18, 18);
  const y = between(next, -18, 18);
  const points = Array.from({ length: 8 }, (_, i) => {
    const r = size * between(next, 0.6, 1.15);
    const angle = (i * Math.PI) / 4;
    return `${rounded(x + r * Math.cos(angle))} ${rounded(y + r * 0.8 * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

function bands(next: () => number, count: number): string {
  const step = 52 / count;
  return Array.from({ length: count }, (_, i) =>
    band(next, -26 + i * step + between(next, 0, step / 3), step * between(next, 0.35, 0.6)),
  ).join("");
}

function blots(next: () => number, count: number, size: number): string {
  return Array.from({ length: count }, () => blot(next, size * between(next, 0.6, 1.2))).join("");
}

function marks(ground: Ground, next: () => number): readonly [string, string] {
  switch (ground) {
    case "bands":
      return [bands(next, 4), bands(next, 3)];
    case "seas":
      return [blots(next, 4, 10), blots(next, 4, 7)];
    case "craters":
      return [blots(next, 6, 5), blots(next, 5, 3)];
  }
}

function Drawn({ line: [stroke, width, way, dots] }: { readonly line: Stroke }): JSX.Element {
  return <path d={way} stroke={stroke} stroke-width={width} stroke-dasharray={dots} />;
}

/** One symbol of the sprite, on a box from −32 to 32; `Disc` cuts what is upon it round. */
export function PlanetSymbol({
  id,
  look: [ground, tone, patches, upon, beside],
}: {
  readonly id: string;
  readonly look: Look;
}): JSX.Element {
  const [first, second] = marks(ground, seeded(id));
  return (
    <symbol id={`or-planet-${id}`} viewBox="-32 -32 64 64" fill="none" stroke-linecap="round">
      <g clip-path="url(#or-disc)">
        <circle r={radius} fill={tone} />
        <path d={first} fill={night} opacity="0.24" />
        <path d={second} fill={patches} />
        <Drawn line={upon} />
        <path d="M-26 0A26 26 0 0 1 0-26C-14-22-22-13-26 0z" fill="#fff" opacity="0.4" />
        <path d="M26-9A26 26 0 0 1-14 23 32 32 0 0 0 26-9z" fill={night} opacity="0.55" />
      </g>
      {beside !== undefined && <Drawn line={beside} />}
    </symbol>
  );
}

/** What cuts every planet round, once for all of them. */
export function Disc(): JSX.Element {
  return (
    <clipPath id="or-disc">
      <circle r={radius} />
    </clipPath>
  );
}

/** Where no world is: the beacon that marks the lane, its lamp, and the few stars around it. */
export function BeaconSymbol(): JSX.Element {
  return (
    <symbol id="or-planet-beacon" viewBox="-32 -32 64 64" fill="none" stroke-linecap="round">
      <path
        d="M-22-20h.1M18-26h.1M25 4h.1M-26 12h.1M12 25h.1M-13 27h.1"
        stroke="#cbd6de"
        stroke-width="2"
      />
      <path d="M-24 3H24" stroke="#3d5563" stroke-width="3" />
      <path d="M-24-5v16h-6v-16zM30-5v16h-6v-16z" fill="#7f95a3" />
      <path d="M-9-4 0-12 9-4V14L0 24-9 14z" fill="#7f95a3" />
      <path d="M-9-4 0-12V24L-9 14z" fill="#b7c6cf" />
      <path d="M-9 6H9" stroke="#3d5563" stroke-width="2" />
      <circle cy="-17" r="4.5" fill="#f2b13c" />
      <path d="M-9-24a11 11 0 0 1 18 0M-14-28a17 17 0 0 1 28 0" stroke="#f2b13c" stroke-width="2" />
    </symbol>
  );
}

export function Planet({ id }: { readonly id: SpaceId }): JSX.Element {
  const drawn = id.startsWith("nav-") ? "beacon" : id;
  return (
    <svg class="or-planet" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#or-planet-${drawn}`} />
    </svg>
  );
}

/** Planets from seeds: a disc, bands or spots by its kind, a crescent of night, light from the upper left. */
import type { JSX } from "preact";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { between, rounded, seeded } from "./seed.ts";

type Kind = "desert" | "ocean" | "city" | "swamp" | "ice" | "forest" | "ring" | "storm" | "rock";

/** Ground, two tones upon it, light. */
const tones: Readonly<Record<Kind, readonly [string, string, string, string]>> = {
  desert: ["#d49a52", "#b8773a", "#e9bf7c", "#f6dca6"],
  ocean: ["#2f78a8", "#235c87", "#57a6c4", "#a9dbe6"],
  city: ["#6e5f86", "#54486b", "#e7b45c", "#c7b7dc"],
  swamp: ["#6d7f3c", "#4f5f2c", "#94a552", "#c9d48a"],
  ice: ["#8fb6c9", "#6c93aa", "#c9e2ea", "#eff8fa"],
  forest: ["#4a8a57", "#2f6a48", "#3f86a8", "#a8d39a"],
  ring: ["#8b7768", "#6b594d", "#b39d86", "#d9c6ad"],
  storm: ["#8c3f4e", "#5c2742", "#c86a5a", "#f0b084"],
  rock: ["#7c6a5c", "#5d4e45", "#9c8672", "#cbb79d"],
};

const kinds: Readonly<Record<string, Kind>> = {
  "spinward-core": "city",
  cantonica: "desert",
  "ord-mantell": "rock",
  lothal: "forest",
  "mon-calamari": "ocean",
  kessel: "rock",
  maelstrom: "storm",
  tatooine: "desert",
  "nal-hutta": "swamp",
  ryloth: "rock",
  naboo: "forest",
  "ring-of-kafrene": "ring",
  takodana: "forest",
  "trailing-core": "city",
};

const radius = 26;

/** A band around the planet, its edges waved. */
function band(next: () => number, top: number, height: number): string {
  const edge = (y: number): string => {
    const sway = (): number => rounded(y + between(next, -2.4, 2.4));
    return `C-18 ${sway()} -8 ${sway()} 0 ${sway()}S20 ${sway()} 32 ${sway()}`;
  };
  return `M-32 ${rounded(top)}${edge(top)}V${rounded(top + height)}H-32z`;
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

function bands(next: () => number, count: number): string[] {
  const step = 52 / count;
  return Array.from({ length: count }, (_, i) =>
    band(next, -26 + i * step + between(next, 0, step / 3), step * between(next, 0.35, 0.6)),
  );
}

function blots(next: () => number, count: number, size: number): string[] {
  return Array.from({ length: count }, () => blot(next, size * between(next, 0.6, 1.2)));
}

function marks(kind: Kind, next: () => number): readonly [string, string] {
  switch (kind) {
    case "desert":
    case "ring":
    case "storm":
      return [bands(next, 4).join(""), bands(next, 3).join("")];
    case "ocean":
    case "ice":
      return [bands(next, 3).join(""), blots(next, 4, 6).join("")];
    case "city":
      return [blots(next, 5, 8).join(""), blots(next, 14, 1.6).join("")];
    case "swamp":
    case "forest":
      return [blots(next, 4, 10).join(""), blots(next, 4, 7).join("")];
    case "rock":
      return [blots(next, 6, 5).join(""), blots(next, 5, 3).join("")];
  }
}

/** One symbol of the sprite, on a box from −32 to 32. */
export function PlanetSymbol({ id }: { readonly id: SpaceId }): JSX.Element {
  const kind = kinds[id] ?? "rock";
  const [ground, dark, light, shine] = tones[kind];
  const next = seeded(id);
  const [first, second] = marks(kind, next);
  return (
    <symbol id={`or-planet-${id}`} viewBox="-32 -32 64 64">
      <clipPath id={`or-disc-${id}`}>
        <circle r={radius} />
      </clipPath>
      {kind === "ring" && (
        <ellipse
          rx="31"
          ry="8"
          fill="none"
          stroke={dark}
          stroke-width="4"
          transform="rotate(-18)"
        />
      )}
      <g clip-path={`url(#or-disc-${id})`}>
        <circle r={radius} fill={ground} />
        <path d={first} fill={dark} />
        <path d={second} fill={light} />
        <path d="M-26 0A26 26 0 0 1 0-26C-14-22-22-13-26 0z" fill={shine} opacity="0.75" />
        <path d="M26-6A26 26 0 0 1-14 22 30 30 0 0 0 26-6z" fill="#05070c" opacity="0.55" />
        <path d="M27-14A27 27 0 0 1-6 27 27 27 0 0 0 27-14z" fill="#05070c" opacity="0.35" />
      </g>
      {kind === "ring" && (
        <path
          d="M-30 6A31 8 -18 0 0 30-9"
          fill="none"
          stroke={light}
          stroke-width="4"
          transform="rotate(4)"
        />
      )}
    </symbol>
  );
}

export function Planet({ id }: { readonly id: SpaceId }): JSX.Element {
  return (
    <svg class="or-planet" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#or-planet-${id}`} />
    </svg>
  );
}

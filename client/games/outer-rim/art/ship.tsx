/** Ships from a few points each, mirrored along their axis, three tones, light from the upper left. */
import type { JSX } from "preact";
import type { ShipId } from "#rules/outer-rim/index.ts";

interface Hull {
  /** Right half from nose to stern: x, y on a box of ±32. */
  readonly half: readonly (readonly [number, number])[];
  /** Cockpit and engines. */
  readonly cockpit: readonly [x: number, y: number, r: number];
  readonly engines: readonly number[];
  readonly tone: "sand" | "steel" | "rust" | "sea";
}

const hulls: Readonly<Record<ShipId, Hull>> = {
  "g9-rigger": {
    half: [
      [5, -22],
      [8, -10],
      [14, -6],
      [14, 14],
      [9, 20],
      [5, 20],
    ],
    cockpit: [0, -14, 3],
    engines: [-6, 6],
    tone: "rust",
  },
  "g-1a-starfighter": {
    half: [
      [3, -28],
      [5, -8],
      [20, 2],
      [22, 18],
      [12, 12],
      [6, 22],
    ],
    cockpit: [0, -12, 2.5],
    engines: [0],
    tone: "steel",
  },
  "hwk-290": {
    half: [
      [4, -27],
      [9, -14],
      [9, 4],
      [20, 12],
      [20, 18],
      [7, 20],
    ],
    cockpit: [0, -18, 3],
    engines: [-4, 4],
    tone: "sand",
  },
  "gx1-short-hauler": {
    half: [
      [8, -20],
      [14, -14],
      [14, 10],
      [18, 12],
      [18, 20],
      [8, 22],
    ],
    cockpit: [0, -15, 3],
    engines: [-12, 0, 12],
    tone: "rust",
  },
  lancer: {
    half: [
      [4, -29],
      [7, -10],
      [26, -2],
      [27, 8],
      [8, 12],
      [6, 24],
    ],
    cockpit: [0, -18, 2.5],
    engines: [-4, 4],
    tone: "steel",
  },
  "heavy-duty-lifter": {
    half: [
      [10, -18],
      [20, -16],
      [22, 14],
      [14, 16],
      [14, 22],
      [6, 22],
    ],
    cockpit: [0, -12, 4],
    engines: [-16, -8, 8, 16],
    tone: "sea",
  },
  "yv-666": {
    half: [
      [9, -24],
      [12, -16],
      [12, 2],
      [24, 8],
      [26, 18],
      [12, 22],
    ],
    cockpit: [0, -19, 4],
    engines: [-10, 0, 10],
    tone: "sand",
  },
  aggressor: {
    half: [
      [3, -30],
      [5, -6],
      [16, -16],
      [18, 4],
      [12, 22],
      [4, 16],
    ],
    cockpit: [0, -8, 2],
    engines: [-12, 12],
    tone: "steel",
  },
  "firespray-31": {
    half: [
      [8, -26],
      [17, -18],
      [20, -4],
      [13, 8],
      [26, 4],
      [26, 12],
      [8, 22],
    ],
    cockpit: [0, -12, 4],
    engines: [-6, 6],
    tone: "sea",
  },
  "yt-1300": {
    half: [
      [3, -28],
      [8, -28],
      [9, -18],
      [20, -10],
      [23, 2],
      [18, 16],
      [8, 22],
    ],
    cockpit: [16, -16, 3],
    engines: [-10, 0, 10],
    tone: "sand",
  },
  "porax-38": {
    half: [
      [3, -28],
      [5, -10],
      [24, -20],
      [26, -8],
      [8, 4],
      [24, 18],
      [8, 20],
    ],
    cockpit: [0, -6, 3],
    engines: [-4, 4],
    tone: "rust",
  },
  "jumpmaster-5000": {
    half: [
      [4, -24],
      [18, -18],
      [25, -4],
      [22, 10],
      [14, 14],
      [10, 6],
      [5, 10],
    ],
    cockpit: [-10, -4, 4],
    engines: [-14, 14],
    tone: "rust",
  },
  auzituck: {
    half: [
      [6, -24],
      [10, -20],
      [10, -6],
      [22, -2],
      [24, 14],
      [12, 16],
      [8, 24],
    ],
    cockpit: [0, -16, 3.5],
    engines: [-5, 5],
    tone: "sea",
  },
  "yt-2400": {
    half: [
      [10, -22],
      [20, -14],
      [24, 0],
      [20, 14],
      [10, 22],
      [4, 20],
    ],
    cockpit: [22, 4, 3],
    engines: [-12, -4, 4, 12],
    tone: "steel",
  },
  "vcx-100": {
    half: [
      [5, -26],
      [12, -18],
      [14, -2],
      [26, 6],
      [26, 14],
      [14, 14],
      [10, 22],
    ],
    cockpit: [0, -20, 3.5],
    engines: [-12, 12],
    tone: "sand",
  },
  edgehawk: {
    half: [
      [4, -26],
      [10, -12],
      [26, -6],
      [20, 2],
      [26, 14],
      [10, 12],
      [6, 22],
    ],
    cockpit: [0, -14, 3],
    engines: [-5, 5],
    tone: "rust",
  },
};

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

/**
 * The hall itself, drawn: lamps over a long table, contracts
 * glowing on the wall, two moons outside. Colours follow the theme.
 */
import type { JSX } from "preact";

const stone = "var(--hall-stone)";
const wall = "var(--hall-wall)";
const dark = "var(--hall-dark)";
const rim = "var(--hall-rim)";

function Arch({ x, w, top }: { x: number; w: number; top: number }): JSX.Element {
  const r = w / 2;
  const d = `M${x} 330V${top + r}a${r} ${r} 0 0 1 ${w} 0V330z`;
  return (
    <g>
      <path
        d={d}
        fill={stone}
        transform={`translate(${x + r} 330) scale(1.16 1.07) translate(${-x - r} -330)`}
      />
      <path d={d} fill="var(--hall-sky)" />
    </g>
  );
}

function Lamp({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-1 -200h2V0h-2z" fill={dark} />
      <path class="beam" d="M-20 12h40l130 240h-300z" fill="url(#beam)" />
      <path d="M-26 14-14-8h28l12 22z" fill={dark} />
      <path d="M-20 14h40l-4 5h-32z" fill="var(--hall-flame)" />
      <path d="M-24 13h48" stroke={rim} stroke-width="2" />
    </g>
  );
}

/** A contract: a sheet of light with a face on it. */
function Notice({
  x,
  y,
  face,
  tilt,
}: {
  x: number;
  y: number;
  face: string;
  tilt: number;
}): JSX.Element {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${tilt})`}
      stroke="var(--hall-holo)"
      fill="none"
      stroke-width="1.500"
    >
      <path d="M0 0h38l6 6v50H0z" fill="var(--hall-holo-fill)" />
      <path d={face} fill="var(--hall-holo)" stroke="none" />
      <path d="M7 41h30M7 47h18" opacity=".8" />
    </g>
  );
}

const visorFace = "M13 12c0-5 18-5 18 0v12l-5 8h-8l-5-8zm3 4v3l5 1v9h2v-9l5-1v-3z";
const hornFace = "M9 8l6 5h14l6-5-3 12-3 10-4 4h-6l-4-4-3-10zm7 11v3h4v-3zm8 0v3h4v-3z";
const hatFace = "M4 17l9-2 2-8h14l2 8 9 2v3H30v7l-4 6h-8l-4-6v-7H4zm13 5v3h4v-3zm6 0v3h4v-3z";
const earFace =
  "M2 14l11 3c2-7 16-7 18 0l11-3-9 9c-1 6-5 10-11 10s-10-4-11-10zm13 6v3h4v-3zm10 0v3h4v-3z";

/** Those who sit at the long table, seen against the light. */
const crowd = [
  // a helmet with a T of light
  {
    x: 500,
    d: "M-46 92c0-34 14-44 30-48l-2-34c2-20 34-20 36 0l-2 34c16 4 30 14 30 48z",
    eyes: "M-12 14h24v5H3v15h-6V19h-9z",
  },
  // horns
  {
    x: 622,
    d: "M-50 92c2-36 16-46 32-50l-6-20-16-18 22 8c8-12 28-12 36 0l22-8-16 18-6 20c16 4 30 14 32 50z",
    eyes: "M-10 20h7v4h-7zm13 0h7v4H3z",
  },
  // a broad hat
  {
    x: 760,
    d: "M-44 92c2-34 14-44 30-48v-14h-34l26-8 4-22h36l4 22 26 8H14v14c16 4 28 14 30 48z",
    eyes: "M-10 32h20v3h-20z",
  },
  // an antenna droid
  {
    x: 884,
    d: "M-30 92V52h10V26h-6V8h24V-14h3V8h25v18h-6v26h10v40z",
    eyes: "M-12 14h10v6h-10zm14 0h10v6H2z",
  },
] as const;

/** `empty`: the wall and its lamps; who sits there, and at what, is drawn by others. */
export function Scene({ empty = false }: { readonly empty?: boolean }): JSX.Element {
  return (
    <svg
      class="scene"
      viewBox={empty ? "130 0 940 290" : "0 0 1200 420"}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--hall-flame)" stop-opacity=".42" />
          <stop offset="1" stop-color="var(--hall-flame)" stop-opacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v420H0z" fill={wall} />
      <path
        d="M0 96h1200M0 170h1200M0 244h1200M150 0v96M420 0v96M780 0v96M1050 0v96M60 96v74M330 96v74M900 96v74M1140 96v74M150 170v74M1050 170v74"
        stroke={stone}
        stroke-width="2"
        opacity=".7"
      />
      <Arch x={500} w={200} top={52} />
      <Arch x={330} w={110} top={120} />
      <Arch x={760} w={110} top={120} />
      <g>
        <circle cx="560" cy="130" r="26" fill="var(--hall-moon)" />
        <circle cx="632" cy="98" r="12" fill="var(--hall-moon)" opacity=".7" />
        <path d="M500 258c40-26 70-8 100-18s60-22 100 4v86H500z" fill="var(--hall-dune)" />
        <path d="M640 244V168l6-14 6 14v76z" fill="var(--hall-dune)" />
        <path
          d="M330 276c40-20 70 2 110-10v64H330zM760 270c30 8 70-20 110-4v64H760z"
          fill="var(--hall-dune)"
        />
        <path
          d="M366 190h2v2h-2zM402 222h2v2h-2zM800 186h2v2h-2zM836 214h2v2h-2zM530 176h2v2h-2zM664 150h2v2h-2z"
          fill="var(--hall-moon)"
        />
      </g>
      <path d="M0 0h1200v26H0z" fill={dark} />
      <path d="M90 0h34l-8 420H98zM1080 0h34l-8 420h-18z" fill={dark} />
      <path d="M124 0h5l-8 420h-5zM1075 0h5l8 420h-5z" fill={stone} />
      <g class="notices">
        <path d="M156 96h152v172H156z" fill={dark} opacity=".55" />
        <Notice x={168} y={108} face={visorFace} tilt={-2} />
        <Notice x={238} y={114} face={hatFace} tilt={3} />
        <Notice x={166} y={188} face={earFace} tilt={2} />
        <Notice x={240} y={194} face={hornFace} tilt={-3} />
      </g>
      <g>
        <path d="M900 116h150v8H900zM900 176h150v8H900zM900 236h150v8H900z" fill={dark} />
        <path
          d="M912 88h14v28h-14zM934 96h10v20h-10zM956 92l10-8 10 8v24h-20zM990 100h22v16h-22zM1024 86h12v30h-12zM914 152h24v24h-24zM950 146h12v30h-12zM974 158h30v18h-30zM1018 148h16v28h-16zM916 208h12v28h-12zM940 214h20v22h-20zM974 204h10v32h-10zM1000 210h34v26h-34z"
          fill={stone}
        />
        <path
          d="M936 98h2v16h-2zM958 94h2v20h-2zM952 148h2v26h-2zM976 206h2v28h-2z"
          fill={rim}
          opacity=".8"
        />
      </g>
      <Lamp x={420} y={150} />
      <Lamp x={690} y={132} />
      <Lamp x={940} y={118} />
      {!empty && <Company />}
    </svg>
  );
}

function Company(): JSX.Element {
  return (
    <>
      {crowd.map(({ x, d, eyes }) => (
        <g key={x} transform={`translate(${x} 258)`}>
          <path d={d} fill={rim} transform="translate(2.500 -2)" />
          <path d={d} fill={dark} />
          <path d={eyes} fill="var(--hall-flame)" />
        </g>
      ))}
      <path d="M330 340h660l40 26H290z" fill={rim} />
      <path d="M290 366h740v16H290zM340 382h30v38h-30zM950 382h30v38h-30z" fill={dark} />
      <path
        d="M560 332h26v12h-26zM574 324h3v8h-3zM700 330l22 8-22 8-22-8zM830 326h10v16h-10z"
        fill={dark}
      />
      <path d="M0 420v-30l290-16v46zM1200 420v-30l-170-16v46z" fill={dark} opacity=".6" />
    </>
  );
}

/** People as busts from a few shapes: a head, what is on it, shoulders; seeded where nobody drew them yet. */
import type { JSX } from "preact";
import { between, rounded, seeded } from "./seed.ts";

const skins = [
  "#c98f62",
  "#8fae6b",
  "#7fa5c0",
  "#b76a5c",
  "#8a6f5a",
  "#a9a2b8",
  "#d8b58a",
  "#6f7d52",
];
const cloths = ["#4d3b32", "#2f4654", "#5a3f52", "#3d4a36", "#6a4a2c", "#37405a"];

const hats = [
  "",
  "M18 24a14 12 0 0 1 28 0z",
  "M14 26h36l-4-5H36l-2-9h-6l-2 9h-8z",
  "M18 30V20l14-8 14 8v10l-5-6H23z",
  "M22 16l-8-9 12 5zm20 0 8-9-12 5z",
  "M26 14c-8-2-12 6-12 22 5 2 7 0 8-6zm12 0c8-2 12 6 12 22-5 2-7 0-8-6z",
  "M30 4h4v10h-4zm-4 0a2 2 0 1 1 4 0M34 4a2 2 0 1 1 4 0z",
];

const eyes = [
  "M25 30h4v3h-4zm10 0h4v3h-4z",
  "M22 28h20v5H22z",
  "M22 28h20v3H34v8h-4v-8h-8z",
  "M24 29l6 3-6 2zm16 0-6 3 6 2z",
  "M29 27h6v7h-6z",
];

export function Person({ id }: { readonly id: string }): JSX.Element {
  const next = seeded(id);
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const skin = pick(skins);
  const cloth = pick(cloths);
  const hat = pick(hats);
  const gaze = pick(eyes);
  const width = rounded(between(next, 10, 14));
  const height = rounded(between(next, 13, 17));
  const shoulder = rounded(between(next, 18, 27));
  return (
    <svg class="or-person" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d={`M${32 - shoulder} 64c0-12 6-17 ${shoulder}-17s${shoulder} 5 ${shoulder} 17z`}
        fill={cloth}
      />
      <path d={`M32 47c${shoulder - 4} 0 ${shoulder} 5 ${shoulder} 17H36z`} fill="#0004" />
      <ellipse cx="32" cy="31" rx={width} ry={height} fill={skin} />
      <path
        d={`M32 ${31 - height}a${width} ${height} 0 0 1 0 ${2 * height}c6-6 7-20 0-${2 * height}z`}
        fill="#0003"
      />
      <path d={hat} fill={cloth} stroke="#0004" />
      <path d={gaze} fill="#14171c" />
    </svg>
  );
}

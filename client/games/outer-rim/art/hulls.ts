/** The ships' outlines, half of each: the other half mirrors it. */
import type { ShipId } from "#rules/outer-rim/index.ts";

export interface Hull {
  /** Right half from nose to stern: x, y on a box of ±32. */
  readonly half: readonly (readonly [number, number])[];
  /** Cockpit and engines. */
  readonly cockpit: readonly [x: number, y: number, r: number];
  readonly engines: readonly number[];
  readonly tone: "sand" | "steel" | "rust" | "sea";
}

export const hulls: Readonly<Record<ShipId, Hull>> = {
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

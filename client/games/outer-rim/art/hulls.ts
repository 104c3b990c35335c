/** The ships' outlines, half of each: the other half mirrors it. */
import type { Faction, ShipId } from "#rules/outer-rim/index.ts";

export interface Hull {
  /** Right half from nose to stern, on a box of ±32: `x y, x y, …`. */
  readonly half: string;
  /** Seams of the right half, inside its outline. */
  readonly seams: string;
  /** What only one side has: a cockpit on an arm. */
  readonly arm?: string;
  readonly cockpit: readonly [x: number, y: number, r: number];
  readonly engines: readonly number[];
  readonly tone: "sand" | "steel" | "rust" | "sea";
}

export const hulls: Readonly<Record<ShipId, Hull>> = {
  "g9-rigger": {
    half: "4 -21, 6 -12, 8 -9, 8 -17, 11 -19, 15 -15, 16 10, 13 15, 8 14, 8 11, 6 18",
    seams: "M8-9V11M0-4H8M0 5H8M11-13V-7M11 2V9",
    cockpit: [0, -14, 3],
    engines: [-12, 0, 12],
    tone: "rust",
  },
  "g-1a-starfighter": {
    half: "2 -29, 4 -12, 9 -6, 22 9, 23 19, 14 14, 11 21, 4 18",
    seams: "M4-12V17M9-6L10 20M13 3L20 13",
    cockpit: [0, -11, 2.5],
    engines: [-8, 8],
    tone: "steel",
  },
  "hwk-290": {
    half: "3 -29, 6 -21, 6 -3, 13 5, 24 9, 24 14, 9 15, 9 24, 4 24",
    seams: "M0-9H6M6-3L4 24M9 8L20 11",
    cockpit: [0, -20, 3],
    engines: [-7, 7],
    tone: "sand",
  },
  "gx1-short-hauler": {
    half: "6 -23, 10 -20, 10 -8, 19 -6, 20 15, 15 19, 6 20",
    seams: "M0-8H10M10-6V17M0 5H20M14-2V2M14 9V14",
    cockpit: [0, -16, 4],
    engines: [-15, -5, 5, 15],
    tone: "rust",
  },
  lancer: {
    half: "2 -30, 4 -16, 7 -7, 29 7, 30 13, 10 8, 9 17, 5 24",
    seams: "M4-16L5 23M9-2L26 10M7-7L9 17",
    cockpit: [0, -17, 2.5],
    engines: [-4, 4],
    tone: "steel",
  },
  "heavy-duty-lifter": {
    half: "7 -8, 8 -21, 13 -25, 22 -21, 23 14, 17 16, 17 21, 8 21, 6 16",
    seams: "M13-20V12M0 2H13M18-16V-6M18 2V10M7-8L13-2",
    cockpit: [0, -2, 4],
    engines: [-20, -12, 12, 20],
    tone: "sea",
  },
  "yv-666": {
    half: "8 -27, 16 -23, 17 -7, 13 0, 14 8, 24 11, 24 21, 15 22, 13 18, 6 24",
    seams: "M8-27L9-7H17M0-7H9M9-7L6 22M16 15H22",
    cockpit: [0, -18, 4.5],
    engines: [-19, 0, 19],
    tone: "sand",
  },
  aggressor: {
    half: "2 -16, 3 -3, 7 -5, 10 -28, 13 -31, 17 -14, 18 6, 12 14, 10 24, 5 20",
    seams: "M3-3L5 19M13-24L12 8M7-5L17-9",
    cockpit: [0, -5, 2.5],
    engines: [-8, 8],
    tone: "steel",
  },
  "firespray-31": {
    half: "6 -29, 14 -25, 18 -15, 16 -2, 12 6, 27 7, 29 14, 14 15, 12 22, 6 26",
    seams: "M7-12L8 26M0-8H7M9-2H15M14 10L25 11M12-22L15-14",
    cockpit: [0, -17, 4.5],
    engines: [-5, 5],
    tone: "sea",
  },
  "yt-1300": {
    half: "3 -13, 3 -29, 7 -30, 11 -15, 17 -10, 21 -2, 21 8, 17 16, 10 22",
    seams: "M0-5A8 8 0 0 1 0 11M8 3H20M6-3L15-11M6 9L14 18M3-13L7-9",
    arm: "M15-11L21-17 27-13 26-7 21-3z",
    cockpit: [24, -11, 3],
    engines: [-11, -5.5, 0, 5.5, 11],
    tone: "sand",
  },
  "porax-38": {
    half: "2 -29, 4 -9, 8 -5, 23 -24, 27 -21, 14 2, 14 8, 26 22, 22 26, 8 15, 4 21",
    seams: "M4-9L5 19M9-3L23-20M9 10L22 22M0 4H14",
    cockpit: [0, -8, 3],
    engines: [-3, 3],
    tone: "rust",
  },
  "jumpmaster-5000": {
    half: "5 -24, 15 -21, 23 -12, 26 1, 24 12, 18 20, 12 19, 15 8, 9 1, 4 1",
    seams: "M5-24V1M14-17L20 13M9-6H24",
    arm: "M-5-23L-3-30 3-30 5-23z",
    cockpit: [-10, -11, 4],
    engines: [-16, 16],
    tone: "rust",
  },
  auzituck: {
    half: "4 -28, 11 -25, 11 -16, 6 -13, 6 -3, 17 0, 19 9, 26 11, 26 19, 15 20, 11 16, 5 22",
    seams: "M0-16H11M6-3L5 20M10 4L11 16M19 14H24",
    cockpit: [0, -21, 3.5],
    engines: [-20, -5, 5, 20],
    tone: "sea",
  },
  "yt-2400": {
    half: "6 -21, 14 -17, 19 -10, 21 0, 19 9, 14 16, 7 20",
    seams: "M0-9A9 9 0 0 1 0 9M9 0H20M7-6L15-13M7 6L14 14",
    arm: "M14-13L24-20 31-15 31-4 26 0 20-5z",
    cockpit: [26, -11, 3.5],
    engines: [-10, -5, 0, 5, 10],
    tone: "steel",
  },
  "vcx-100": {
    half: "4 -28, 11 -23, 12 -11, 21 -4, 26 8, 18 17, 18 24, 11 24, 9 18, 4 20",
    seams: "M0-10H12M6-10L9 18M12-3L22 8M14 9H22",
    cockpit: [0, -20, 4],
    engines: [-14.5, 14.5],
    tone: "steel",
  },
  edgehawk: {
    half: "4 -7, 5 -17, 9 -28, 13 -20, 14 -5, 19 2, 29 4, 29 9, 14 14, 8 12, 6 20",
    seams: "M4-7L5 18M9-22V10M14 3L25 7",
    cockpit: [0, -1, 3],
    engines: [-4, 4],
    tone: "rust",
  },
};

/** Whoever patrols flies what its faction builds: a barge, a wedge, a hammerhead, a claw. */
export const patrolHulls: Readonly<Record<Faction, Hull>> = {
  hutt: {
    half: "6 -26, 12 -22, 16 -8, 22 -4, 24 12, 18 20, 10 24",
    seams: "M0-12H14M0 2H22M12-22V22M18-4V18M6-26V-12",
    cockpit: [0, -19, 4],
    engines: [-14, -5, 5, 14],
    tone: "rust",
  },
  imperial: {
    half: "1 -31, 24 20, 24 24, 14 22, 13 26, 5 26, 5 22",
    seams: "M0-20V10M3-14L17 18M5 0H14M8 12H20",
    cockpit: [0, 14, 4],
    engines: [-9, 0, 9],
    tone: "steel",
  },
  rebel: {
    half: "5 -30, 10 -28, 10 -20, 4 -16, 4 0, 9 4, 16 9, 16 24, 6 26",
    seams: "M0-22H9M4 0V24M10 6V24M0 10H16M0-10H4",
    cockpit: [0, -25, 3],
    engines: [-12, -4, 4, 12],
    tone: "sand",
  },
  syndicate: {
    half: "3 -14, 6 -6, 16 -14, 21 -28, 28 -12, 26 6, 16 16, 8 22",
    seams: "M6-6L8 20M16-14L18 12M22-25L24 0M0 6H16",
    cockpit: [0, -8, 3.5],
    engines: [-10, 10],
    tone: "sea",
  },
};

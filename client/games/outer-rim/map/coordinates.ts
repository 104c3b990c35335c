/**
 * Where each place is drawn: [x, y] of the arc in thousandths of its box (1000×520), then its place along the ring and
 * its lane, from which the ribbon of the phone follows; then on which side of it its name and everyone who is there
 * stand, on the arc and on the ribbon. Tested: no lanes cross, nothing lies over anything (coordinates.test.ts).
 */
import { isNavpoint, type SpaceId } from "#rules/outer-rim/index.ts";

/** North, south, east, west; in the corners the guests stand above the name, else beneath it. */
export type CompassSide = "n" | "s" | "e" | "w" | "ne" | "nw";

type Row = readonly [
  x: number,
  y: number,
  along: number,
  lane: number,
  arc: CompassSide,
  ribbon?: CompassSide,
];

const rows: Readonly<Record<string, Row>> = {
  "spinward-core": [88, 902, 0, 0, "s"],
  "nav-01": [90, 828, 1, 0, "e"],
  cantonica: [100, 757, 2, 0, "ne"],
  "nav-02": [37, 732, 1.25, 1, "s", "w"],
  "nav-03": [109, 683, 3, 0, "w"],
  "nav-04": [73, 640, 2.95, 0.8, "w", "n"],
  "nav-05": [48, 520, 5, 1, "n"],
  "ord-mantell": [127, 616, 4, 0, "ne"],
  "nav-06": [142, 552, 5, 0, "w"],
  "nav-07": [161, 487, 6, 0, "w"],
  lothal: [195, 448, 7, 0, "nw"],
  "nav-08": [236, 526, 7.2, -1, "w"],
  "nav-09": [220, 373, 8, 0, "w"],
  "nav-10": [304, 428, 9.25, -1, "w"],
  "mon-calamari": [256, 338, 9, 0, "nw"],
  "nav-11": [291, 303, 10, 0, "n"],
  "nav-12": [325, 271, 11, 0, "s"],
  kessel: [363, 241, 12, 0, "n"],
  "nav-13": [323, 105, 11.2, 1, "w"],
  maelstrom: [371, 342, 13.3, -1.05, "s", "e"],
  "nav-14": [406, 229, 13, 0, "s", "n"],
  "nav-15": [395, 96, 13.4, 1, "e"],
  "nav-16": [442, 205, 14, 0, "s"],
  "nav-17": [480, 214, 15, 0, "s"],
  tatooine: [521, 205, 16, 0, "n"],
  "nav-18": [516, 314, 16, -1, "s"],
  "nav-19": [562, 212, 17, 0, "s"],
  "nav-20": [586, 392, 18, -1, "e"],
  "nal-hutta": [603, 225, 18, 0, "n"],
  "nav-21": [642, 222, 19, 0, "e"],
  "nav-22": [675, 261, 20, 0, "e"],
  ryloth: [710, 315, 21, 0, "w"],
  "nav-23": [745, 186, 20.2, 1, "e"],
  "nav-24": [747, 336, 22, 0, "e"],
  "nav-25": [772, 242, 22.7, 1, "e"],
  "nav-26": [773, 386, 23, 0, "w"],
  naboo: [804, 430, 24, 0, "ne"],
  "nav-27": [768, 524, 24, -1, "s"],
  "nav-28": [833, 491, 25, 0, "e"],
  "nav-29": [806, 621, 26, -1, "n"],
  "ring-of-kafrene": [855, 547, 26, 0, "e"],
  "nav-30": [876, 622, 27, 0, "e"],
  "nav-31": [893, 685, 28, 0, "w"],
  "nav-32": [988, 679, 28.1, 1, "s", "w"],
  takodana: [903, 757, 29, 0, "w"],
  "nav-33": [956, 784, 29.6, 1, "s"],
  "nav-34": [909, 832, 30, 0, "w"],
  "trailing-core": [910, 901, 31, 0, "s"],
};

export interface Spot {
  /** Thousandths of the arc's width and height. */
  readonly ax: number;
  readonly ay: number;
  /** Pixels of the ribbon. */
  readonly rx: number;
  readonly ry: number;
  /** Where name and guests stand: on the arc, on the ribbon. */
  readonly arc: CompassSide;
  readonly ribbon: CompassSide;
}

export const arcBox = { width: 1000, height: 520 } as const;
export const ribbonBox = { width: 1992, height: 300 } as const;

export function spotOf(space: SpaceId): Spot {
  const row = rows[space];
  if (row === undefined) throw new Error(`no drawing of ${space}`);
  const [ax, ay, along, lane, arc, ribbon] = row;
  // Names above, whoever passes beneath, by-passes beside: neighbours never reach for the same room.
  const aside = !isNavpoint(space) ? "n" : lane === 0 ? "s" : "e";
  return { ax, ay, rx: 66 + 60 * along, ry: 150 - 100 * lane, arc, ribbon: ribbon ?? aside };
}

/**
 * Where each place is drawn: [x, y] of the arc in thousandths of its box (1000×520), then its place along the ring and
 * its lane, from which the ribbon of the phone follows. Checked: no lanes cross, no two places touch.
 */
import type { SpaceId } from "#rules/outer-rim/index.ts";

type Row = readonly [x: number, y: number, along: number, lane: number];

const rows: Readonly<Record<string, Row>> = {
  "spinward-core": [88, 908, 0, 0],
  "nav-01": [90, 832, 1, 0],
  cantonica: [98, 757, 2, 0],
  "nav-02": [35, 728, 2, 1],
  "nav-03": [109, 685, 3, 0],
  "nav-04": [77, 639, 3.25, 0.6],
  "nav-05": [69, 530, 4.3, 1.1],
  "ord-mantell": [125, 616, 4, 0],
  "nav-06": [145, 550, 5, 0],
  "nav-07": [169, 489, 6, 0],
  lothal: [195, 434, 7, 0],
  "nav-08": [245, 513, 7.2, -1],
  "nav-09": [225, 384, 8, 0],
  "nav-10": [295, 453, 9, -1.1],
  "mon-calamari": [257, 339, 9, 0],
  "nav-11": [291, 301, 10, 0],
  "nav-12": [327, 269, 11, 0],
  kessel: [364, 243, 12, 0],
  "nav-13": [345, 126, 12, 1],
  maelstrom: [411, 365, 12.8, -1.15],
  "nav-14": [402, 224, 13, 0],
  "nav-15": [389, 104, 13, 1],
  "nav-16": [441, 211, 14, 0],
  "nav-17": [480, 205, 15, 0],
  tatooine: [520, 205, 16, 0],
  "nav-18": [517, 328, 16, -1],
  "nav-19": [559, 211, 17, 0],
  "nav-20": [584, 344, 18, -1],
  "nal-hutta": [598, 224, 18, 0],
  "nav-21": [636, 243, 19, 0],
  "nav-22": [673, 269, 20, 0],
  ryloth: [709, 301, 21, 0],
  "nav-23": [739, 192, 21, 1],
  "nav-24": [743, 339, 22, 0],
  "nav-25": [778, 236, 22, 1],
  "nav-26": [775, 384, 23, 0],
  naboo: [805, 434, 24, 0],
  "nav-27": [760, 522, 24, -1],
  "nav-28": [831, 489, 25, 0],
  "nav-29": [802, 618, 26, -1],
  "ring-of-kafrene": [855, 550, 26, 0],
  "nav-30": [875, 616, 27, 0],
  "nav-31": [891, 685, 28, 0],
  "nav-32": [958, 684, 28.5, 1],
  takodana: [903, 757, 29, 0],
  "nav-33": [970, 781, 29.6, 1],
  "nav-34": [910, 832, 30, 0],
  "trailing-core": [912, 908, 31, 0],
};

export interface Spot {
  /** Thousandths of the arc's width and height. */
  readonly ax: number;
  readonly ay: number;
  /** Pixels of the ribbon. */
  readonly rx: number;
  readonly ry: number;
}

export const arcBox = { width: 1000, height: 520 } as const;
export const ribbonBox = { width: 1992, height: 300 } as const;

export function spotOf(space: SpaceId): Spot {
  const row = rows[space];
  if (row === undefined) throw new Error(`no drawing of ${space}`);
  const [ax, ay, along, lane] = row;
  return { ax, ay, rx: 66 + 60 * along, ry: 150 - 84 * lane };
}

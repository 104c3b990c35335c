/** The map measured without a browser: the box of everything that may stand at a place, as map.css lays it out. */
import { isNavpoint, isPlanet, planetCards, spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { spotOf, type CompassSide } from "../map/coordinates.ts";
import type { Box, Point } from "./shapes.ts";

export interface Sheet {
  readonly projection: "arc" | "ribbon";
  readonly width: number;
  readonly height: number;
}

/** How many of each kind stand at every place. */
export interface Crowd {
  readonly ships: number;
  readonly patrols: number;
  readonly pins: number;
}

const patrol = [32, 22] as const;
const pin = [20, 22] as const;
const gap = 2;

/**
 * Half of the drawing's box, of the disc, of a navpoint's diamond, of a ship upon it; letters and lines of a name; a
 * ship on its planet, and where it ends.
 */
const sizes = {
  arc: {
    half: 22,
    disc: 19.5,
    dot: 6.5,
    tip: 9.2,
    docked: 9.5,
    letter: 15 * 0.45,
    line: 15,
    row: 84,
    hull: 27,
    quay: 9,
  },
  ribbon: {
    half: 24,
    disc: 22,
    dot: 8,
    tip: 11.3,
    docked: 12,
    letter: 16 * 0.45,
    line: 16,
    row: 112,
    hull: 30,
    quay: 11,
  },
} as const;

export function at({ projection, width, height }: Sheet, space: SpaceId): Point {
  const { ax, ay, rx, ry } = spotOf(space);
  return projection === "arc"
    ? [(ax * width) / 1000, (ay * height) / 1000]
    : [rx, (ry * height) / 300];
}

/** Rows of things as they wrap, each no wider than there is room; more than three are drawn smaller. */
function wrapped({ patrols, pins }: Crowd, room: number): Point {
  const sizeOf = patrols + pins > 3 ? 0.72 : 1;
  let [width, height, row] = [0, 0, 0];
  for (const one of [
    ...Array.from({ length: patrols }, () => patrol),
    ...Array.from({ length: pins }, () => pin),
  ]) {
    const [w, h] = [one[0] * sizeOf, one[1] * sizeOf];
    if (row > 0 && row + gap + w <= room) row += gap + w;
    else {
      height += h + (height > 0 ? gap : 0);
      row = w;
    }
    width = Math.max(width, row);
  }
  return [width, height];
}

/** How far ships reach from the middle of their planet: left and right, up. They all end above its contacts. */
function port({ hull, quay }: Sizes, ships: number): Point {
  if (ships === 1) return [hull / 2, hull - quay];
  return ships === 2 ? [24, 24 - quay] : [20, 40 - quay];
}

/** Contacts hang on the rim; where the ring is low they are smaller, and so are the planets. */
function contactsOn(sheet: Sheet, { half }: Sizes): readonly [Point, Point] {
  return isLow(sheet)
    ? [
        [-21, half - 17],
        [42, 13],
      ]
    : [
        [-25, half - 13],
        [50, 16],
      ];
}
const isLow = ({ projection, height }: Sheet): boolean => projection === "arc" && height < 480;

/** A box beside the middle of its place, from `near` on outwards. */
function beside(side: CompassSide, near: number, [width, height]: Point): Point {
  if (side === "n") return [-width / 2, -near - height];
  if (side === "s") return [-width / 2, near];
  return [side === "e" ? near : -near - width, -height / 2];
}

type BoxOf = (what: string, corner: Point, size: Point) => Box;
type Sizes = (typeof sizes)[keyof typeof sizes];

export function boxesAt(sheet: Sheet, space: SpaceId, name: string, crowd: Crowd): readonly Box[] {
  const size = sizes[sheet.projection];
  const [x, y] = at(sheet, space);
  const side = spotOf(space)[sheet.projection];
  const box: BoxOf = (what, [left, top], [width, height]) => ({
    what,
    of: space,
    left: x + left,
    top: y + top,
    right: x + left + width,
    bottom: y + top + height,
  });
  if (isNavpoint(space)) {
    const guests = wrapped(crowd, side === "e" || side === "w" ? 130 : 32);
    const half = crowd.ships > 0 ? Math.max(size.docked, size.tip) : size.tip;
    const drawing = box("navpoint", [-half, -half], [2 * half, 2 * half]);
    return [drawing, box("guests", beside(side, half + 2, guests), guests)];
  }
  const sign = isPlanet(space) && planetCards[space].faction !== null ? size.line * 1.1 + 3 : 0;
  const label: Point = [name.length * size.letter + sign, size.line];
  const disc = isLow(sheet) ? 17 : size.disc;
  const boxes = [box("planet", [-disc, -disc], [2 * disc, 2 * disc])];
  if (isPlanet(space) && planetCards[space].contacts.length > 0)
    boxes.push(box("contacts", ...contactsOn(sheet, size)));
  if (crowd.ships > 0) {
    const [wide, high] = port(size, crowd.ships);
    boxes.push(box("ships", [-wide, -high], [2 * wide, high + size.quay]));
  }
  return [...boxes, ...labelled(box, size, isLow(sheet), side, [label, wrapped(crowd, size.row)])];
}

/** Above a planet the guests stand between it and its name; beside it beneath the name, in the corners above. */
function labelled(
  box: BoxOf,
  { half, line }: Sizes,
  isLow: boolean,
  side: CompassSide,
  [label, guests]: readonly [Point, Point],
): readonly Box[] {
  if (side === "n") {
    const rise = guests[1] === 0 ? 14 : guests[1] + gap;
    return [
      box("guests", beside("n", half - 4, guests), guests),
      box("name", beside("n", half - 4 + rise, label), label),
    ];
  }
  const near = side === "s" ? half + 2 : half + 10;
  const way = side === "s" ? "s" : side.endsWith("e") ? "e" : "w";
  const [left, above] = beside(way, near, label);
  // In the corners of a low ring a name stands a little higher: the next place is right beneath it.
  const name = box("name", [left, side === way || !isLow ? above : above - 3], label);
  if (way === "s") return [name, box("guests", beside("s", near + line + gap, guests), guests)];
  const top = side === way ? line / 2 + gap : -line / 2 - gap - guests[1];
  return [name, box("guests", [beside(way, near, guests)[0], top], guests)];
}

export const lanes: readonly (readonly [SpaceId, SpaceId])[] = spaces.flatMap((space) =>
  space.next.filter((next) => space.id < next).map((next) => [space.id, next] as const),
);

/** Boxes, rounds and lines of a drawn map: do they lie on each other? */
import type { SpaceId } from "#rules/outer-rim/index.ts";

export interface Box {
  readonly what: string;
  readonly of: SpaceId;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Point = readonly [x: number, y: number];

/** How far a box is from a point, along both ways. */
function reach(box: Box, [x, y]: Point): Point {
  return [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
}

/** Planets are round, navpoints stand on a tip; everything else is a box. */
export function overlap(a: Box, b: Box): boolean {
  if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom)
    return false;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const half = (one.right - one.left) / 2;
    const [dx, dy] = reach(other, [one.left + half, one.top + half]);
    if (one.what === "planet" && Math.hypot(dx, dy) >= half) return false;
    if (one.what === "navpoint" && dx + dy >= half) return false;
  }
  return true;
}

/** Does the line pass through the box? Clipped against its four sides. */
export function crosses([x0, y0]: Point, [x1, y1]: Point, box: Box): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [x0 - x1, x0 - box.left],
    [x1 - x0, box.right - x0],
    [y0 - y1, y0 - box.top],
    [y1 - y0, box.bottom - y0],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from < to;
}

/** The whole galaxy on an upright screen: up one side, along the top, down the other; per cent of its box. */
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { ribbonBox, spotOf } from "../coordinates.ts";

/** Steps of the ring on each side, and along the top. */
const side = 12;
const across = 7;
const edge = { left: 15, right: 85, top: 13, bottom: 91 } as const;
/** How far a by-pass lies off the ring. */
const off = 7;

export function chartSpot(space: SpaceId): readonly [x: number, y: number] {
  const { rx, ry } = spotOf(space);
  // What the ribbon lays out: sixty pixels a step, a hundred a lane.
  const along = (rx - 66) / 60;
  const out = ((ribbonBox.height / 2 - ry) / 100) * off;
  const rise = (steps: number): number => edge.bottom - (steps / side) * (edge.bottom - edge.top);
  if (along <= side) return [edge.left - out, rise(along)];
  if (along < side + across)
    return [edge.left + ((along - side) / across) * (edge.right - edge.left), edge.top - out];
  return [edge.right + out, rise(2 * side + across - along)];
}

/** On which side its name is free. */
export function nameSide(space: SpaceId): "above" | "below" | "right" | "left" {
  const [x, y] = chartSpot(space);
  if (y === edge.top) return "above";
  if (y > edge.top && x > edge.left && x < edge.right) return "below";
  return x < 50 ? "right" : "left";
}

/** How the others stand, in numbers, the strongest first. */
import type { Outlook } from "../appraisal/outlook.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";
import type { Position } from "./position.ts";

/**
 * The three best rivals one by one: by how much the seat leads in what can be expected and on the pad, how far they
 * are from their fourth capture; then whoever is ahead of all.
 */
export function describeRivals(
  position: Position,
  world: World,
  out: Outlook,
  mine: number,
  pad: number,
  four: number,
): void {
  const { inputs: x, stands, pads, fours, rivals } = position;
  const others = orderRivals(position, at(world, slot.seats), out.seat);
  let soonest = 99;
  let highest = -99;
  for (let r = 0; r < others; r++) {
    const s = at(rivals, r);
    if (at(fours, s) < soonest) soonest = at(fours, s);
    if (at(pads, s) > highest) highest = at(pads, s);
  }
  for (let r = 0; r < 3; r++) {
    const s = at(rivals, r);
    const j = 1 + 4 * r;
    x[j] = r < others ? within3((mine - at(stands, s)) / 8) : 3;
    x[j + 1] = r < others ? within3((pad - at(pads, s)) / 8) : 3;
    x[j + 2] = r < others ? within3(at(fours, s) / 6) : 1.5;
    x[j + 3] = r < others ? at(world, boardOf(s) + slot.captures) / 3 : 0;
  }
  x[13] = within3(soonest / 6);
  x[14] = within3((pad - highest) / 8);
  x[15] = within3(four / 6);
  x[16] = within3((soonest - four) / 4);
}

export function within3(x: number): number {
  return x > 3 ? 3 : x < -3 ? -3 : x;
}

function orderRivals({ stands, rivals }: Position, n: number, seat: number): number {
  let count = 0;
  for (let s = 0; s < n; s++) {
    if (s === seat) continue;
    let i = count++;
    for (; i > 0 && at(stands, at(rivals, i - 1)) < at(stands, s); i--)
      rivals[i] = at(rivals, i - 1);
    rivals[i] = s;
  }
  return count;
}

/**
 * A position as a seat would describe it in numbers: how it stands, how the others stand, how near the end is.
 * These are the inputs of `insight.ts`; their order is part of what was learned.
 */
import { inputCount } from "./insight.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { turnsToFour } from "../appraisal/look-around.ts";
import type { Outlook } from "../appraisal/outlook.ts";
import { contractRow, standing } from "../appraisal/standing.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";

/**
 * What all seats have in common in one position, worked out once; and the numbers of the seat that was described last.
 */
export interface Position {
  readonly stands: Float64Array;
  readonly pads: Float64Array;
  readonly fours: Float64Array;
  readonly inputs: Float64Array;
  /** Scratch: rivals from the best to the last; open targets from the nearest to the farthest. */
  readonly rivals: Int16Array;
  readonly near: Float64Array;
  readonly stakes: Float64Array;
}

export function newPosition(): Position {
  const list = (n: number): Float64Array => new Float64Array(n);
  return {
    stands: list(6),
    pads: list(6),
    fours: list(6),
    inputs: list(inputCount),
    rivals: new Int16Array(6),
    near: list(slot.openMax),
    stakes: list(slot.openMax),
  };
}

/** How every seat stands before anybody moves. All have looked. */
export function surveyAll(
  position: Position,
  my: Appraiser,
  world: World,
  outs: readonly Outlook[],
): void {
  for (let s = 0; s < at(world, slot.seats); s++) {
    position.stands[s] = standing(my, world, outs[s] as Outlook);
    position.pads[s] = padNow(my, world, boardOf(s));
    position.fours[s] = turnsToFour(world, my, s);
  }
}

export function padNow(my: Appraiser, world: World, b: number): number {
  return (
    at(world, b + slot.points) -
    at(world, b + slot.losses) +
    at(world, b + slot.cratePoints) +
    contractRow(world, my.cardTables, b)
  );
}

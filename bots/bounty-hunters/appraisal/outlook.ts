/** What one seat has to reckon with before it moves: worked out once per decision, from public boards alone. */
import * as slot from "../simulator/slots.ts";

export interface Outlook {
  seat: number;
  board: number;
  /** Turns left after this one, as far as anyone can tell. */
  left: number;
  /** Turns all open targets together still need. */
  busy: number;
  /** What the next credit, the next capture and an unknown contract are worth. */
  credit: number;
  tempo: number;
  luck: number;
  rivalCrates: number;
  /** By open confrontation: where the tables of capture costs keep what it still needs, and what it is worth. */
  readonly needs: Int16Array;
  readonly stakes: Float64Array;
  /**
   * By face: what it is worth in play at best, and on which open confrontation; true where `weighed` is this `glance`.
   */
  glance: number;
  readonly weighed: Int32Array;
  readonly worths: Float64Array;
  readonly slots: Int16Array;
  /** By character: captures expected at the end, and what one more would add to the contracts in play. */
  readonly expected: Float64Array;
  readonly margin: Float64Array;
}

/** [BH-SETUP-02] No set has more: every card a face of its own. */
const mostFaces = 195;

export function newOutlook(): Outlook {
  const list = (): Float64Array => new Float64Array(8);
  const kept = {
    glance: 0,
    weighed: new Int32Array(mostFaces),
    worths: new Float64Array(mostFaces),
    slots: new Int16Array(mostFaces),
  };
  return {
    ...kept,
    seat: 0,
    board: 0,
    left: 0,
    busy: 0,
    credit: 0,
    tempo: 0,
    luck: 0,
    rivalCrates: 0,
    needs: new Int16Array(slot.openMax),
    stakes: new Float64Array(slot.openMax),
    expected: list(),
    margin: list(),
  };
}

/**
 * The chance to win from a position, learned from games (`tools/learn/learn.ts`): one layer of bends, one sum.
 * Only plus, times and one division: the same bits in every browser.
 */
import { likely } from "../appraisal/pursuit.ts";
import { inputCount } from "./position.ts";

export interface Insight {
  /** One row of `inputCount` weights per bend; their number is a multiple of four. */
  readonly bends: Float64Array;
  /** What each bend says for the win, and where the sum starts. */
  readonly says: Float64Array;
  readonly start: number;
}

/** Chance to win, as this insight sees it. */
export function chanceOf(insight: Insight, inputs: Float64Array): number {
  return likely(hopeOf(insight, inputs));
}

/**
 * The same before it is squeezed between 0 and 1: enough to compare. Four bends side by side, so that no sum waits
 * for another.
 */
export function hopeOf({ bends, says, start }: Insight, inputs: Float64Array): number {
  let sum = start;
  for (let i = 0; i < says.length; i += 4) {
    const o = i * inputCount;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < inputCount; k++) {
      const x = inputs[k] as number;
      a += (bends[o + k] as number) * x;
      b += (bends[o + inputCount + k] as number) * x;
      c += (bends[o + 2 * inputCount + k] as number) * x;
      d += (bends[o + 3 * inputCount + k] as number) * x;
    }
    if (a > 0) sum += (says[i] as number) * a;
    if (b > 0) sum += (says[i + 1] as number) * b;
    if (c > 0) sum += (says[i + 2] as number) * c;
    if (d > 0) sum += (says[i + 3] as number) * d;
  }
  return sum;
}

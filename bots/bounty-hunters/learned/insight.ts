/**
 * The chance to win from a position, learned from games (`tools/learn/learn.ts`): one hidden layer, one sum.
 * Only plus, times and one division: the same bits in every browser.
 */
import { likely } from "../appraisal/likely.ts";

/** Numbers that describe a position: `position.ts` says which. */
export const inputCount = 59;

export interface Insight {
  /** One row of `inputCount` weights per hidden unit; their number is a multiple of four. */
  readonly hidden: Float64Array;
  /** What each hidden unit gives to the win, and where the sum starts. */
  readonly output: Float64Array;
  readonly start: number;
}

/** Chance to win, as this insight sees it. */
export function chanceOf(insight: Insight, inputs: Float64Array): number {
  return likely(logit(insight, inputs));
}

/**
 * The same before it is squeezed between 0 and 1: enough to compare.
 * Four units side by side, so that no sum waits for another.
 */
export function logit({ hidden, output, start }: Insight, inputs: Float64Array): number {
  let sum = start;
  for (let i = 0; i < output.length; i += 4) {
    const o = i * inputCount;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < inputCount; k++) {
      const x = inputs[k] as number;
      a += (hidden[o + k] as number) * x;
      b += (hidden[o + inputCount + k] as number) * x;
      c += (hidden[o + 2 * inputCount + k] as number) * x;
      d += (hidden[o + 3 * inputCount + k] as number) * x;
    }
    if (a > 0) sum += (output[i] as number) * a;
    if (b > 0) sum += (output[i + 1] as number) * b;
    if (c > 0) sum += (output[i + 2] as number) * c;
    if (d > 0) sum += (output[i + 3] as number) * d;
  }
  return sum;
}

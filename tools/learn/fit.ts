/**
 * Fits an insight to positions and their ends: squared error of
 * the chance, small steps (Adam), the steps shrinking to nothing.
 */
import { quickRng } from "#rules/rng.ts";
import type { Rng } from "#rules/game.ts";
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { chanceOf } from "#bots/bounty-hunters/learned/insight.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";
import { rowWidth } from "./noted-turn.ts";

const batch = 256;
const firstStep = 0.003;

/** All numbers of an insight in one list: hidden, output, start. */
interface Slope {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

export function fit(rows: Float32Array, hidden: number, epochs: number, seed: number): Insight {
  const rng = quickRng(seed);
  const size = hidden * inputCount + hidden + 1;
  const net: Slope = {
    values: new Float64Array(size),
    slope: new Float64Array(size),
    mean: new Float64Array(size),
    square: new Float64Array(size),
  };
  for (let i = 0; i < size - 1; i++)
    net.values[i] = ((rng.below(2001) - 1000) / 1000) * (i < hidden * inputCount ? 0.15 : 0.25);
  const order = Uint32Array.from({ length: rows.length / rowWidth }, (_, i) => i);
  const steps = epochs * Math.floor(order.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, rng);
    for (let from = 0; from + batch <= order.length; from += batch) {
      net.slope.fill(0);
      for (let i = from; i < from + batch; i++)
        addSlope(net, hidden, rows, (order[i] ?? 0) * rowWidth);
      descend(net, ++step, firstStep * (1.01 - step / steps));
    }
  }
  return insightOf(net.values, hidden);
}

function shuffle(order: Uint32Array, rng: Rng): void {
  for (let left = order.length; left > 1; left--) {
    const j = rng.below(left);
    const one = order[j] ?? 0;
    order[j] = order[left - 1] ?? 0;
    order[left - 1] = one;
  }
}

const heights = new Float64Array(256);

function addSlope({ values, slope }: Slope, hidden: number, rows: Float32Array, r: number): void {
  const output = hidden * inputCount;
  let sum = values[output + hidden] as number;
  for (let i = 0, o = 0; i < hidden; i++, o += inputCount) {
    let height = 0;
    for (let k = 0; k < inputCount; k++)
      height += (values[o + k] as number) * (rows[r + k] as number);
    heights[i] = height;
    if (height > 0) sum += (values[output + i] as number) * height;
  }
  const bottom = 1 + Math.abs(sum);
  const chance = 0.5 + (0.5 * sum) / bottom;
  const down = (chance - (rows[r + inputCount] as number)) / (bottom * bottom) / batch;
  slope[output + hidden] = (slope[output + hidden] as number) + down;
  for (let i = 0, o = 0; i < hidden; i++, o += inputCount) {
    const height = heights[i] as number;
    if (height <= 0) continue;
    slope[output + i] = (slope[output + i] as number) + down * height;
    const part = down * (values[output + i] as number);
    for (let k = 0; k < inputCount; k++)
      slope[o + k] = (slope[o + k] as number) + part * (rows[r + k] as number);
  }
}

/** Adam: a step in the direction of the mean slope, measured by how much slopes vary. */
function descend({ values, slope, mean, square }: Slope, step: number, size: number): void {
  const warm = 1 - 0.9 ** step;
  const warmSquare = 1 - 0.999 ** step;
  for (let i = 0; i < values.length; i++) {
    const g = slope[i] as number;
    const m = 0.9 * (mean[i] as number) + 0.1 * g;
    const v = 0.999 * (square[i] as number) + 0.001 * g * g;
    mean[i] = m;
    square[i] = v;
    values[i] = (values[i] as number) - (size * (m / warm)) / (Math.sqrt(v / warmSquare) + 1e-8);
  }
}

function insightOf(values: Float64Array, hidden: number): Insight {
  const output = hidden * inputCount;
  return {
    hidden: values.slice(0, output),
    output: values.slice(output, output + hidden),
    start: values[output + hidden] ?? 0,
  };
}

/** How much of the spread of the ends the insight explains, on positions it has not seen. */
export function explained(insight: Insight, rows: Float32Array): number {
  const n = rows.length / rowWidth;
  let sum = 0;
  let squares = 0;
  let errors = 0;
  for (let r = 0; r < rows.length; r += rowWidth) {
    const end = rows[r + inputCount] ?? 0;
    sum += end;
    squares += end * end;
    errors += (end - chanceOf(insight, Float64Array.from(rows.subarray(r, r + inputCount)))) ** 2;
  }
  return 1 - errors / (squares - (sum * sum) / n);
}

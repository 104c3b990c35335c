/** The middle and the slowest hundredth of a list of times. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export function quantiles(list: readonly number[]): Quantiles {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (q: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}

/** How sure a slowest hundredth is: what it would have been, had other moments of the same while been looked at. */
import { quickRng } from "#rules/rng.ts";

/** A move, when it was made and how long its answer took. */
export interface TimedMove {
  readonly at: number;
  readonly milliseconds: number;
}

/** The 99th of a hundred; of fewer the last but one, so that a single pause of the machine decides nothing. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  const at = Math.min(Math.floor(sorted.length * share), sorted.length - 2);
  return sorted[Math.max(0, at)] ?? Number.NaN;
}

export const timesOf = (moments: readonly TimedMove[]): readonly number[] =>
  moments.map(({ milliseconds }) => milliseconds);

/** Moves of the same quarter of a second wait for the same thing: they are drawn together, or not at all. */
const blockMs = 250;
const draws = 200;

/** What a quantile might have been, as often as `draws`. */
export function quantilesDrawn(moments: readonly TimedMove[], share: number): readonly number[] {
  const blocks = [...Map.groupBy(moments, ({ at }) => Math.floor(at / blockMs)).values()];
  const rng = quickRng(moments.length);
  return Array.from({ length: draws }, () => {
    const drawn = blocks.flatMap(() => blocks[rng.below(blocks.length)] ?? []);
    return quantile(timesOf(drawn), share);
  });
}

/** Nine of ten ratios lie in it. */
export type RatioInterval = readonly [low: number, high: number];

export function ratioInterval(calm: readonly number[], siege: readonly number[]): RatioInterval {
  const ratios = siege.map((each, i) => each / (calm[i] ?? Number.NaN));
  return [quantile(ratios, 0.05), quantile(ratios, 0.95)];
}

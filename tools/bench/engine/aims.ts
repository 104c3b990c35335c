/** What the engine is held to: ratios of two sides measured in one run, and rates of its own. */

export interface Comparison {
  readonly name: string;
  /** The sides: ours over theirs is the ratio. */
  readonly ours: string;
  readonly theirs: string;
  /** At least this part of theirs; `stretch` is what we would like. */
  readonly aim: number;
  readonly stretch: number;
}

/** At most so many times slower. */
const timesSlower = (n: number): number => 1 / n;

export const comparisons: readonly Comparison[] = [
  {
    name: "ordinary path / boardgame.io",
    ours: "ordinary",
    theirs: "boardgame.io",
    aim: 100,
    stretch: 300,
  },
  {
    name: "ordinary path / ceiling (flat reference)",
    ours: "ordinary",
    theirs: "reference",
    aim: timesSlower(8),
    stretch: timesSlower(5),
  },
  {
    name: "events and validation on / off",
    ours: "ordinary",
    theirs: "unjudged",
    aim: 0.75,
    stretch: 0.9,
  },
  {
    name: "search step / ceiling",
    ours: "search",
    theirs: "reference",
    aim: timesSlower(4),
    stretch: timesSlower(2),
  },
  {
    name: "search step with copy / ceiling with copy",
    ours: "search+copy",
    theirs: "reference+copy",
    aim: timesSlower(4),
    stretch: timesSlower(2),
  },
];

/** Decisions per CPU-second. */
export const rateAims: Readonly<Record<string, number>> = {
  ordinary: 2_000_000,
  search: 5_000_000,
};

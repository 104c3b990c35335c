/** What a run measured. */
import type { Latencies } from "./load.ts";
import type { Restart } from "./restart.ts";

/** A fan-out that keeps nothing, one that keeps what it was told before it tells it, and the hall. */
export const sideNames = ["bare", "keeping", "hall"] as const;
export type SideName = (typeof sideNames)[number];

export interface Figures {
  readonly node: string;
  /** Cores that others used before it began. */
  readonly inUse: number;
  readonly tables: number;
  readonly perSecond: number;
  readonly sides: Readonly<Record<SideName, SideFigures>>;
  /** The hall's CPU per action against each floor: median over slices of one second, all sides in each. */
  readonly cpuRatio: Readonly<Record<"bare" | "keeping", number>>;
  /** The same of the slowest hundredth. */
  readonly p99Ratio: Readonly<Record<"bare" | "keeping", number>>;
  readonly bytes: { readonly update: number; readonly wholeView: number };
  readonly restart: Restart;
  readonly generatorShare: number;
  /** CPU ratio of a hall that takes one millisecond more for each action: must miss the aim. */
  readonly controlRatio: number;
  readonly calls: CallsFigures;
  readonly verdicts: readonly BenchVerdict[];
}

export interface CallsFigures {
  readonly clocks: number;
  /** Handed over while it was measured; of those that fell due then. */
  readonly made: number;
  readonly due: number;
  readonly without: Latencies;
  readonly with: Latencies;
  /** Of the slowest hundredth: in the middle of slices of two seconds, both halls in each. */
  readonly p99Ratio: number;
}

export interface SideFigures extends Latencies {
  readonly cpuPerAction: number;
  readonly memoryPerConnection: number;
  readonly most: Most;
  /** Longest pause of the event loop in milliseconds while 800 actions a second run. */
  readonly pause: number;
}

/** The highest rate at which the slowest hundredth takes less than 100 ms. */
export interface Most {
  readonly perSecond: number;
  /**
   * Of a core, in the generator, at the rate that was too high or at the highest tried: above 85 % it was the
   * generator's limit.
   */
  readonly generatorShare: number;
}

export interface BenchVerdict {
  readonly what: string;
  readonly figure: number;
  readonly unit: "×" | "ms" | "KB" | "";
  readonly aim: number;
  readonly at: "most" | "least";
  /** `void`: the bare server itself was late or the generator busy, so the machine was measured and not the hall. */
  readonly verdict: "met" | "missed" | "void";
}

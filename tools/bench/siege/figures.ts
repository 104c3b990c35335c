/** What a siege did to honest people, in numbers: each attack against all the peace of the run. */
import type { HonestFigures, While } from "./honest.ts";
import {
  quantile,
  quantilesDrawn,
  ratioInterval,
  timesOf,
  type RatioInterval,
} from "./quantile.ts";

export interface Siege {
  readonly pages: number;
  /** Of each attack. */
  readonly seconds: number;
  /** Of the machine: with more than its cores, times tell of the neighbours and only work tells of the hall. */
  readonly load: number;
  /** Attackers had a processor of their own. */
  readonly isApart: boolean;
  readonly rows: readonly FigureRow[];
  /** The p99 of other tables in peace, beside each attack. */
  readonly peace: readonly number[];
  /** The same without a busy process beside the hall. */
  readonly quiet: number;
  /** Memory in use at the end by that at the beginning: as everyone leaves, and once idle tables have left too. */
  readonly memory: readonly [number, number];
  readonly tablesLeft: number;
  readonly stillListed: boolean;
  readonly bugs: number;
}

export interface FigureRow {
  readonly attack: string;
  readonly answers: Pair;
  /** Where the ratio of `answers` may lie, by chance alone. */
  readonly interval: RatioInterval;
  /** The table the attackers know the link of. */
  readonly attacked: Pair;
  readonly bots: Pair;
  readonly median: Pair;
  /** Milliseconds the main thread works without looking up: how long anybody's ask waits for others'. */
  readonly work: Pair;
  /** Milliseconds of each second in which the hall's main thread had work and no processor: the machine's, not its. */
  readonly queued: readonly [number, number];
  /** Cores the hall uses, in peace and under attack. */
  readonly cpu: readonly [number, number];
  /** Resident megabytes at the end of the attack. */
  readonly peak: number;
  /** Memory in use afterwards by that before. */
  readonly memory: number;
}

export interface Pair {
  readonly before: number;
  readonly during: number;
  readonly ratio: number;
  /** So many were looked at, under attack. */
  readonly count: number;
}

/** A while of play, in several pieces. */
export interface Slice {
  readonly whiles: While[];
  readonly stretches: number[];
  /** Milliseconds without a processor. */
  queued: number;
  /** Seconds of work of the hall, and of the clock. */
  cpu: number;
  seconds: number;
}

export type PlaySlice = Slice & { readonly noticed: HonestFigures };

export interface SiegeFigures {
  readonly name: string;
  readonly peace: PlaySlice;
  readonly during: PlaySlice;
  readonly memory: number;
  readonly peak: number;
  readonly left: number;
}

const megabyte = 1024 * 1024;

/**
 * A while of peace is as short as an attack, and the worst of a hundred moves says as much of the machine as of the
 * hall: all of them together are what an attack is held against.
 */
export function rowsOf(all: readonly SiegeFigures[]): readonly FigureRow[] {
  const peace = pooled(all.map((each) => each.peace));
  const drawn = quantilesDrawn(peace.noticed.answers, slowest);
  return all.map((each) => rowOf(each, peace, drawn));
}

/** The slowest hundredth. */
export const slowest = 0.99;

/** The same attack in several runs, as one that took as long as all of them. */
export function together(runs: readonly (readonly SiegeFigures[])[]): readonly SiegeFigures[] {
  return [...Map.groupBy(runs.flat(), ({ name }) => name)].map(([name, each]) => ({
    name,
    peace: pooled(each.map(({ peace }) => peace)),
    during: pooled(each.map(({ during }) => during)),
    memory: sumOf(each.map(({ memory }) => memory)),
    peak: Math.max(...each.map(({ peak }) => peak)),
    left: sumOf(each.map(({ left }) => left)),
  }));
}

const sumOf = (all: readonly number[]): number => all.reduce((so, each) => so + each, 0);

function pooled(all: readonly PlaySlice[]): PlaySlice {
  const of = <What extends keyof HonestFigures>(what: What): HonestFigures[What] =>
    all.flatMap(({ noticed }) => noticed[what]);
  return {
    whiles: all.flatMap(({ whiles }) => whiles),
    stretches: all.flatMap(({ stretches }) => stretches),
    queued: sumOf(all.map(({ queued }) => queued)),
    cpu: sumOf(all.map(({ cpu }) => cpu)),
    seconds: sumOf(all.map(({ seconds }) => seconds)),
    noticed: { answers: of("answers"), attacked: of("attacked"), bots: of("bots") },
  };
}

function rowOf(
  { name, during, memory, peak, left }: SiegeFigures,
  peace: PlaySlice,
  drawn: readonly number[],
): FigureRow {
  const pair = (what: keyof HonestFigures, share: number): Pair =>
    pairOf(timesOf(peace.noticed[what]), timesOf(during.noticed[what]), share);
  return {
    attack: name,
    answers: pair("answers", slowest),
    interval: ratioInterval(drawn, quantilesDrawn(during.noticed.answers, slowest)),
    median: pair("answers", 0.5),
    attacked: pair("attacked", slowest),
    work: pairOf(peace.stretches, during.stretches, slowest),
    bots: pair("bots", slowest),
    queued: [peace.queued / peace.seconds, during.queued / during.seconds],
    cpu: [peace.cpu / peace.seconds, during.cpu / during.seconds],
    peak: peak / megabyte,
    memory: left / memory,
  };
}

function pairOf(calm: readonly number[], siege: readonly number[], share: number): Pair {
  const [before, during] = [quantile(calm, share), quantile(siege, share)];
  return { before, during, ratio: during / before, count: siege.length };
}

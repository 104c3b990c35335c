/** What a siege did to honest people, in numbers: each attack against all the peace of the run. */
import type { HonestFigures, While } from "./honest.ts";

export interface Siege {
  readonly pages: number;
  readonly seconds: number;
  /** Of the machine: with more than its cores, times tell of the neighbours and only work tells of the hall. */
  readonly load: number;
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
  /** The table the attackers know the link of. */
  readonly attacked: Pair;
  readonly bots: Pair;
  readonly median: Pair;
  /** Milliseconds the main thread works without looking up: how long anybody's ask waits for others'. */
  readonly work: Pair;
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
  readonly count: number;
}

/** A while of play, in several pieces. */
export interface Slice {
  readonly whiles: While[];
  readonly stretches: number[];
  /** Seconds of work of the hall, and of the clock. */
  cpu: number;
  seconds: number;
}

type Played = Slice & { readonly noticed: HonestFigures };

export interface SiegeFigures {
  readonly name: string;
  readonly peace: Played;
  readonly during: Played;
  readonly memory: number;
  readonly peak: number;
  readonly left: number;
}

const megabyte = 1024 * 1024;

/**
 * A while of peace is as short as an attack, and the worst of a hundred moves says as much of the machine as of the
 * hall: all of them together are what an attack is held against.
 */
export function figuresOf(
  all: readonly SiegeFigures[],
  quiet: HonestFigures,
): Pick<Siege, "rows" | "peace" | "quiet"> {
  const peace = pooled(all.map((each) => each.peace));
  return {
    rows: all.map((each) => rowOf(each, peace)),
    peace: all.map((each) => quantile(each.peace.noticed.answers, 0.99)),
    quiet: quantile(quiet.answers, 0.99),
  };
}

function pooled(all: readonly Played[]): Played {
  const answersOf = (what: keyof HonestFigures): readonly number[] =>
    all.flatMap(({ noticed }) => noticed[what]);
  const sum = (what: "cpu" | "seconds"): number => all.reduce((so, each) => so + each[what], 0);
  return {
    whiles: all.flatMap(({ whiles }) => whiles),
    stretches: all.flatMap(({ stretches }) => stretches),
    cpu: sum("cpu"),
    seconds: sum("seconds"),
    noticed: {
      answers: answersOf("answers"),
      attacked: answersOf("attacked"),
      bots: answersOf("bots"),
    },
  };
}

function rowOf({ name, during, memory, peak, left }: SiegeFigures, peace: Played): FigureRow {
  const pair = (what: keyof HonestFigures, share: number): Pair =>
    pairOf(peace.noticed[what], during.noticed[what], share);
  return {
    attack: name,
    answers: pair("answers", 0.99),
    median: pair("answers", 0.5),
    attacked: pair("attacked", 0.99),
    work: pairOf(peace.stretches, during.stretches, 0.99),
    bots: pair("bots", 0.99),
    cpu: [peace.cpu / peace.seconds, during.cpu / during.seconds],
    peak: peak / megabyte,
    memory: left / memory,
  };
}

function pairOf(calm: readonly number[], siege: readonly number[], share: number): Pair {
  const [before, during] = [quantile(calm, share), quantile(siege, share)];
  return { before, during, ratio: during / before, count: siege.length };
}

/** The 99th of a hundred; of fewer the last but one, so that a single pause of the machine decides nothing. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(Math.floor(sorted.length * share), sorted.length - 2);
  return sorted[Math.max(0, at)] ?? Number.NaN;
}

/** What a siege did to honest people, as ratios. */
import type { Noticed, While } from "./honest.ts";

export interface Siege {
  readonly pages: number;
  readonly seconds: number;
  /** Of the machine: with more than its cores, times tell of the neighbours and only work tells of the hall. */
  readonly load: number;
  readonly rows: readonly Row[];
  /** Memory in use at the end by that at the beginning: as everyone leaves, and once idle tables have left too. */
  readonly memory: readonly [number, number];
  readonly tablesLeft: number;
  readonly stillListed: boolean;
  readonly bugs: number;
}

export interface Row {
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

interface Pair {
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

interface Measured {
  readonly before: Slice & { readonly noticed: Noticed };
  readonly during: Slice & { readonly noticed: Noticed };
  readonly memory: number;
  readonly peak: number;
  readonly left: number;
}

const megabyte = 1024 * 1024;

export function figuresOf(attack: string, measured: Measured): Row {
  const { before, during, memory, peak, left } = measured;
  return {
    attack,
    answers: pairOf(before.noticed.answers, during.noticed.answers, 0.99),
    median: pairOf(before.noticed.answers, during.noticed.answers, 0.5),
    attacked: pairOf(before.noticed.attacked, during.noticed.attacked, 0.99),
    work: pairOf(before.stretches, during.stretches, 0.99),
    bots: pairOf(before.noticed.bots, during.noticed.bots, 0.99),
    cpu: [before.cpu / before.seconds, during.cpu / during.seconds],
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

export function printSiege(siege: Siege): void {
  const { rows, memory, tablesLeft, stillListed, bugs, pages, seconds, load } = siege;
  console.log(
    `a ledger of ${pages} pages; ${seconds} s of peace and ${seconds} s of each attack; load ${load.toFixed(1)}`,
  );
  console.log("p99 in ms: in peace → under attack (ratio)\n");
  const line = (cells: readonly string[]): void =>
    console.log(
      cells.map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(i < 6 ? 23 : 14))).join(""),
    );
  line([
    "attack",
    "other tables",
    "their median",
    "work between asks",
    "attacked table",
    "with a bot",
    "cores",
    "peak MB",
    "memory",
  ]);
  for (const row of rows)
    line([
      row.attack,
      ...[row.answers, row.median, row.work, row.attacked, row.bots].map(pairText),
      row.cpu.map((cores) => cores.toFixed(2)).join(" → "),
      row.peak.toFixed(0),
      `${row.memory.toFixed(2)}×`,
    ]);
  console.log(`\n${aimsText(rows)}`);
  const [leaving, swept] = memory.map((ratio) => `${ratio.toFixed(2)}×`);
  console.log(
    `\nmemory in use at the end by that at the beginning: ${leaving} as everyone leaves, ` +
      `${swept} once idle tables have left (${tablesLeft} tables in memory)`,
  );
  console.log(
    `the honest table is still on the list: ${stillListed ? "yes" : "NO"}; bugs: ${bugs}`,
  );
}

/** What nobody should notice: p99 of other tables, of the attacked one, and the memory afterwards. */
const aims = { others: 2, attacked: 5, memory: 1.5 };

function aimsText(rows: readonly Row[]): string {
  const aim = `aim: other tables at most ${aims.others}×, the attacked one ${aims.attacked}×, memory ${aims.memory}×`;
  const over = rows.flatMap((row) => overAim(row));
  return over.length === 0 ? `${aim}: all within` : [`${aim}; OVER:`, ...over].join("\n  ");
}

function overAim({ attack, answers, attacked, memory }: Row): readonly string[] {
  const told = (what: string, ratio: number, most: number): readonly string[] =>
    ratio > most ? [`${attack}: ${what} ${ratio.toFixed(1)}×`] : [];
  return [
    ...told("other tables", answers.ratio, aims.others),
    ...told("the attacked table", attacked.ratio, aims.attacked),
    ...told("memory", memory, aims.memory),
  ];
}

function pairText({ before, during, ratio }: Pair): string {
  return `${before.toFixed(1)} → ${during.toFixed(1)} (${ratio.toFixed(1)}×)`;
}

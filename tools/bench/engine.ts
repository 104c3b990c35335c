/**
 * `npm run bench -- engine [--json]`: decisions per CPU-second of four random seats. Every side runs in a process of its
 * own, in short slices that take turns, on the same deals; a trajectory that differs voids the run.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { journalBytes } from './engine-journal.ts';
import type { Ask, Told } from './engine-worker.ts';

const sliceMilliseconds = 140;
const pairs = 10;
const compared = 24;

interface Comparison {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
  /** Our decisions per CPU-second over theirs; the aim of that ratio. */
  readonly aim: number;
}

const comparisons: readonly Comparison[] = [
  { name: 'ordinary path / boardgame.io', ours: 'ordinary', theirs: 'boardgame.io', aim: 100 },
  { name: 'ordinary path / flat reference', ours: 'ordinary', theirs: 'reference', aim: 1 / 8 },
  { name: 'search step / flat reference', ours: 'search', theirs: 'reference', aim: 1 / 4 },
  { name: 'search step with copy / reference with copy', ours: 'search+copy', theirs: 'reference+copy', aim: 1 / 4 },
];

const aims: Readonly<Record<string, number>> = { ordinary: 2_000_000, search: 5_000_000 };

interface Rate {
  readonly decisions: number;
  readonly games: number;
}

interface Line extends Comparison {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly oursPerSecond: number;
  readonly theirsPerSecond: number;
  readonly met: boolean;
}

export async function run(args: readonly string[]): Promise<void> {
  const sides = new Map<string, ChildProcess>();
  for (const name of new Set(comparisons.flatMap(({ ours, theirs }) => [ours, theirs]))) {
    sides.set(name, fork(new URL('./engine-worker.ts', import.meta.url), [name], { stdio: 'inherit' }));
  }
  try {
    const hash = await sameTrajectories(sides);
    const rates = new Map<string, Rate[]>();
    const lines: Line[] = [];
    for (const comparison of comparisons) lines.push(await compare(comparison, sides, rates));
    report(args, hash, lines, rates);
  } finally {
    for (const side of sides.values()) side.kill();
  }
}

async function sameTrajectories(sides: ReadonlyMap<string, ChildProcess>): Promise<string> {
  let first = '';
  for (const [name, side] of sides) {
    const told = await ask(side, { type: 'trajectories', count: compared });
    const hash = told.type === 'trajectories' ? told.hash : '';
    if (first === '') first = hash;
    if (hash !== first) throw new Error(`void: ${name} played other games (${hash} instead of ${first})`);
  }
  return first;
}

async function compare(comparison: Comparison, sides: ReadonlyMap<string, ChildProcess>, rates: Map<string, Rate[]>): Promise<Line> {
  const measure = async (name: string): Promise<number> => {
    const side = sides.get(name);
    if (side === undefined) throw new Error(name);
    const told = await ask(side, { type: 'slice', milliseconds: sliceMilliseconds });
    if (told.type !== 'slice') throw new Error('not a slice');
    const rate = { decisions: told.decisions / told.seconds, games: told.games / told.seconds };
    rates.set(name, [...(rates.get(name) ?? []), rate]);
    return rate.decisions;
  };
  for (const name of [comparison.ours, comparison.theirs, comparison.ours, comparison.theirs]) await measure(name);
  rates.delete(comparison.ours);
  rates.delete(comparison.theirs);
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [comparison.ours, comparison.theirs] : [comparison.theirs, comparison.ours];
    const measured = new Map<string, number>();
    for (const name of order) measured.set(name, await measure(name));
    ratios.push((measured.get(comparison.ours) ?? 0) / (measured.get(comparison.theirs) ?? 1));
  }
  const ratio = median(ratios);
  const perSecond = (name: string): number => Math.round(median((rates.get(name) ?? []).map(({ decisions }) => decisions)));
  const sorted = ratios.toSorted((x, y) => x - y);
  return {
    ...comparison,
    ratio,
    low: sorted[1] ?? 0,
    high: sorted.at(-2) ?? 0,
    oursPerSecond: perSecond(comparison.ours),
    theirsPerSecond: perSecond(comparison.theirs),
    met: ratio >= comparison.aim,
  };
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((x, y) => x - y);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

function ask(side: ChildProcess, question: Ask): Promise<Told> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('a side of the comparison ended'));
    side.once('exit', gone);
    side.once('message', (told: Told) => {
      side.off('exit', gone);
      resolve(told);
    });
    side.send(question);
  });
}

function report(args: readonly string[], hash: string, lines: readonly Line[], rates: ReadonlyMap<string, readonly Rate[]>): void {
  const journal = journalBytes();
  const absolute = Object.entries(aims).map(([name, aim]) => {
    const decisions = Math.round(median((rates.get(name) ?? []).map((rate) => rate.decisions)));
    return { name, decisionsPerSecond: decisions, gamesPerSecond: Math.round(median((rates.get(name) ?? []).map((rate) => rate.games))), aim, met: decisions >= aim };
  });
  if (args.includes('--json')) {
    console.log(JSON.stringify({ node: process.version, load: loadavg(), trajectories: hash, comparisons: lines, absolute, journal }, null, 2));
    return;
  }
  const rate = (n: number): string => (n >= 1e6 ? `${(n / 1e6).toFixed(2)} M` : `${(n / 1e3).toFixed(1)} k`);
  const times = (n: number): string => (n >= 10 ? n.toFixed(0) : n.toFixed(2));
  for (const { name, ratio, low, high, oursPerSecond, theirsPerSecond, aim, met } of lines) {
    console.log(`${name.padEnd(44)} ${times(ratio).padStart(6)}×  [${times(low)}, ${times(high)}]  ${rate(oursPerSecond)} / ${rate(theirsPerSecond)}  aim ≥ ${times(aim)}×  ${met ? 'met' : 'MISSED'}`);
  }
  for (const { name, decisionsPerSecond, gamesPerSecond, aim, met } of absolute) {
    console.log(`${name.padEnd(44)} ${rate(decisionsPerSecond)} decisions, ${gamesPerSecond} games per CPU-second  aim ≥ ${rate(aim)}  ${met ? 'met' : 'MISSED on this machine and load'}`);
  }
  console.log(`journal of a game of four steady bots: ${journal.events} events, ${journal.bytes} bytes, ${journal.gzip} gzipped`);
  console.log(`trajectories ${hash} equal on all sides; node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
}

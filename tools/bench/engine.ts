/**
 * `npm run bench -- engine [--json]`: decisions per CPU-second of four random seats. Every side runs in a process of
 * its own, in short slices that take turns, on the same deals; a trajectory that differs voids the run.
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { comparisons } from "./engine/aims.ts";
import type { Comparison } from "./engine/aims.ts";
import { median, report } from "./engine/report.ts";
import type { ReportLine, Rate } from "./engine/report.ts";
import type { WorkerTask, WorkerReport } from "./engine/engine-worker.ts";

const sliceMilliseconds = 140;
const pairs = 10;
/** Slices before the first that counts: on a busy machine the compiler is late. */
const warmUp = 6;
const compared = 24;

export async function run(args: readonly string[]): Promise<void> {
  const sides = new Map<string, ChildProcess>();
  for (const name of new Set(comparisons.flatMap(({ ours, theirs }) => [ours, theirs]))) {
    sides.set(
      name,
      fork(new URL("./engine/engine-worker.ts", import.meta.url), [name], { stdio: "inherit" }),
    );
  }
  try {
    const hash = await sameTrajectories(sides);
    const rates = new Map<string, Rate[]>();
    const lines: ReportLine[] = [];
    for (const comparison of comparisons) lines.push(await compare(comparison, sides, rates));
    report(args, hash, lines, rates);
  } finally {
    for (const side of sides.values()) side.kill();
  }
}

async function sameTrajectories(sides: ReadonlyMap<string, ChildProcess>): Promise<string> {
  let first = "";
  for (const [name, side] of sides) {
    const told = await ask(side, { type: "trajectories", count: compared });
    const hash = told.type === "trajectories" ? told.hash : "";
    if (first === "") first = hash;
    if (hash !== first)
      throw new Error(`void: ${name} played other games (${hash} instead of ${first})`);
  }
  return first;
}

async function compare(
  comparison: Comparison,
  sides: ReadonlyMap<string, ChildProcess>,
  rates: Map<string, Rate[]>,
): Promise<ReportLine> {
  const { ours, theirs } = comparison;
  const measure = async (name: string): Promise<number> => {
    const side = sides.get(name);
    if (side === undefined) throw new Error(name);
    const rate = await slice(side);
    rates.set(name, [...(rates.get(name) ?? []), rate]);
    return rate.decisions;
  };
  for (let i = 0; i < warmUp; i++) for (const name of [ours, theirs]) await measure(name);
  rates.delete(ours);
  rates.delete(theirs);
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const measured = new Map<string, number>();
    for (const name of pair % 2 === 0 ? [ours, theirs] : [theirs, ours])
      measured.set(name, await measure(name));
    ratios.push((measured.get(ours) ?? 0) / (measured.get(theirs) ?? 1));
  }
  const perSecond = (name: string): number =>
    Math.round(median((rates.get(name) ?? []).map(({ decisions }) => decisions)));
  const sorted = ratios.toSorted((x, y) => x - y);
  return {
    ...comparison,
    ratio: median(ratios),
    low: sorted[1] ?? 0,
    high: sorted.at(-2) ?? 0,
    oursPerSecond: perSecond(ours),
    theirsPerSecond: perSecond(theirs),
  };
}

async function slice(side: ChildProcess): Promise<Rate> {
  const told = await ask(side, { type: "slice", milliseconds: sliceMilliseconds });
  if (told.type !== "slice") throw new Error("not a slice");
  return { decisions: told.decisions / told.seconds, games: told.games / told.seconds };
}

function ask(side: ChildProcess, question: WorkerTask): Promise<WorkerReport> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error("a side of the comparison ended"));
    side.once("exit", gone);
    side.once("message", (told: WorkerReport) => {
      side.off("exit", gone);
      resolve(told);
    });
    side.send(question);
  });
}

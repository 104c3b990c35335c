/** One figure each: CPU per action, the longest pause, the most actions in a second. */
import { load, loadInTurn, type Lane } from "./load.ts";
import type { ServerSide } from "./side.ts";
import type { Group, Sizes } from "./table.ts";
import type { Most } from "./figures.ts";

/** The disk flushes all the while: whoever waits for it on the main thread stands still. */
export async function longestPause(side: ServerSide, groups: readonly Group[]): Promise<number> {
  side.tell({ type: "watch-pauses" });
  await load(groups, 800, 5);
  return (await side.usage()).pause;
}

/** How much of a core this process, the generator, used meanwhile. */
export async function shareOfCore(work: () => Promise<void>): Promise<number> {
  const [begin, mine] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(mine);
  return (user + system) / 1000 / (performance.now() - begin);
}

export interface MeasuredLane {
  readonly side: ServerSide;
  readonly lane: Lane;
}

/** CPU microseconds per action of each side in one second, in the order of the sides. */
export async function slice(
  measured: readonly MeasuredLane[],
  perSecond: number,
): Promise<readonly number[]> {
  const look = (): Promise<readonly number[]> =>
    Promise.all(measured.map(async ({ side }) => (await side.usage()).cpu));
  const [before, sent] = [await look(), measured.map(({ lane }) => lane.sent)];
  await loadInTurn(
    measured.map(({ lane }) => lane),
    perSecond,
    1,
  );
  const after = await look();
  return measured.map(
    ({ lane }, i) => ((after[i] ?? 0) - (before[i] ?? 0)) / (lane.sent - (sent[i] ?? 0)),
  );
}

export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

const rates = [500, 1000, 1400, 2000, 2800, 4000, 5600, 8000, 11_200, 16_000];
/** Between the last rate that passed and the first that failed: a step of √2 says little about a tenth. */
const finer = [1.09, 1.19, 1.3];

/** Raises the rate until the slowest hundredth takes 100 ms or something is missing, then looks closer. */
export async function mostPerSecond(groups: readonly Group[]): Promise<Most> {
  let most: Most = { perSecond: 0, generatorShare: 0 };
  const climb = async (steps: readonly number[]): Promise<void> => {
    for (const perSecond of steps) {
      const tried = await holds(groups, perSecond);
      if (!tried.passed) return;
      most = { perSecond, generatorShare: tried.generatorShare };
    }
  };
  await climb(rates);
  const coarse = most.perSecond;
  await climb(finer.map((step) => Math.round(coarse * step)));
  return most;
}

/** Failed twice in a row counts: a disk may stumble once. */
async function holds(
  groups: readonly Group[],
  perSecond: number,
): Promise<{ readonly passed: boolean; readonly generatorShare: number }> {
  let passed = false;
  const generatorShare = await shareOfCore(async () => {
    for (let attempt = 0; attempt < 2 && !passed; attempt++) {
      const { p99, missing } = await load(groups, perSecond, 1);
      passed = p99 < 100 && missing === 0;
    }
  });
  return { passed, generatorShare };
}

export function sizesOf(groups: readonly Group[]): Sizes {
  const sum: Sizes = { updates: 0, updateBytes: 0, views: 0, viewBytes: 0 };
  for (const { sizes } of groups) {
    sum.updates += sizes.updates;
    sum.updateBytes += sizes.updateBytes;
    sum.views += sizes.views;
    sum.viewBytes += sizes.viewBytes;
  }
  return sum;
}

export function meanUpdate({ updateBytes, updates }: Sizes): number {
  return Math.round(updateBytes / Math.max(1, updates));
}

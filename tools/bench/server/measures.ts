/** One figure each: CPU per action, the longest pause, the most actions in a second. */
import { load, loadInTurn, summary, type Lane } from "./load.ts";
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

/** One second of one side. */
export interface Slice {
  /** CPU microseconds per action. */
  readonly cpu: number;
  readonly p99: number;
}

/** One second, all sides in turn; in the order of the sides. */
export async function slice(
  measured: readonly MeasuredLane[],
  perSecond: number,
): Promise<readonly Slice[]> {
  const look = (): Promise<readonly number[]> =>
    Promise.all(measured.map(async ({ side }) => (await side.usage()).cpu));
  const lanes = measured.map(({ lane }) => lane);
  const [before, sent] = [await look(), lanes.map((lane) => lane.sent)];
  const p99s = await p99Of(lanes, () => loadInTurn(lanes, perSecond, 1));
  const after = await look();
  return lanes.map((lane, i) => ({
    cpu: ((after[i] ?? 0) - (before[i] ?? 0)) / (lane.sent - (sent[i] ?? 0)),
    p99: p99s[i] ?? Number.NaN,
  }));
}

/** The slowest hundredth of what each lane did meanwhile. */
export async function p99Of(
  lanes: readonly Lane[],
  work: () => Promise<void>,
): Promise<readonly number[]> {
  const from = lanes.map(({ times }) => times.length);
  await work();
  return lanes.map((lane, i) => summary({ ...lane, times: lane.times.slice(from[i]) }).p99);
}

/** How many times the second, in the middle of all slices: a neighbour's busy second is one of many. */
export function ratioOfSlices(figures: readonly number[], floor: readonly number[]): number {
  return median(figures.map((figure, i) => figure / (floor[i] ?? Number.NaN)));
}

export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

const rates = [500, 1000, 1400, 2000, 2800, 4000, 5600, 8000, 11_200, 16_000];
/** Between the last rate that passed and the first that failed: a step of √2 says little about a tenth. */
const finer = [1.09, 1.19, 1.3];

interface Climber {
  readonly groups: readonly Group[];
  most: Most;
  isClimbing: boolean;
}

/**
 * Raises the rate until the slowest hundredth takes 100 ms or something is missing, then looks closer. All rooms climb
 * together, a second each in turn: a busy minute of the machine is not one room's alone.
 */
export async function mostPerSecond(
  rooms: readonly (readonly Group[])[],
): Promise<readonly Most[]> {
  const climbers = rooms.map((groups): Climber => {
    return { groups, most: { perSecond: 0, generatorShare: 0 }, isClimbing: true };
  });
  for (const rate of rates) await climb(climbers, () => rate);
  const coarse = new Map(climbers.map((one) => [one, one.most.perSecond]));
  for (const one of climbers) one.isClimbing = true;
  for (const step of finer)
    await climb(climbers, (one) => Math.round((coarse.get(one) ?? 0) * step));
  return climbers.map(({ most }) => most);
}

/** Failed twice counts, the second time after everybody else: a disk may stumble once. */
async function climb(
  climbers: readonly Climber[],
  rateOf: (one: Climber) => number,
): Promise<void> {
  let trying = climbers.filter(({ isClimbing }) => isClimbing);
  for (let attempt = 0; attempt < 2; attempt++) {
    const failed: Climber[] = [];
    for (const one of trying) if (!(await holds(one, rateOf(one)))) failed.push(one);
    trying = failed;
  }
  for (const one of trying) one.isClimbing = false;
}

async function holds(climber: Climber, perSecond: number): Promise<boolean> {
  let passed = false;
  const generatorShare = await shareOfCore(async () => {
    const { p99, missing } = await load(climber.groups, perSecond, 1);
    passed = p99 < 100 && missing === 0;
  });
  if (passed) climber.most = { perSecond, generatorShare };
  return passed;
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

/** An open-loop schedule: what is late is late from the moment it was due. Floor and hall are asked in turn, AB then BA. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from './server-table.ts';

export interface Latencies {
  readonly p50: number;
  readonly p99: number;
  readonly actions: number;
  /** Sent but not heard by all four. Must be 0. */
  readonly missing: number;
}

export interface Lane {
  readonly groups: readonly Group[];
  readonly times: number[];
  sent: number;
  next: number;
}

export function laneOf(groups: readonly Group[]): Lane {
  return { groups, times: [], sent: 0, next: 0 };
}

/** Both lanes alive together, `perSecond` actions on each. */
export async function pairedLoad(a: Lane, b: Lane, perSecond: number, seconds: number): Promise<void> {
  const start = performance.now() + 20;
  const step = 1000 / perSecond;
  for (let i = 0; i < perSecond * seconds; i++) {
    const [first, second] = i % 2 === 0 ? [a, b] : [b, a];
    await at(start + i * step);
    send(first, start + i * step);
    await at(start + (i + 0.5) * step);
    send(second, start + (i + 0.5) * step);
  }
  await settled([a, b]);
}

/** Each table acts again as soon as its last action was heard: as many as the server can do. Warms both sides up. */
export async function rush(groups: readonly Group[], actions: number): Promise<void> {
  let left = actions;
  await Promise.all(
    groups.slice(0, 32).map(async (group) => {
      while (left-- > 0 && (await new Promise<boolean>((resolve) => { if (!group.act(() => resolve(true))) resolve(false); })));
    }),
  );
}

export async function load(groups: readonly Group[], perSecond: number, seconds: number): Promise<Latencies> {
  const lane = laneOf(groups);
  const start = performance.now() + 20;
  const step = 1000 / perSecond;
  for (let i = 0; i < perSecond * seconds; i++) {
    const due = start + i * step;
    if (performance.now() < due) await at(due);
    send(lane, due);
    if (i % 64 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await settled([lane]);
  return summary(lane);
}

/** Timers wake up to a millisecond late: the last one is waited out awake. */
async function at(due: number): Promise<void> {
  const left = due - performance.now();
  if (left > 2) await sleep(left - 1.5);
  while (performance.now() < due) await new Promise((resolve) => setImmediate(resolve));
}

/** The next table that can act; one that is still busy is passed over. */
function send(lane: Lane, due: number): void {
  for (let tried = 0; tried < lane.groups.length; tried++) {
    const group = lane.groups[lane.next++ % lane.groups.length];
    if (group?.act(() => lane.times.push(performance.now() - due)) === true) {
      lane.sent++;
      return;
    }
  }
  // Every table is busy: the server is far behind, and this counts as a very late action.
  lane.times.push(Infinity);
}

async function settled(lanes: readonly Lane[]): Promise<void> {
  for (let waited = 0; waited < 3000 && lanes.some(({ times, sent }) => times.filter(Number.isFinite).length < sent); waited += 50) await sleep(50);
}

export function summary({ times, sent }: Lane): Latencies {
  const sorted = times.toSorted((x, y) => x - y);
  const quantile = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
  return { p50: quantile(0.5), p99: quantile(0.99), actions: sent, missing: sent - sorted.filter(Number.isFinite).length };
}

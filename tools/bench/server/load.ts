/**
 * An open-loop schedule: what is late is late from the moment it
 * was due. Floors and hall are asked in turn, there and back.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Group } from "./table.ts";

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

/** All lanes alive together, `perSecond` actions on each: A, B, C, C, B, A, evenly spread. */
export async function loadInTurn(
  lanes: readonly Lane[],
  perSecond: number,
  seconds: number,
): Promise<void> {
  const order = [...lanes, ...lanes.toReversed()];
  await spread(perSecond * lanes.length, seconds, (i, due) => {
    const lane = order[i % order.length];
    if (lane !== undefined) send(lane, due);
  });
  await settled(lanes);
}

/** Each table acts again as soon as its last action was heard: as many as the server can do. Warms both sides up. */
export async function rush(groups: readonly Group[], actions: number): Promise<void> {
  let left = actions;
  await Promise.all(
    groups.slice(0, 32).map(async (group) => {
      while (
        left-- > 0 &&
        (await new Promise<boolean>((resolve) => {
          if (!group.act(() => resolve(true))) resolve(false);
        }))
      );
    }),
  );
}

export async function load(
  groups: readonly Group[],
  perSecond: number,
  seconds: number,
  lane = laneOf(groups),
): Promise<Latencies> {
  await spread(perSecond, seconds, (_, due) => send(lane, due));
  await settled([lane]);
  return summary(lane);
}

/**
 * A timer wakes within about a millisecond of what it was set
 * to: that is ours and not the server's. Later than this counts.
 */
const grace = 3;

/** Never waits for an answer: what is due is sent. Sleeps in between, so that the measuring costs little. */
async function spread(
  perSecond: number,
  seconds: number,
  send: (i: number, due: number) => void,
): Promise<void> {
  const start = performance.now() + 5;
  const slot = 1000 / perSecond;
  const slots = perSecond * seconds;
  for (let i = 0; i < slots;) {
    await sleep(Math.max(1, start + i * slot - performance.now()));
    const now = performance.now();
    for (; i < slots && start + i * slot <= now; i++) {
      const due = start + i * slot;
      send(i, now - due > grace ? due : now);
    }
  }
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
  for (
    let waited = 0;
    waited < 3000 && lanes.some(({ times, sent }) => times.filter(Number.isFinite).length < sent);
    waited += 50
  )
    await sleep(50);
}

export function summary({ times, sent }: Lane): Latencies {
  const sorted = times.toSorted((x, y) => x - y);
  const quantile = (q: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
  return {
    p50: quantile(0.5),
    p99: quantile(0.99),
    actions: sent,
    missing: sent - sorted.filter(Number.isFinite).length,
  };
}

/**
 * What the page's own thread did, counted by its processor time and not by the watch: neither other programs nor the
 * unevenness of a browser's slowing down are in it. A device `slowdown` times slower takes that many times as long.
 */
import { slowdown } from "./client-load.ts";

export type Stretch = "woken" | "tapping" | "leafing" | "leafingAgain" | "flown";

/** Begins the names of the marks that part a trace into stretches. */
export const markOf = "thumb:";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is what the thread itself was busy. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export const categories = ["toplevel", "devtools.timeline", "blink.user_timing"];

export type StretchCounts = Readonly<Record<Stretch | "tap", number>>;

export function countedIn(trace: Buffer): StretchCounts {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name.startsWith(markOf));
  if (mark === undefined) throw new Error("the trace has no marks");
  const events = traceEvents
    .filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const longest = (stretch: Stretch): number =>
    slowdown * Math.max(0, ...windows(events, stretch).flatMap(tasksOf).map(busyOf));
  return {
    tap: slowestTap(windows(events, "tapping")),
    woken: longest("woken"),
    tapping: longest("tapping"),
    leafing: longest("leafing"),
    leafingAgain: longest("leafingAgain"),
    flown: longest("flown"),
  };
}

/** From each mark of that name to the next stillness. */
function windows(
  events: readonly TraceEvent[],
  stretch: Stretch,
): readonly (readonly TraceEvent[])[] {
  return events.flatMap(({ name }, at) => {
    if (name !== `${markOf}${stretch}`) return [];
    const length = events.slice(at).findIndex((one) => one.name === `${markOf}still`);
    return [events.slice(at + 1, at + length)];
  });
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const busyOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Tasks that lie in no other. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = 0;
  return events.filter((one) => {
    if (one.ph !== "X" || !one.name.endsWith("RunTask") || one.ts < until) return false;
    until = endOf(one);
    return true;
  });
}

/** Until a finished frame is on the glass. */
const refreshMs = 1000 / 60;

/** From the finger's leaving to the end of the frame that shows the change, what this thread did that much slower. */
function slowestTap(tapped: readonly (readonly TraceEvent[])[]): number {
  const times = tapped.flatMap((events) => {
    const lifted = events.find(
      ({ name, args }) => name === "EventDispatch" && args?.data?.type === "pointerup",
    );
    const drawn = events.find(({ name }) => name === `${markOf}drawn`);
    if (lifted === undefined || drawn === undefined) return [];
    const frame = events.find(({ name, ts }) => name === "Layerize" && ts > drawn.ts);
    if (frame === undefined) throw new Error("a tap that was never painted");
    const tasks = tasksOf(events).filter((one) => endOf(one) >= lifted.ts && one.ts < endOf(frame));
    const busy = tasks.map(busyOf).reduce((a, b) => a + b, 0);
    return [(endOf(frame) - lifted.ts) / 1000 + (slowdown - 1) * busy + refreshMs];
  });
  if (times.length === 0) throw new Error("no tap in the trace");
  return Math.max(...times);
}

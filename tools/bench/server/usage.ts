/** What a measured process has used so far; asked over its own channel, so the asking costs it next to nothing. */
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface Usage {
  readonly type: "usage";
  /** User and system time in microseconds. */
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
  /** Longest pause of the event loop in milliseconds since `watch-pauses`. */
  readonly pause: number;
  /**
   * Work of the main thread between two looks at the clock, in
   * milliseconds of its own time: a busy machine does not change it.
   */
  readonly stretches: readonly number[];
  /** Milliseconds the main thread had work and no processor; 0 where the system does not say. */
  readonly queued: number;
}

function queued(): number {
  try {
    const [, waited] = readFileSync("/proc/self/schedstat", "utf8").split(" ");
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

const lookEvery = 2;

export function answerUsage(): void {
  const pauses = monitorEventLoopDelay({ resolution: 2 });
  let stretches: number[] = [];
  const watchStretches = (): void => {
    let last = process.threadCpuUsage();
    setInterval(() => {
      const now = process.threadCpuUsage();
      stretches.push((now.user + now.system - last.user - last.system) / 1000);
      last = now;
    }, lookEvery).unref();
  };
  process.on("message", (message: { readonly type: string }) => {
    // The last resort also gives pages back, so that what is left is in use.
    if (message.type === "gc")
      globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    if (message.type === "watch-pauses") pauses.enable();
    if (message.type === "watch-stretches") watchStretches();
    if (message.type !== "usage") return;
    const noted = stretches;
    stretches = [];
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({
      type: "usage",
      cpu: user + system,
      rss,
      heap: heapUsed + external,
      pause: pauses.max / 1e6,
      stretches: noted,
      queued: queued(),
    } satisfies Usage);
  });
  process.on("disconnect", () => process.exit(0));
}

import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

test.runIf(process.platform === "linux")(
  "[bots] a thinking thread goes behind those who answer people",
  async () => {
    const before = getPriority();
    const worker = new Worker(new URL("../testing/polite-worker.ts", import.meta.url));
    const [thread] = (await once(worker, "message")) as [number];
    expect(getPriority(thread)).toBe(10);
    expect(getPriority()).toBe(before);
    await worker.terminate();
  },
);

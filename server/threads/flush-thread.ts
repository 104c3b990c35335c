/**
 * The flush waits for the disk in a thread that nobody else can ask for anything. What Node does off the main thread by
 * itself (hashes, names looked up, packing, files) shares four threads: whoever keeps those busy would hold up every
 * move of every table.
 */
import { Worker } from "node:worker_threads";
import type { FlushAnswer } from "./flush-worker.ts";

interface Waiting {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface FlushThread {
  readonly worker: Worker;
  /** First come, first flushed. */
  readonly waiting: Waiting[];
}

/** One for the whole process, from the first flush on. */
let thread: FlushThread | null = null;

/** What was written to `file` before the call survives a power cut after it. */
export function flushInThread(file: number): Promise<void> {
  const { worker, waiting } = (thread ??= begin());
  return new Promise((done, failed) => {
    waiting.push({ done, failed });
    // Only a flush under way keeps the process from ending.
    worker.ref();
    worker.postMessage(file);
  });
}

function begin(): FlushThread {
  const worker = new Worker(new URL("./flush-worker.ts", import.meta.url));
  const waiting: Waiting[] = [];
  worker.on("message", ({ type, problem }: FlushAnswer) => {
    if (type !== "flushed") return;
    const next = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if (problem === null) next?.done();
    else next?.failed(Object.assign(new Error(problem.reason), { code: problem.code }));
  });
  // Nobody knows what became of those under way: they failed.
  worker.on("error", (error) => end(error));
  worker.on("exit", () => end(new Error("the thread that flushes has ended")));

  function end(error: unknown): void {
    thread = null;
    for (const each of waiting.splice(0)) each.failed(error);
  }
  return { worker, waiting };
}

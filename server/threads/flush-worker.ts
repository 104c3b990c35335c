/** Runs in a thread of its own: waits for the disk, one flush after the other, and does nothing else. */
import { fdatasyncSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { reasonOf, systemCode } from "../host-error.ts";

/** An error loses its code on the way between threads. */
interface FlushProblem {
  readonly code: string;
  readonly reason: string;
}

/** By its name: under `node --watch` Node itself posts here too, which modules the thread has loaded. */
export interface FlushAnswer {
  readonly type: "flushed";
  readonly problem: FlushProblem | null;
}

parentPort?.on("message", (file: number) => {
  const answer: FlushAnswer = { type: "flushed", problem: problemOf(file) };
  parentPort?.postMessage(answer);
});

function problemOf(file: number): FlushProblem | null {
  try {
    fdatasyncSync(file);
    return null;
  } catch (error) {
    return { code: systemCode(error), reason: reasonOf(error) };
  }
}

/** One worker for all questions, answered in order; dismissed when nobody asks any more. */
import type { Finding, Study } from "#bots/study.ts";

interface Told {
  readonly id: number;
  readonly finding?: Finding;
  readonly error?: string;
}

type Settle = (told: Told) => void;

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Settle>();

function hire(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return worker;
}

export async function ask<S extends Study>(
  study: S,
): Promise<Extract<Finding, { readonly type: S["type"] }>> {
  const id = last++;
  const told = await new Promise<Told>((resolve) => {
    waiting.set(id, resolve);
    hire().postMessage({ id, study });
  });
  if (told.finding === undefined) throw new Error(told.error ?? "no answer");
  return told.finding as Extract<Finding, { readonly type: S["type"] }>;
}

/** Whoever closes the sheet no longer waits: a long question must not keep a phone warm. */
export function stopAsking(): void {
  worker?.terminate();
  worker = null;
  waiting.clear();
}

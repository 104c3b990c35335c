/** Asks a process of its own how many steps a reader takes for a text. */
import { fork } from "node:child_process";
import { once } from "node:events";

export interface Reading {
  /** One of `readers.ts`. */
  readonly reader: string;
  readonly text: string;
}

export interface StepCount {
  readonly steps: number;
  /** What the reader threw. */
  readonly trouble: string | null;
}

export interface StepCounter {
  count(reader: string, text: string): Promise<StepCount>;
  close(): void;
}

export function stepCounter(): StepCounter {
  const child = fork(new URL("counter-worker.ts", import.meta.url), {
    execArgv: ["--no-opt", "--no-maglev"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the counter ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  return {
    async count(reader, text) {
      child.send({ reader, text } satisfies Reading);
      const [counted] = await Promise.race([once(child, "message"), ended]);
      return counted as StepCount;
    },
    close: () => child.disconnect(),
  };
}

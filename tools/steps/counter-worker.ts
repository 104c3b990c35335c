/**
 * Counts the steps of a reader: how often each block of code ran, as V8 counts it exactly from the first line it loads,
 * and the steps of its regular expressions. In a process of its own, where nothing has been loaded before; optimised
 * code would not count.
 */
import { Session } from "node:inspector";
import type { TextReader } from "./readers.ts";
import type { StepCount, Reading } from "./step-counter.ts";
import { countExec } from "./regex-steps.ts";

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();
session.connect();

/** Answered at once: the session is this thread's own. */
function ask(method: string, params: object = {}): unknown {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error !== null) throw error;
    answer = result;
  });
  return answer;
}

ask("Profiler.enable");
ask("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** What counts for us is not counted. */
const isOwn = /\/tools\/steps\/|\/regexpp\//;

/** Since it was asked last. */
function blocksRun(): number {
  const { result } = ask("Profiler.takePreciseCoverage") as Coverage;
  let blocks = 0;
  for (const { url, functions } of result)
    if (url.startsWith("file:") && !isOwn.test(url))
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  return blocks;
}

/** One that never ends is ended here. */
const most = 5_000_000;

async function counted(read: TextReader, text: string): Promise<StepCount> {
  let inExpressions = 0;
  let trouble: string | null = null;
  const stop = countExec((pattern) => {
    inExpressions += 1;
    if (inExpressions <= most) return;
    // Whoever catches it has not made it shorter.
    trouble = `more than ${most} steps, the last in ${pattern}`;
    throw new Error(trouble);
  });
  try {
    await read(text);
  } catch (error) {
    trouble ??= error instanceof Error ? error.message : String(error);
  } finally {
    stop();
  }
  return { steps: blocksRun() + inExpressions, trouble };
}

/** The engine begins to count a small function at its second use: everything is used before it counts. */
const begun = new Set<string>();

async function answer({ reader, text }: Reading): Promise<StepCount> {
  const { readers } = await import("./readers.ts");
  const read = readers[reader];
  if (read === undefined) throw new Error(`nobody reads ${reader}`);
  if (!begun.has(reader)) for (let nth = 0; nth < 3; nth++) await counted(read, text);
  begun.add(reader);
  return counted(read, text);
}

process.on("disconnect", () => process.exit());
process.on("message", (reading: Reading) => {
  void answer(reading).then((steps) => process.send?.(steps));
});

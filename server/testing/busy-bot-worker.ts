/** A bot that keeps its thread for as long as it may. */
import type { MoveRequest } from "#bots/move-request.ts";
import type { BotDecision } from "#table/ports.ts";

export default function answer({ level, budget }: MoveRequest): BotDecision {
  const milliseconds = "milliseconds" in budget ? budget.milliseconds : 0;
  // As busy as one that computes, to whoever waits for the thread; the processor is left to other tests.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return { command: level, reasons: null };
}

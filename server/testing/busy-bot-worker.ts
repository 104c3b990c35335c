/** A bot that computes for as long as it may. */
import type { MoveRequest } from "#bots/move-request.ts";
import type { BotThought } from "#table/ports.ts";

export default function answer({ level, budget }: MoveRequest): BotThought {
  const milliseconds = "milliseconds" in budget ? budget.milliseconds : 0;
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return { command: level, reasons: null };
}

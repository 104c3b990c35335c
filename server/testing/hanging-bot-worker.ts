/** A bot that never comes back when it is asked for the level `stuck`. */
import type { MoveRequest } from "#bots/move-request.ts";
import type { BotDecision } from "#table/ports.ts";

export default function answer({ level }: MoveRequest): BotDecision {
  while (level === "stuck");
  return { command: level, reasons: null };
}

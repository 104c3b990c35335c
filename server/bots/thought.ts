/** What comes from a bot's thread is believed no more than what comes from outside. */
import * as z from "zod";
import type { BotDecision } from "#table/ports.ts";

const thought = z.object({
  command: z.unknown(),
  reasons: z.nullable(z.object({ told: z.unknown(), kept: z.unknown() })),
});

/** A move and why, as text: far more than any bot has ever said. */
const longest = 256 * 1024;

/**
 * As it will be written: what is no plain data would be noticed
 * only by the journal, when it is too late to choose again.
 */
export function readThought(answer: unknown): BotDecision {
  const text = JSON.stringify(answer);
  if (text === undefined || text.length > longest) throw new Error("a bot answered no move");
  const { command, reasons } = thought.parse(JSON.parse(text));
  if (command === undefined) throw new Error("a bot answered without a move");
  return {
    command,
    reasons: reasons && { told: reasons.told ?? null, kept: reasons.kept ?? null },
  };
}

/** A bot that never comes back when it is asked for the level `stuck`. */
import type { Errand } from "#bots/errand.ts";
import type { BotThought } from "#table/ports.ts";

export default function answer({ level }: Errand): BotThought {
  while (level === "stuck");
  return { command: level, reasons: null };
}

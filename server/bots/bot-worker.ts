/** Runs in a thread of its own: however long a bot thinks, no table waits for it. */
import type { Errand } from "#bots/errand.ts";
import { think } from "#bots/index.ts";
import type { BotThought } from "#table/ports.ts";

export default function answer(errand: Errand): BotThought {
  return think(errand, () => performance.now());
}

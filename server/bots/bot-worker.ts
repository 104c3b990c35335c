/** Runs in a thread of its own: however long a bot thinks, no table waits for it. */
import type { MoveRequest } from "#bots/move-request.ts";
import { think } from "#bots/index.ts";
import type { BotDecision } from "#table/ports.ts";
import { stepBack } from "../threads/step-back.ts";

stepBack();

export default function answer(request: MoveRequest): BotDecision {
  return think(request, () => performance.now());
}

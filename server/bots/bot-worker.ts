/** Runs in a thread of its own: however long a bot thinks, no table waits for it. */
import type { MoveRequest } from "#bots/move-request.ts";
import type { Finding, Study } from "#bots/study.ts";
import { explain, think } from "#bots/index.ts";
import type { BotDecision } from "#table/ports.ts";
import { stepBack } from "../threads/step-back.ts";

stepBack();

export default function answer(request: MoveRequest | Study): BotDecision | Finding {
  const now = (): number => performance.now();
  return "type" in request ? explain(request, now) : think(request, now);
}

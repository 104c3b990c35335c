/** A thread in which a house bot thinks: no program's clock stands still for it. */
import type { MoveRequest } from "#bots/move-request.ts";
import { think } from "#bots/index.ts";
import type { BotDecision } from "#table/ports.ts";

export default function answer(request: MoveRequest): BotDecision {
  return think(request, () => performance.now());
}

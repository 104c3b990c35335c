/** Runs in a thread of its own: however long a bot thinks or a list is read, no table waits for it. */
import type { MoveRequest } from "#bots/move-request.ts";
import type { Finding, Study } from "#bots/study.ts";
import { explain, think } from "#bots/index.ts";
import type { BotDecision } from "#table/ports.ts";
import { stepBack } from "../threads/step-back.ts";
import { readListed, type ListWork } from "./list-work.ts";

stepBack();

type WorkDone = BotDecision | Finding | ReturnType<typeof readListed>;

export default function answer(request: MoveRequest | Study | ListWork): WorkDone {
  const now = (): number => performance.now();
  if (!("type" in request)) return think(request, now);
  return "text" in request ? readListed(request) : explain(request, now);
}

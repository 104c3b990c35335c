/** [UB-MPJ-02] Who decides in a job for two. */
import { marketCard } from "../cards/market/index.ts";
import type { Source } from "../cards/effects.ts";

/** `player` resolves these effects; whoever began the job decides, when it is done together. */
export function deciderOf({ held, opponent, partner }: Source, player: number): number {
  if (partner !== player || held === undefined || opponent === undefined) return player;
  const card = marketCard(held);
  return card.kind === "job" && card.others === "together" ? opponent : player;
}

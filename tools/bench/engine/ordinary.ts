/** The ordinary road: view → options → decide with citing events → evolve. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { fold, isRefusal } from "#rules/game.ts";
import type { BenchDeal, SideResult } from "./deals.ts";
import { walk } from "./road.ts";

export function ordinary(deal: BenchDeal): SideResult {
  return walk(deal, (state, seat, command, chance) => {
    const events = bountyHunters.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(events.code);
    return fold(bountyHunters, state, events);
  });
}

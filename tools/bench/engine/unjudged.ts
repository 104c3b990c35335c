/** The ordinary road with judge and journal left out: view → options → the table after it. */
import { unjudged } from "#rules/bounty-hunters/index.ts";
import type { BenchDeal, SideResult } from "./deals.ts";
import { walk } from "./road.ts";

export function withoutEvents(deal: BenchDeal): SideResult {
  return walk(deal, unjudged);
}

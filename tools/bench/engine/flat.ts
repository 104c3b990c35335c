/** The frozen flat reference on the same deals. */
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { cardTablesOf } from "#bots/bounty-hunters/simulator/card-tables.ts";
import { chooserFor, finish, refillRng } from "./deals.ts";
import type { BenchDeal, EngineSide } from "./deals.ts";
import { flatTable } from "./reference/flat.mjs";

export function flat(copying: boolean): EngineSide {
  const play = flatTable(cardTablesOf(standardSet));
  return (deal: BenchDeal) => {
    const chooser = chooserFor(deal.seed);
    const refill = (deck: number, turn: number, step: number) =>
      refillRng(deal.seed, deck, turn, step);
    const result = play(deal.state, { choose: chooser.choose, refill }, copying);
    return finish(chooser, result.slice(0, 4));
  };
}

/** What a crate is worth to a seat: its points, the majority, the contracts that pay for crates. */
import type { Appraiser } from "./appraiser.ts";
import { crateContract } from "../simulator/card-tables.ts";
import type { Outlook } from "./outlook.ts";
import { likely } from "./likely.ts";
import * as slot from "../simulator/slots.ts";
import { at, type World } from "../simulator/world.ts";

/** [BH-CRATE-06] Points, and a better chance of the majority. */
export function crateWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const { cardTables, weights } = my;
  const mine = at(world, out.board + slot.crates);
  const lead = majority(mine + at(cardTables.mark, card), out) - majority(mine, out);
  return weights.crates * at(cardTables.points, card) + weights.majority * 5 * lead;
}

/** [BH-CONTRACT-06] What a crate adds to the contracts that pay for crates. */
export function duoWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const { cardTables, weights } = my;
  const symbols = at(cardTables.mark, card);
  const mine = at(world, out.board + slot.crates);
  let duos = 0;
  for (let i = 0; i < at(world, out.board + slot.contractCount); i++) {
    const contract = at(world, out.board + slot.contracts + i);
    if (at(cardTables.mark, contract) !== crateContract) continue;
    const wanted = at(out.expected, at(cardTables.a, contract)) - mine;
    if (wanted > 0) duos += wanted < symbols ? wanted : symbols;
  }
  return 2 * weights.contracts * duos * 0.8;
}

export function majority(mine: number, out: Outlook): number {
  if (mine === 0) return 0;
  return likely((mine - out.rivalCrates + 0.5 - 0.15 * out.left) / (0.5 + 0.2 * out.left));
}

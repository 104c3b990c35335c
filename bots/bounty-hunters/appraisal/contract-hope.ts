/** What contracts will pay, and what one more capture would add to them. */
import * as slot from "../simulator/slots.ts";
import { at } from "../simulator/world.ts";
import { crateContract, doubleContract, pairContract } from "../simulator/card-tables.ts";
import type { Outlook } from "./outlook.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import type { World } from "../simulator/world.ts";

/** [BH-CONTRACT-04…06] One more of each character: its own point, and the duo it may complete. */
export function margins(world: World, cardTables: CardTables, out: Outlook): void {
  const b = out.board;
  out.margin.fill(0);
  for (let i = 0; i < at(world, b + slot.contractCount); i++) {
    const card = at(world, b + slot.contracts + i);
    const a = at(cardTables.a, card);
    const kind = at(cardTables.mark, card);
    const haveA = at(world, b + slot.captured + a);
    if (kind === pairContract) {
      const z = at(cardTables.b, card);
      const haveB = at(world, b + slot.captured + z);
      out.margin[a] = at(out.margin, a) + 1 + 3 * share(at(out.expected, z) - haveA);
      out.margin[z] = at(out.margin, z) + 1 + 3 * share(at(out.expected, a) - haveB);
    } else if (kind === doubleContract)
      out.margin[a] = at(out.margin, a) + (haveA % 2 === 1 ? 3 : 1.6);
    else if (kind === crateContract)
      out.margin[a] = at(out.margin, a) + 1 + 2 * share(at(world, b + slot.crates) - haveA);
  }
}

function share(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x;
}

/** What a contract will pay if things go as expected. */
export function contractHope(
  world: World,
  cardTables: CardTables,
  out: Outlook,
  card: number,
): number {
  const a = at(cardTables.a, card);
  const kind = at(cardTables.mark, card);
  const hopeA = at(out.expected, a);
  if (kind === pairContract) {
    const hopeB = at(out.expected, at(cardTables.b, card));
    const haveA = at(world, out.board + slot.captured + a);
    const haveB = at(world, out.board + slot.captured + at(cardTables.b, card));
    const sure = haveA < haveB ? haveA : haveB;
    const rest = (hopeA < hopeB ? hopeA : hopeB) - sure;
    return hopeA + hopeB + 3 * (sure + rest * 0.7);
  }
  if (kind === doubleContract)
    return hopeA + 2 * (hopeA > 2 ? 1 + (hopeA - 2) / 2 : (hopeA * hopeA) / 4);
  const symbols = at(world, out.board + slot.crates) + 0.3;
  return hopeA + 2 * (hopeA < symbols ? hopeA : symbols) * 0.8;
}

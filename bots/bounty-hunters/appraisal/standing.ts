/** How a seat stands: its pad, and what its open affairs promise. */
import type { Appraiser } from "./appraiser.ts";
import { crateContract, doubleContract, pairContract } from "../simulator/card-tables.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import { contractHope } from "./contract-hope.ts";
import type { Outlook } from "./outlook.ts";
import { majority } from "./crate-worth.ts";
import { reserveWorth } from "./worth.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** [BH-CONTRACT-04…08] */
function contractPoints(world: World, cardTables: CardTables, card: number, board: number): number {
  const kind = at(cardTables.mark, card);
  const a = at(world, board + slot.captured + at(cardTables.a, card));
  if (kind === pairContract) {
    const b = at(world, board + slot.captured + at(cardTables.b, card));
    return a + b + 3 * (a < b ? a : b);
  }
  if (kind === doubleContract) return a + 2 * (a >> 1);
  const boxes = kind === crateContract ? at(world, board + slot.crates) : 0;
  return a + 2 * (a < boxes ? a : boxes);
}

export function contractRow(world: World, cardTables: CardTables, board: number): number {
  let sum = 0;
  for (let i = 0; i < at(world, board + slot.contractCount); i++)
    sum += contractPoints(world, cardTables, at(world, board + slot.contracts + i), board);
  return sum;
}

/** [BH-SCORE-03] */
export function crateRow(world: World, board: number): number {
  let most = 1;
  for (let s = 0; s < at(world, slot.seats); s++)
    if (at(world, boardOf(s) + slot.crates) > most) most = at(world, boardOf(s) + slot.crates);
  return at(world, board + slot.cratePoints) + (at(world, board + slot.crates) === most ? 5 : 0);
}

/** [BH-SCORE-06, BH-SCORE-07] The final score, with credits as a hundredth: they only part ties. */
export function finalScore(world: World, cardTables: CardTables, board: number): number {
  const row = at(world, board + slot.points) - at(world, board + slot.losses);
  return (
    row +
    crateRow(world, board) +
    contractRow(world, cardTables, board) +
    at(world, board + slot.credits) / 100
  );
}

/** What the pad will show at the end if things go as expected; comparable between seats. The seat has looked. */
export function standing(my: Appraiser, world: World, out: Outlook): number {
  const { cardTables, weights } = my;
  const b = out.board;
  let sum =
    at(world, b + slot.points) -
    at(world, b + slot.losses) +
    at(world, b + slot.cratePoints) +
    5 * majority(at(world, b + slot.crates), out);
  for (let i = 0; i < at(world, b + slot.contractCount); i++) {
    const card = at(world, b + slot.contracts + i);
    const sure = contractPoints(world, cardTables, card, b);
    sum += sure + weights.contracts * (contractHope(world, cardTables, out, card) - sure) * 0.5;
  }
  for (let i = 0; i < at(world, b + slot.openCount); i++) {
    const o = b + slot.open + i * slot.openWidth;
    if (at(world, o) >= 0) sum += at(out.stakes, i);
  }
  for (let i = 0; i < at(world, b + slot.reservedCount); i++)
    sum += reserveWorth(my, world, out, at(world, b + slot.reserved + i));
  return (
    sum + at(world, b + slot.credits) * out.credit + at(world, b + slot.captures) * weights.tempo
  );
}

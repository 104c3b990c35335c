/** How a seat stands: its pad, and what its open affairs promise. */
import type { Appraiser } from "./appraiser.ts";
import { crateContract, doubleContract, pairContract } from "../simulator/card-tables.ts";
import type { Lore } from "../simulator/card-tables.ts";
import { contractHope } from "./outlook.ts";
import type { Outlook } from "./outlook.ts";
import { majority, reserveWorth } from "./worth.ts";
import {
  at,
  boardOf,
  captured,
  captures,
  contractCount,
  contracts,
  cratePoints,
  crates,
  credits,
  losses,
  open,
  openCount,
  openWidth,
  points,
  reserved,
  reservedCount,
  seats,
} from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** [BH-CONTRACT-04…08] */
function contractPoints(world: World, lore: Lore, card: number, board: number): number {
  const kind = at(lore.mark, card);
  const a = at(world, board + captured + at(lore.a, card));
  if (kind === pairContract) {
    const b = at(world, board + captured + at(lore.b, card));
    return a + b + 3 * (a < b ? a : b);
  }
  if (kind === doubleContract) return a + 2 * (a >> 1);
  const boxes = kind === crateContract ? at(world, board + crates) : 0;
  return a + 2 * (a < boxes ? a : boxes);
}

export function contractRow(world: World, lore: Lore, board: number): number {
  let sum = 0;
  for (let i = 0; i < at(world, board + contractCount); i++)
    sum += contractPoints(world, lore, at(world, board + contracts + i), board);
  return sum;
}

/** [BH-SCORE-03] */
export function crateRow(world: World, board: number): number {
  let most = 1;
  for (let s = 0; s < at(world, seats); s++)
    if (at(world, boardOf(s) + crates) > most) most = at(world, boardOf(s) + crates);
  return at(world, board + cratePoints) + (at(world, board + crates) === most ? 5 : 0);
}

/** [BH-SCORE-06, BH-SCORE-07] The final score, with credits as a hundredth: they only part ties. */
export function finalScore(world: World, lore: Lore, board: number): number {
  const row = at(world, board + points) - at(world, board + losses);
  return (
    row +
    crateRow(world, board) +
    contractRow(world, lore, board) +
    at(world, board + credits) / 100
  );
}

/** What the pad will show at the end if things go as expected; comparable between seats. The seat has looked. */
export function standing(my: Appraiser, world: World, out: Outlook): number {
  const { lore, weights } = my;
  const b = out.board;
  let sum =
    at(world, b + points) -
    at(world, b + losses) +
    at(world, b + cratePoints) +
    5 * majority(at(world, b + crates), out);
  for (let i = 0; i < at(world, b + contractCount); i++) {
    const card = at(world, b + contracts + i);
    const sure = contractPoints(world, lore, card, b);
    sum += sure + weights.contracts * (contractHope(world, lore, out, card) - sure) * 0.5;
  }
  for (let i = 0; i < at(world, b + openCount); i++) {
    const o = b + open + i * openWidth;
    if (at(world, o) >= 0) sum += at(out.stakes, i);
  }
  for (let i = 0; i < at(world, b + reservedCount); i++)
    sum += reserveWorth(my, world, out, at(world, b + reserved + i));
  return sum + at(world, b + credits) * out.credit + at(world, b + captures) * weights.tempo;
}

/** How a seat stands, in numbers: its own board, its targets and cards, the end it can see. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { contractHope } from "../appraisal/contract-hope.ts";
import { turnsToFour } from "../appraisal/look-around.ts";
import type { Outlook } from "../appraisal/outlook.ts";
import { standing } from "../appraisal/standing.ts";
import { majority } from "../appraisal/crate-worth.ts";
import { reserveWorth } from "../appraisal/worth.ts";
import * as slot from "../simulator/slots.ts";
import { at, type World } from "../simulator/world.ts";
import { type Position, padNow } from "./position.ts";
import { describeRivals, within3 } from "./describe-rivals.ts";

/**
 * Fills the inputs for the seat of this outlook before anybody has
 * drawn: its board as it lies in `world`, the others as surveyed.
 */
export function describeSeat(position: Position, my: Appraiser, world: World, out: Outlook): void {
  const { inputs: x } = position;
  const mine = standing(my, world, out);
  const pad = padNow(my, world, out.board);
  x[0] = 1;
  describeRivals(position, world, out, mine, pad, turnsToFour(world, my, out.seat));
  const caught = at(world, out.board + slot.captures);
  x[17] = caught / 3;
  x[18] = caught === 3 ? 1 : 0;
  x[19] = caught >= 4 ? 1 : 0;
  x[20] = within3(mine / 15);
  x[21] = within3(pad / 15);
  const purse = at(world, out.board + slot.credits);
  x[22] = purse > 0 ? 1 : 0;
  x[23] = purse > 1 ? 1 : 0;
  x[24] = purse > 2 ? 1 : 0;
  x[25] = within3(purse / 4);
  describeTargets(position, my, world, out);
  describeCards(position, my, world, out);
  describeEnd(position, world, out);
}

/** [BH-END-03] The end, known or expected, and what the leads are worth when it is near; the size of the table. */
function describeEnd({ inputs: x }: Position, world: World, out: Outlook): void {
  const n = at(world, slot.seats);
  const rest = at(world, slot.lastTurn) > 0 ? at(world, slot.lastTurn) - at(world, slot.turn) : -1;
  const nearEnd = 1 + out.left / 3;
  x[46] = rest < 0 ? 1 : 0;
  x[47] = rest === 0 ? 1 : 0;
  x[48] = rest === 1 ? 1 : 0;
  x[49] = within3(out.left / 8);
  x[50] = within3(at(world, slot.turn) / 15);
  x[51] = n === 2 ? 1 : 0;
  x[52] = n === 3 ? 1 : 0;
  x[53] = n / 4;
  x[54] = 0;
  x[55] = 0;
  x[56] = 0;
  x[57] = at(x, 1) / nearEnd;
  x[58] = at(x, 14) / nearEnd;
}

/** The seat has played and the others have not: what the best two cards it passes on are worth to the neighbour. */
export function describePassing({ inputs: x }: Position, best: number, next: number): void {
  x[54] = 1;
  x[55] = within3(best / 8);
  x[56] = within3(next / 8);
}

/** Open targets, the nearest capture first; attackers that wait alone. */
function describeTargets(
  { inputs: x, near, stakes }: Position,
  my: Appraiser,
  world: World,
  out: Outlook,
): void {
  let targets = 0;
  let waiting = 0;
  let spent = 0;
  for (let i = 0; i < at(world, out.board + slot.openCount); i++) {
    const o = out.board + slot.open + i * slot.openWidth;
    if (at(world, o) < 0) {
      waiting = at(world, o + 1) + at(world, o + 2) + at(world, o + 3);
      continue;
    }
    spent += at(world, o + slot.sunk);
    const turns = at(my.captureCost.turns, at(out.needs, i));
    let p = targets++;
    for (; p > 0 && at(near, p - 1) > turns; p--) {
      near[p] = at(near, p - 1);
      stakes[p] = at(stakes, p - 1);
    }
    near[p] = turns;
    stakes[p] = at(out.stakes, i);
  }
  x[26] = targets / 3;
  x[27] = targets > 0 ? 1 : 0;
  x[28] = targets > 1 ? 1 : 0;
  x[29] = within3(waiting / 5);
  x[30] = within3(spent / 5);
  x[31] = within3(out.busy / 8);
  for (let i = 0; i < 3; i++) {
    x[32 + 2 * i] = i < targets ? within3(at(near, i) / 3) : 2;
    x[33 + 2 * i] = i < targets ? within3(at(stakes, i) / 8) : 0;
  }
}

/** Reserved cards, contracts and crates. */
function describeCards({ inputs: x }: Position, my: Appraiser, world: World, out: Outlook): void {
  const b = out.board;
  let later = 0;
  for (let i = 0; i < at(world, b + slot.reservedCount); i++)
    later += reserveWorth(my, world, out, at(world, b + slot.reserved + i));
  x[38] = at(world, b + slot.reservedCount) / 3;
  x[39] = within3(later / 6);
  let hope = 0;
  for (let i = 0; i < at(world, b + slot.contractCount); i++)
    hope += contractHope(world, my.cardTables, out, at(world, b + slot.contracts + i));
  x[40] = at(world, b + slot.contractCount) / 3;
  x[41] = within3(hope / 10);
  x[42] = at(world, b + slot.owed);
  x[43] = at(world, b + slot.crates) / 4;
  x[44] = within3((at(world, b + slot.crates) - out.rivalCrates) / 3);
  x[45] = majority(at(world, b + slot.crates), out);
}

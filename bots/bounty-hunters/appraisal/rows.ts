/**
 * What a move is worth, told row by row: what a bot says when
 * it is asked why. The rows add up to the number of `worth.ts`.
 */
import type { Appraiser } from "./appraiser.ts";
import {
  contractBonus,
  creditBonus,
  isContract,
  isCrate,
  isHunter,
  isTarget,
} from "../simulator/card-tables.ts";
import { contractHope } from "./contract-hope.ts";
import type { Outlook } from "./outlook.ts";
import { inTime, shortOf, targetWorth } from "./pursuit.ts";
import {
  bestSlot,
  bestWorth,
  isWaiting,
  keenness,
  priceOf,
  reservePart,
  sellWorth,
  waitingWorth,
} from "./worth.ts";
import { crateWorth, duoWorth } from "./crate-worth.ts";
import * as slot from "../simulator/slots.ts";
import { at } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

/** The rows of an expectation; the first four are the score pad's [BH-SCORE-01]. */
export const rowNames = [
  "targets",
  "crates",
  "contracts",
  "hunters",
  "credits",
  "tempo",
  "denial",
] as const;
export type Rows = Record<(typeof rowNames)[number], number>;

export function noRows(): Rows {
  return { targets: 0, crates: 0, contracts: 0, hunters: 0, credits: 0, tempo: 0, denial: 0 };
}

export function sellRows(out: Outlook): Rows {
  return { ...noRows(), credits: sellWorth(out) };
}

export function playRows(
  my: Appraiser,
  world: World,
  out: Outlook,
  card: number,
  spot: number,
): Rows {
  const rows = noRows();
  const kind = at(my.cardTables.kind, card);
  if (kind === isTarget) addOpening(my, world, out, card, rows);
  else if (kind === isContract)
    rows.contracts += my.weights.contracts * contractHope(world, my.cardTables, out, card);
  else if (kind === isCrate) {
    rows.crates += crateWorth(my, world, out, card);
    rows.contracts += duoWorth(my, world, out, card);
  } else addAttack(my, world, out, card, spot, rows);
  rows.credits -= priceOf(my, out, at(my.cardTables.cost, card));
  return rows;
}

export function reserveRows(my: Appraiser, world: World, out: Outlook, card: number): Rows {
  const part = bestWorth(my, world, out, card) > 0 ? reservePart(my, world, out, card) : 0;
  return scaled(playRows(my, world, out, card, bestSlot(my, world, out, card)), part);
}

export function scaled(rows: Rows, part: number): Rows {
  const out = noRows();
  for (const name of rowNames) out[name] = rows[name] * part;
  return out;
}

/** [BH-CONF-04] */
function addOpening(my: Appraiser, world: World, out: Outlook, card: number, rows: Rows): void {
  const o = isWaiting(world, out) ? out.board + slot.open : -1;
  addTarget(
    my,
    out,
    card,
    shortOf(world, my.cardTables, my.captureCost, card, o, -1),
    o < 0 ? 0 : at(world, o + slot.sunk),
    1,
    rows,
  );
  rows.tempo += keenness(my, world, out);
}

/** [BH-CONF-05] */
function addAttack(
  my: Appraiser,
  world: World,
  out: Outlook,
  card: number,
  spot: number,
  rows: Rows,
): void {
  const loss = at(my.cardTables.kind, card) === isHunter ? at(my.cardTables.points, card) : 0;
  const o = out.board + slot.open + spot * slot.openWidth;
  if (at(world, out.board + slot.openCount) === 0 || at(world, o) < 0) {
    rows.tempo += waitingWorth(my, world, out, card);
    rows.hunters -= 0.5 * loss * my.weights.losses;
    return;
  }
  const target = at(world, o);
  const spent = at(world, o + slot.sunk);
  addTarget(my, out, target, at(out.needs, spot), spent, -1, rows);
  addTarget(
    my,
    out,
    target,
    shortOf(world, my.cardTables, my.captureCost, target, o, card),
    spent + loss,
    1,
    rows,
  );
}

/** The rows of `targetWorth`: the capture, and what it still takes. */
function addTarget(
  my: Appraiser,
  out: Outlook,
  target: number,
  need: number,
  spent: number,
  sign: number,
  rows: Rows,
): void {
  const { cardTables, captureCost, weights } = my;
  if (need > 0 && targetWorth(my, out, target, need, spent) <= 0) return;
  const part = sign * (need === 0 ? 1 : inTime(weights, out, at(captureCost.turns, need)));
  const bonus = at(cardTables.mark, target);
  rows.targets += part * at(cardTables.points, target);
  rows.hunters -= part * (spent + at(captureCost.losses, need)) * weights.losses;
  rows.contracts +=
    part *
    (weights.contracts * at(out.margin, at(cardTables.a, target)) +
      (bonus === contractBonus ? out.luck : 0));
  rows.tempo += part * (out.tempo - at(captureCost.actions, need) * weights.action);
  rows.credits +=
    part *
    ((bonus === creditBonus ? out.credit : 0) - at(captureCost.credits, need) * weights.credit);
}

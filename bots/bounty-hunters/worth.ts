/** What one move is worth to one seat, row by row: the change it makes to what the seat can expect at the end. */
import { contractBonus, crateContract, creditBonus, isContract, isCrate, isHunter, isTarget } from './lore.ts';
import type { Lore } from './lore.ts';
import { contractHope, inTime, likely, needOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Toll } from './toll.ts';
import type { Weights } from './weights.ts';
import { at, contractCount, contracts, crates, credits, open, openCount, openWidth, sunk } from './world.ts';
import type { World } from './world.ts';

/** The rows of an expectation; the first four are the score pad's [BH-SCORE-01]. */
export const rowNames = ['targets', 'crates', 'contracts', 'hunters', 'credits', 'tempo', 'denial'] as const;
const inTargets = 0;
const inCrates = 1;
const inContracts = 2;
const inHunters = 3;
const inCredits = 4;
const inTempo = 5;

export interface Appraiser {
  readonly lore: Lore;
  readonly toll: Toll;
  readonly weights: Weights;
  /** Scratch: the rows of the move looked at last. */
  readonly rows: Float64Array;
}

function put(my: Appraiser, row: number, n: number): void {
  my.rows[row] = at(my.rows, row) + n;
}

export function total(my: Appraiser): number {
  const { rows } = my;
  return at(rows, 0) + at(rows, 1) + at(rows, 2) + at(rows, 3) + at(rows, 4) + at(rows, 5) + at(rows, 6);
}

export function sellWorth(my: Appraiser, out: Outlook): number {
  my.rows.fill(0);
  put(my, inCredits, out.credit);
  return total(my);
}

/** A card put into play from the hand or from the reserved cards; `slot` matters for attack cards alone. */
export function playWorth(my: Appraiser, world: World, out: Outlook, card: number, slot: number): number {
  my.rows.fill(0);
  const kind = at(my.lore.kind, card);
  if (kind === isTarget) openingWorth(my, world, out, card);
  else if (kind === isContract) put(my, inContracts, my.weights.contracts * contractHope(world, my.lore, out, card));
  else if (kind === isCrate) crateWorth(my, world, out, card);
  else attackWorth(my, world, out, card, slot);
  payFor(my, world, out, at(my.lore.cost, card));
  return total(my);
}

/** A card with a cost, put aside: part of what it would be worth, if there is time to pay for it. */
export function reserveWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const slot = bestSlot(my, world, out, card);
  const missing = at(my.lore.cost, card) - at(world, out.board + credits);
  const soon = missing > 0 ? likely((out.left - 1 - 2 * missing) / 2) : likely(out.left - 0.5);
  const whole = playWorth(my, world, out, card, slot);
  const part = whole > 0 && out.left > 0 ? my.weights.reserve * soon : 0;
  for (let r = 0; r < my.rows.length; r++) my.rows[r] = at(my.rows, r) * part;
  return whole * part;
}

function payFor(my: Appraiser, world: World, out: Outlook, cost: number): void {
  let price = out.credit;
  for (let c = 0; c < cost; c++) {
    price /= my.weights.thrift;
    put(my, inCredits, -price);
  }
}

/** [BH-CONF-04] A target opened; on waiting attackers it may fall at once [AMB-16]. */
function openingWorth(my: Appraiser, world: World, out: Outlook, card: number): void {
  const { lore, toll } = my;
  const waiting = at(world, out.board + openCount) === 1 && at(world, out.board + open) < 0;
  const o = out.board + open;
  let need = 0;
  for (let c = 0; c < 3; c++) {
    const short = at(lore.trio, card * 3 + c) - (waiting ? at(world, o + 1 + c) : 0);
    need = need * toll.side + (short <= 0 ? 0 : short >= toll.side ? toll.side - 1 : short);
  }
  const spent = waiting ? at(world, o + sunk) : 0;
  if (need === 0) captureWorth(my, out, card, spent, 1);
  else pursuit(my, out, card, need, spent, 1);
  if (at(world, out.board + openCount) === 0 && out.left > 2) put(my, inTempo, my.weights.keen);
}

/** [BH-CONF-05] The confrontation after this card less the confrontation before it. */
function attackWorth(my: Appraiser, world: World, out: Outlook, card: number, slot: number): void {
  const { lore, toll, weights } = my;
  const loss = at(lore.kind, card) === isHunter ? at(lore.points, card) : 0;
  const o = out.board + open + slot * openWidth;
  if (at(world, out.board + openCount) === 0 || at(world, o) < 0) {
    put(my, inTempo, waitingWorth(my, world, out, card));
    put(my, inHunters, -0.5 * loss * weights.losses);
    return;
  }
  const target = at(world, o);
  const before = needOf(world, lore, toll, o);
  let need = 0;
  for (let c = 0; c < 3; c++) {
    const short = at(lore.trio, target * 3 + c) - at(world, o + 1 + c) - at(lore.trio, card * 3 + c);
    need = need * toll.side + (short <= 0 ? 0 : short >= toll.side ? toll.side - 1 : short);
  }
  const spent = at(world, o + sunk);
  pursuit(my, out, target, before, spent, -1);
  if (need === 0) captureWorth(my, out, target, spent + loss, 1);
  else pursuit(my, out, target, need, spent + loss, 1);
}

/** Attackers without a target are worth a part of the action they save later. */
function waitingWorth(my: Appraiser, world: World, out: Outlook, card: number): number {
  const t = card * 3;
  const sum = at(my.lore.trio, t) + at(my.lore.trio, t + 1) + at(my.lore.trio, t + 2);
  const crowd = at(world, out.board + openCount) > 0 ? 0.6 : 1;
  return out.left > 2 ? crowd * 0.1 * sum * my.weights.action : 0;
}

function captureWorth(my: Appraiser, out: Outlook, target: number, spent: number, part: number): void {
  const { lore, weights } = my;
  put(my, inTargets, part * at(lore.points, target));
  put(my, inHunters, -part * spent * weights.losses);
  put(my, inContracts, part * weights.contracts * at(out.margin, at(lore.a, target)));
  put(my, inTempo, part * out.tempo);
  const bonus = at(lore.mark, target);
  if (bonus === creditBonus) put(my, inCredits, part * out.credit);
  else if (bonus === contractBonus) put(my, inContracts, part * out.luck);
}

/** An open target is worth its capture less what it still takes, by the chance of being in time; never below nothing. */
export function pursuit(my: Appraiser, out: Outlook, target: number, need: number, spent: number, sign: number): void {
  const { toll, lore, weights } = my;
  const chance = inTime(weights, out, at(toll.turns, need));
  const bonus = at(lore.mark, target);
  const reward =
    at(lore.points, target) +
    out.tempo +
    weights.contracts * at(out.margin, at(lore.a, target)) +
    (bonus === creditBonus ? out.credit : bonus === contractBonus ? out.luck : 0);
  const losses = (spent + at(toll.losses, need)) * weights.losses;
  const work = at(toll.actions, need) * weights.action;
  const price = at(toll.credits, need) * weights.credit;
  if (reward <= losses + work + price) return;
  const part = sign * chance;
  captureWorth(my, out, target, spent, part);
  put(my, inHunters, -part * at(toll.losses, need) * weights.losses);
  put(my, inTempo, -part * work);
  put(my, inCredits, -part * price);
}

/** [BH-CRATE-06] Points, a better chance of the majority, and the duos of crate contracts [BH-CONTRACT-06]. */
function crateWorth(my: Appraiser, world: World, out: Outlook, card: number): void {
  const { lore, weights } = my;
  const symbols = at(lore.mark, card);
  const mine = at(world, out.board + crates);
  put(my, inCrates, weights.crates * at(lore.points, card));
  put(my, inCrates, weights.majority * 5 * (majority(mine + symbols, out) - majority(mine, out)));
  for (let i = 0; i < at(world, out.board + contractCount); i++) {
    const contract = at(world, out.board + contracts + i);
    if (at(lore.mark, contract) !== crateContract) continue;
    const wanted = at(out.expected, at(lore.a, contract)) - mine;
    if (wanted > 0) put(my, inContracts, 2 * weights.contracts * (wanted < symbols ? wanted : symbols) * 0.8);
  }
}

export function majority(mine: number, out: Outlook): number {
  if (mine === 0) return 0;
  return likely((mine - out.rivalCrates + 0.5 - 0.15 * out.left) / (0.5 + 0.2 * out.left));
}

/** The open confrontation where an attack card is worth most; 0 for everything else. */
export function bestSlot(my: Appraiser, world: World, out: Outlook, card: number): number {
  const kind = at(my.lore.kind, card);
  const n = at(world, out.board + openCount);
  if (kind === isTarget || kind >= isCrate || n < 2) return 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < n; slot++) {
    const worth = playWorth(my, world, out, card, slot);
    if (worth <= most) continue;
    most = worth;
    best = slot;
  }
  return best;
}

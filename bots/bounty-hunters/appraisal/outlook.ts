/** What one seat has to reckon with before it moves: worked out once per decision, from public boards alone. */
import type { Appraiser } from "./appraiser.ts";
import { crateContract, doubleContract, pairContract } from "../simulator/card-tables.ts";
import type { Lore } from "../simulator/card-tables.ts";
import { inTime, likely, shortOf, targetWorth } from "./pursuit.ts";
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
  lastTurn,
  losses,
  open,
  openCount,
  openMax,
  openWidth,
  points,
  seats,
  sunk,
  turn,
} from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

export interface Outlook {
  seat: number;
  board: number;
  /** Turns left after this one, as far as anyone can tell. */
  left: number;
  /** Turns all open targets together still need. */
  busy: number;
  /** What the next credit, the next capture and an unknown contract are worth. */
  credit: number;
  tempo: number;
  luck: number;
  rivalCrates: number;
  /** By open confrontation: where the toll tables keep what it still needs, and what it is worth. */
  readonly needs: Int16Array;
  readonly stakes: Float64Array;
  /**
   * By face: what it is worth in play at best, and on which open confrontation; true where `weighed` is this
   * `glance`.
   */
  glance: number;
  readonly weighed: Int32Array;
  readonly worths: Float64Array;
  readonly slots: Int16Array;
  /** By character: captures expected at the end, and what one more would add to the contracts in play. */
  readonly expected: Float64Array;
  readonly margin: Float64Array;
}

/** [BH-SETUP-02] No set has more: every card a face of its own. */
const mostFaces = 195;

export function newOutlook(): Outlook {
  const list = (): Float64Array => new Float64Array(8);
  const kept = {
    glance: 0,
    weighed: new Int32Array(mostFaces),
    worths: new Float64Array(mostFaces),
    slots: new Int16Array(mostFaces),
  };
  return {
    ...kept,
    seat: 0,
    board: 0,
    left: 0,
    busy: 0,
    credit: 0,
    tempo: 0,
    luck: 0,
    rivalCrates: 0,
    needs: new Int16Array(openMax),
    stakes: new Float64Array(openMax),
    expected: list(),
    margin: list(),
  };
}

/** `left` may be handed in by who has just worked it out for another seat. */
export function lookAround(
  world: World,
  my: Appraiser,
  seat: number,
  out: Outlook,
  left: number,
): void {
  const { lore, toll, weights } = my;
  const b = boardOf(seat);
  out.glance++;
  out.seat = seat;
  out.board = b;
  out.left = left;
  let busy = 0;
  for (let i = 0; i < at(world, b + openCount); i++) {
    const o = b + open + i * openWidth;
    if (at(world, o) < 0) continue;
    const need = shortOf(world, lore, toll, at(world, o), o, -1);
    out.needs[i] = need;
    busy += at(toll.turns, need);
  }
  out.busy = busy;
  let rivalCrates = 0;
  let rivalScore = -99;
  for (let s = 0; s < at(world, seats); s++) {
    if (s === seat) continue;
    const r = boardOf(s);
    if (at(world, r + crates) > rivalCrates) rivalCrates = at(world, r + crates);
    const score = at(world, r + points) - at(world, r + losses) + at(world, r + cratePoints);
    if (score > rivalScore) rivalScore = score;
  }
  out.rivalCrates = rivalCrates;
  out.credit = weights.credit * (out.left < 3 ? out.left / 3 : 1);
  for (let c = at(world, b + credits); c > 0; c--) out.credit *= weights.thrift;
  out.luck = weights.contracts * (1 + 0.25 * out.left > 3 ? 3 : 1 + 0.25 * out.left);
  out.tempo = weights.tempo + weights.rise * at(world, b + captures);
  if (at(world, lastTurn) === 0 && at(world, b + captures) === 3) {
    const lead =
      at(world, b + points) - at(world, b + losses) + at(world, b + cratePoints) - rivalScore;
    out.tempo += out.credit + out.luck + weights.finish * (2 * likely((lead + 4) / 8) - 1);
  }
  hopes(world, my, out);
  margins(world, lore, out);
  for (let i = 0; i < at(world, b + openCount); i++) {
    const o = b + open + i * openWidth;
    if (at(world, o) >= 0)
      out.stakes[i] = targetWorth(my, out, at(world, o), at(out.needs, i), at(world, o + sunk));
  }
}

/**
 * [BH-END-03] Two turns after the first seat has its fourth capture. Who heeds nobody reckons with its own captures
 * alone.
 */
export function turnsLeft(world: World, my: Appraiser, seat: number): number {
  if (at(world, lastTurn) > 0) return at(world, lastTurn) - at(world, turn);
  const own = turnsToFour(world, my, seat);
  let soonest = own;
  for (let s = 0; s < at(world, seats) && my.weights.heed > 0; s++) {
    if (s === seat) continue;
    const turns = turnsToFour(world, my, s);
    if (turns < soonest) soonest = turns;
  }
  const expected = own + my.weights.heed * (soonest - own);
  return (expected < 1 ? 1 : expected) + 1.5;
}

export function turnsToFour(
  world: World,
  { lore, toll, weights }: Appraiser,
  seat: number,
): number {
  const b = boardOf(seat);
  let need = 4 - at(world, b + captures);
  if (need <= 0) return 0;
  let turns = 0;
  for (let i = 0; i < at(world, b + openCount) && need > 0; i++) {
    const o = b + open + i * openWidth;
    if (at(world, o) < 0) continue;
    turns += at(toll.turns, shortOf(world, lore, toll, at(world, o), o, -1));
    need--;
  }
  return turns + need * weights.pace;
}

function hopes(world: World, { lore, toll, weights }: Appraiser, out: Outlook): void {
  const b = out.board;
  let future = out.left / weights.pace;
  for (let c = 0; c < 8; c++) out.expected[c] = at(world, b + captured + c);
  for (let i = 0; i < at(world, b + openCount); i++) {
    const o = b + open + i * openWidth;
    if (at(world, o) < 0) continue;
    const chance = inTime(weights, out, at(toll.turns, at(out.needs, i)));
    const c = at(lore.a, at(world, o));
    out.expected[c] = at(out.expected, c) + chance;
    future -= chance;
  }
  if (future > 0)
    for (let c = 0; c < 8; c++) out.expected[c] = at(out.expected, c) + future * at(lore.share, c);
}

/** [BH-CONTRACT-04…06] One more of each character: its own point, and the duo it may complete. */
function margins(world: World, lore: Lore, out: Outlook): void {
  const b = out.board;
  out.margin.fill(0);
  for (let i = 0; i < at(world, b + contractCount); i++) {
    const card = at(world, b + contracts + i);
    const a = at(lore.a, card);
    const kind = at(lore.mark, card);
    const haveA = at(world, b + captured + a);
    if (kind === pairContract) {
      const z = at(lore.b, card);
      const haveB = at(world, b + captured + z);
      out.margin[a] = at(out.margin, a) + 1 + 3 * share(at(out.expected, z) - haveA);
      out.margin[z] = at(out.margin, z) + 1 + 3 * share(at(out.expected, a) - haveB);
    } else if (kind === doubleContract)
      out.margin[a] = at(out.margin, a) + (haveA % 2 === 1 ? 3 : 1.6);
    else if (kind === crateContract)
      out.margin[a] = at(out.margin, a) + 1 + 2 * share(at(world, b + crates) - haveA);
  }
}

function share(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x;
}

/** What a contract will pay if things go as expected. */
export function contractHope(world: World, lore: Lore, out: Outlook, card: number): number {
  const a = at(lore.a, card);
  const kind = at(lore.mark, card);
  const hopeA = at(out.expected, a);
  if (kind === pairContract) {
    const hopeB = at(out.expected, at(lore.b, card));
    const haveA = at(world, out.board + captured + a);
    const haveB = at(world, out.board + captured + at(lore.b, card));
    const sure = haveA < haveB ? haveA : haveB;
    const rest = (hopeA < hopeB ? hopeA : hopeB) - sure;
    return hopeA + hopeB + 3 * (sure + rest * 0.7);
  }
  if (kind === doubleContract)
    return hopeA + 2 * (hopeA > 2 ? 1 + (hopeA - 2) / 2 : (hopeA * hopeA) / 4);
  const symbols = at(world, out.board + crates) + 0.3;
  return hopeA + 2 * (hopeA < symbols ? hopeA : symbols) * 0.8;
}

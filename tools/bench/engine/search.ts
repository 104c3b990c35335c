/** The step the master's search uses, driven by random seats: the bots' compact world with its own operations. */
import { loreOf } from "#bots/bounty-hunters/simulator/card-tables.ts";
import type { Lore } from "#bots/bounty-hunters/simulator/card-tables.ts";
import { packState } from "#bots/bounty-hunters/simulator/situation.ts";
import { finalScore } from "#bots/bounty-hunters/appraisal/standing.ts";
import { activate, play, reserve, sell } from "#bots/bounty-hunters/simulator/actions.ts";
import { closeStep, passHands, triggerEnd } from "#bots/bounty-hunters/simulator/turn-end.ts";
import {
  at,
  boardOf,
  canDraw,
  captures,
  credits,
  deckCount,
  draw,
  hand,
  handCount,
  lastTurn,
  open,
  openCount,
  putOnDeck,
  reserved,
  reservedCount,
  takeDiscards,
  turn,
} from "#bots/bounty-hunters/simulator/world.ts";
import type { World } from "#bots/bounty-hunters/simulator/world.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { shuffled } from "#rules/rng.ts";
import { chooserFor, deals, finish, refillRng, setup } from "./deals.ts";
import type { Chooser, Deal, Side } from "./deals.ts";

const seats = 4;

/** With `copying`, the world is copied before each decision, as a tree search would. */
export function search(copying: boolean): Side {
  const moves = new Int16Array(256);
  const chosen = new Int16Array(seats);
  const spare = packState(deals(1)[0]?.state ?? bountyHunters.begin(setup));
  return (deal: Deal) => {
    const chooser = chooserFor(deal.seed);
    const lore = loreOf(deal.state.set);
    const world = packState(deal.state);
    const choose = copying
      ? (n: number): number => {
          spare.set(world);
          return chooser.choose(n);
        }
      : chooser.choose;
    while (playTurn(world, lore, deal.seed, choose, moves, chosen));
    return finish(
      chooser,
      [0, 1, 2, 3].map((seat) => Math.floor(finalScore(world, lore, boardOf(seat)))),
    );
  };
}

function playTurn(
  world: World,
  lore: Lore,
  seed: number,
  choose: Chooser["choose"],
  moves: Int16Array,
  chosen: Int16Array,
): boolean {
  let decks = 0;
  for (let d = 0; d < 4; d++) if (canDraw(world, d)) moves[decks++] = d;
  for (let s = 0; s < seats && decks > 1; s++) chosen[s] = at(moves, choose(decks));
  for (let s = 0; s < seats && decks > 0; s++)
    drawOne(world, s, decks > 1 ? at(chosen, s) : at(moves, 0), seed);
  for (let s = 0; s < seats; s++) {
    const n = listChoices(world, lore, boardOf(s), moves);
    chosen[s] = n === 0 ? -1 : at(moves, choose(n));
  }
  for (let s = 0; s < seats; s++)
    if (at(chosen, s) >= 0 && !mustPlace(world, lore, s, at(chosen, s)))
      chosen[s] = carryOut(world, lore, s, at(chosen, s));
  for (let s = 0; s < seats; s++) {
    if (at(chosen, s) >= 0)
      play(world, lore, s, at(chosen, s) >> 2, choose(at(world, boardOf(s) + openCount)));
    activateAny(world, lore, s, choose, moves);
  }
  closeStep(world);
  if (triggerEnd(world)) {
    for (let s = 0; s < seats; s++)
      if (at(world, boardOf(s) + captures) >= 4) activateAny(world, lore, s, choose, moves);
    closeStep(world);
  }
  if (at(world, turn) === at(world, lastTurn) || at(world, turn) >= 100) return false;
  passHands(world);
  return isOn(world);
}

/** [AMB-03] */
function isOn(world: World): boolean {
  for (let d = 0; d < 4; d++) if (canDraw(world, d)) return true;
  for (let s = 0; s < seats; s++) if (at(world, boardOf(s) + handCount) > 0) return true;
  return false;
}

/** Refills as the engine does, from the stream that belongs to this refill; search itself has no need to. */
function drawOne(world: World, seat: number, deck: number, seed: number): void {
  if (at(world, deckCount + deck) === 0) {
    const cards = takeDiscards(world, deck).sort((x, y) => x - y);
    for (const card of shuffled(cards, refillRng(seed, deck, at(world, turn), 0)))
      putOnDeck(world, deck, card);
  }
  draw(world, seat, deck);
}

/** An attack card that may go to several targets waits for its seat's own window [AMB-05]. */
function mustPlace(world: World, lore: Lore, seat: number, move: number): boolean {
  const b = boardOf(seat);
  if ((move & 3) !== 1 || at(world, b + openCount) < 2) return false;
  const kind = at(lore.kind, at(world, b + hand + (move >> 2)));
  return kind === 1 || kind === 2;
}

/** Gives −1: nothing of this move is left to do. */
function carryOut(world: World, lore: Lore, seat: number, move: number): number {
  const i = move >> 2;
  if ((move & 3) === 0) sell(world, lore, seat, i);
  else if ((move & 3) === 2) reserve(world, seat, i);
  else play(world, lore, seat, i, 0);
  return -1;
}

function listChoices(world: World, lore: Lore, b: number, moves: Int16Array): number {
  let n = 0;
  let before = -1;
  for (let i = 0; i < at(world, b + handCount); i++) {
    const card = at(world, b + hand + i);
    if (card === before) continue;
    before = card;
    moves[n++] = i * 4;
    if (at(lore.cost, card) <= at(world, b + credits)) moves[n++] = i * 4 + 1;
    if (at(lore.deck, card) === 3) moves[n++] = i * 4 + 2;
  }
  return n;
}

function activateAny(
  world: World,
  lore: Lore,
  seat: number,
  choose: Chooser["choose"],
  moves: Int16Array,
): void {
  for (
    let n = listActivations(world, lore, boardOf(seat), moves);
    n > 0;
    n = listActivations(world, lore, boardOf(seat), moves)
  ) {
    const i = choose(n + 1);
    if (i === n) return;
    activate(world, lore, seat, at(moves, i) >> 6, at(moves, i) & 63);
  }
}

function listActivations(world: World, lore: Lore, b: number, moves: Int16Array): number {
  const targets =
    at(world, b + openCount) === 1 && at(world, b + open) < 0 ? 0 : at(world, b + openCount);
  let n = 0;
  for (let i = 0; i < at(world, b + reservedCount); i++) {
    const card = at(world, b + reserved + i);
    if (at(lore.cost, card) > at(world, b + credits) || isRepeat(world, b, i, card)) continue;
    if (at(lore.kind, card) === 3 || targets < 2) moves[n++] = i * 64;
    else for (let slot = 0; slot < targets; slot++) moves[n++] = i * 64 + slot;
  }
  return n;
}

function isRepeat(world: World, b: number, i: number, card: number): boolean {
  for (let k = 0; k < i; k++) if (at(world, b + reserved + k) === card) return true;
  return false;
}

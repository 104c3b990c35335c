/** The step the master's search uses, driven by random seats: the bots' compact world with its own operations. */
import { cardTablesOf } from "#bots/bounty-hunters/simulator/card-tables.ts";
import { packState } from "#bots/bounty-hunters/simulator/situation.ts";
import { finalScore } from "#bots/bounty-hunters/appraisal/standing.ts";
import { play, reserve, sell } from "#bots/bounty-hunters/simulator/actions.ts";
import { closeStep, passHands, triggerEnd } from "#bots/bounty-hunters/simulator/turn-end.ts";
import * as slot from "#bots/bounty-hunters/simulator/slots.ts";
import {
  at,
  boardOf,
  canDraw,
  draw,
  putOnDeck,
  takeDiscards,
} from "#bots/bounty-hunters/simulator/world.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { shuffled } from "#rules/rng.ts";
import { chooserFor, deals, finish, refillRng, setup } from "./deals.ts";
import { activateAny, listChoices } from "./search-moves.ts";
import type { CardTables } from "#bots/bounty-hunters/simulator/card-tables.ts";
import type { World } from "#bots/bounty-hunters/simulator/world.ts";
import type { Chooser, BenchDeal, EngineSide } from "./deals.ts";

const seats = 4;

/** With `copying`, the world is copied before each decision, as a tree search would. */
export function search(copying: boolean): EngineSide {
  const moves = new Int16Array(256);
  const chosen = new Int16Array(seats);
  const spare = packState(deals(1)[0]?.state ?? bountyHunters.begin(setup));
  return (deal: BenchDeal) => {
    const chooser = chooserFor(deal.seed);
    const cardTables = cardTablesOf(deal.state.set);
    const world = packState(deal.state);
    const choose = copying
      ? (n: number): number => {
          spare.set(world);
          return chooser.choose(n);
        }
      : chooser.choose;
    while (playTurn(world, cardTables, deal.seed, choose, moves, chosen));
    return finish(
      chooser,
      [0, 1, 2, 3].map((seat) => Math.floor(finalScore(world, cardTables, boardOf(seat)))),
    );
  };
}

function playTurn(
  world: World,
  cardTables: CardTables,
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
    const n = listChoices(world, cardTables, boardOf(s), moves);
    chosen[s] = n === 0 ? -1 : at(moves, choose(n));
  }
  for (let s = 0; s < seats; s++)
    if (at(chosen, s) >= 0 && !mustPlace(world, cardTables, s, at(chosen, s)))
      chosen[s] = carryOut(world, cardTables, s, at(chosen, s));
  for (let s = 0; s < seats; s++) {
    if (at(chosen, s) >= 0)
      play(
        world,
        cardTables,
        s,
        at(chosen, s) >> 2,
        choose(at(world, boardOf(s) + slot.openCount)),
      );
    activateAny(world, cardTables, s, choose, moves);
  }
  closeStep(world);
  if (triggerEnd(world)) {
    for (let s = 0; s < seats; s++)
      if (at(world, boardOf(s) + slot.captures) >= 4)
        activateAny(world, cardTables, s, choose, moves);
    closeStep(world);
  }
  if (at(world, slot.turn) === at(world, slot.lastTurn) || at(world, slot.turn) >= 100)
    return false;
  passHands(world);
  return isOn(world);
}

/** [AMB-03] */
function isOn(world: World): boolean {
  for (let d = 0; d < 4; d++) if (canDraw(world, d)) return true;
  for (let s = 0; s < seats; s++) if (at(world, boardOf(s) + slot.handCount) > 0) return true;
  return false;
}

/** Refills as the engine does, from the stream that belongs to this refill; search itself has no need to. */
function drawOne(world: World, seat: number, deck: number, seed: number): void {
  if (at(world, slot.deckCount + deck) === 0) {
    const cards = takeDiscards(world, deck).sort((x, y) => x - y);
    for (const card of shuffled(cards, refillRng(seed, deck, at(world, slot.turn), 0)))
      putOnDeck(world, deck, card);
  }
  draw(world, seat, deck);
}

/** An attack card that may go to several targets waits for its seat's own window [AMB-05]. */
function mustPlace(world: World, cardTables: CardTables, seat: number, move: number): boolean {
  const b = boardOf(seat);
  if ((move & 3) !== 1 || at(world, b + slot.openCount) < 2) return false;
  const kind = at(cardTables.kind, at(world, b + slot.hand + (move >> 2)));
  return kind === 1 || kind === 2;
}

/** Gives −1: nothing of this move is left to do. */
function carryOut(world: World, cardTables: CardTables, seat: number, move: number): number {
  const i = move >> 2;
  if ((move & 3) === 0) sell(world, cardTables, seat, i);
  else if ((move & 3) === 2) reserve(world, seat, i);
  else play(world, cardTables, seat, i, 0);
  return -1;
}

/** One imagined future: my candidate, everyone else by the policy, a few turns, and how I stand then. */
import type { Rng } from "#rules/game.ts";
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { playOut } from "./match.ts";
import { activateAll, bestDraw } from "./policy.ts";
import { apply, moveOf, toPlay } from "./moves.ts";
import { look, lookAll, outOf, type Mind } from "./mind.ts";
import type { Situation } from "../simulator/situation.ts";
import type { Insight } from "../learned/insight.ts";
import { chooseAll, closeTurn, playTurn } from "./turn.ts";
import { bestFate, fates, handIndex, slotOf } from "./weigh.ts";
import { bestSlot } from "../appraisal/worth.ts";
import { activate, enter } from "../simulator/actions.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, draw, type World } from "../simulator/world.ts";
import { finalValue, marginOf, chanceNow } from "./margin.ts";

/** How a future is played: turns after this one, cards sampled per deck when a simulated seat draws. */
export interface Depth {
  readonly turns: number;
  readonly looks: number;
  /** Judges the position that is reached. */
  readonly insight: Insight;
}

/** The value for the seat that asks: about its chance to win. Changes the situation's world. */
export function rollOut(
  players: readonly Appraiser[],
  mind: Mind,
  now: Situation,
  view: View,
  command: Command,
  rng: Rng,
  depth: Depth,
): number {
  const { world } = now;
  let over = !finishTurn(players, mind, now, view, command, rng, depth.looks);
  for (let t = 0; t < depth.turns && !over; t++)
    over = !playTurn(players, world, mind, rng, depth.looks);
  return over
    ? finalValue(players, world, now.seat)
    : chanceNow(players, depth.insight, mind, world, now.seat);
}

/** The same future to its very end: my final score less the best of the others. Changes the situation's world. */
export function finalMargin(
  players: readonly Appraiser[],
  mind: Mind,
  now: Situation,
  view: View,
  command: Command,
  rng: Rng,
  looks: number,
): number {
  const { world } = now;
  if (finishTurn(players, mind, now, view, command, rng, looks))
    playOut(players, world, rng, looks, mind);
  return marginOf(players, world, now.seat);
}

/** From the decision to the end of the turn it belongs to; false when that was the last. */
function finishTurn(
  players: readonly Appraiser[],
  mind: Mind,
  now: Situation,
  view: View,
  command: Command,
  rng: Rng,
  looks: number,
): boolean {
  const { world, seat } = now;
  if (command.type === "draw") {
    lookAll(players, world, mind);
    for (let s = 0; s < players.length; s++) {
      const deck =
        s === seat ? command.deck : bestDraw(players[s] as Appraiser, world, s, mind, rng, looks);
      if (now.busy[s] === true && deck >= 0) draw(world, s, deck);
    }
    return chooseAll(players, world, mind);
  }
  if (command.type === "choose") {
    lookAll(players, world, mind);
    const mine = chosen(players[seat] as Appraiser, mind, now, command);
    return chooseAll(players, world, mind, seat, mine);
  }
  for (let s = 0; s < players.length; s++) {
    const my = players[s] as Appraiser;
    if (now.busy[s] !== true) continue;
    if (s === seat) answerWindow(my, mind, now, view, command);
    else if ((now.pending[s] ?? -1) >= 0) placeBest(my, mind, world, s, now.pending[s] ?? 0);
    if (s !== seat || command.type !== "done") activateAll(my, world, s, outOf(mind, s));
  }
  return closeTurn(players, world, mind);
}

export function chosen(
  my: Appraiser,
  mind: Mind,
  now: Situation,
  command: Extract<Command, { type: "choose" }>,
): number {
  const fate =
    command.fate === null ? bestFate(my, mind, now, command.card) : fates.indexOf(command.fate);
  const spot = fate === toPlay ? bestSlot(my, now.world, outOf(mind, now.seat), command.card) : 0;
  return moveOf(handIndex(now, command.card), fate, spot);
}

/** [AMB-05] The seat's own answer after the reveal. */
function answerWindow(
  my: Appraiser,
  mind: Mind,
  now: Situation,
  view: View,
  command: Command,
): void {
  const { world, seat } = now;
  const b = boardOf(seat);
  const card = now.pending[seat] ?? -1;
  if (command.type === "place")
    enter(world, my.cardTables, b, card, slotOf(view, seat, command.onto));
  else if (command.type === "activate") {
    const spot = command.onto === null ? 0 : slotOf(view, seat, command.onto);
    for (let i = 0; i < at(world, b + slot.reservedCount); i++) {
      if (at(world, b + slot.reserved + i) === command.card)
        return activate(world, my.cardTables, seat, i, spot);
    }
  } else if (command.type === "decide-fate") {
    // The card left the hand at the reveal: back in as the only one it could be, then on as from the hand.
    const out = look(my, world, seat, mind);
    const i = handBack(world, b, card);
    apply(my, world, seat, moveOf(i, fates.indexOf(command.fate), bestSlot(my, world, out, card)));
  }
}

function handBack(world: World, b: number, card: number): number {
  const n = at(world, b + slot.handCount);
  world[b + slot.hand + n] = card;
  world[b + slot.handCount] = n + 1;
  return n;
}

function placeBest(my: Appraiser, mind: Mind, world: World, seat: number, card: number): void {
  enter(
    world,
    my.cardTables,
    boardOf(seat),
    card,
    bestSlot(my, world, look(my, world, seat, mind), card),
  );
}

/** One imagined future: my candidate, everyone else by the policy, a few turns, and how I stand then. */
import type { Rng } from "#rules/game.ts";
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { playOut } from "./match.ts";
import { activateAll, bestDraw } from "./policy.ts";
import { moveOf, toPlay } from "./moves.ts";
import { look, lookAll, outOf, type Mind } from "./mind.ts";
import type { Situation } from "../simulator/situation.ts";
import type { Insight } from "../learned/insight.ts";
import { chooseAll, closeTurn, playTurn } from "./turn.ts";
import { bestFate, fates, handIndex } from "./weigh.ts";
import { bestSlot } from "../appraisal/worth.ts";
import { enter } from "../simulator/actions.ts";
import { boardOf, draw, type World } from "../simulator/world.ts";
import { finalValue, marginOf, chanceNow } from "./margin.ts";
import { answerWindow } from "./answer-window.ts";

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

function placeBest(my: Appraiser, mind: Mind, world: World, seat: number, card: number): void {
  enter(
    world,
    my.cardTables,
    boardOf(seat),
    card,
    bestSlot(my, world, look(my, world, seat, mind), card),
  );
}

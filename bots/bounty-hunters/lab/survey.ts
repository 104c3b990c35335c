/**
 * Many games with one card set, counted: what the lab prints and the card-set editor shows. Plain sums, so that parts
 * can be added up.
 */
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { appraiserOf, type Appraiser } from "../appraisal/appraiser.ts";
import { isTarget } from "../simulator/card-tables.ts";
import { bump, emptySurvey, type Survey } from "./counts.ts";
import { dealWorld, type Mode } from "../players/match.ts";
import { activateAll, bestDraw, bestPlay } from "../players/policy.ts";
import { apply, none, toSell } from "../players/moves.ts";
import { lookAll, newMind, outOf, type Mind } from "../players/mind.ts";
import { closeTurn } from "../players/turn.ts";
import type { Weights } from "../appraisal/weights.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, draw, type World } from "../simulator/world.ts";
import { type Notes, settle } from "./settle.ts";

export interface SurveyQuestion {
  readonly set: CardSet;
  readonly mode: Mode;
  /** One per seat; they move one seat on from game to game, so that no weights keep a chair. */
  readonly players: readonly Weights[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

const looks = 4;

export function survey(question: SurveyQuestion): Survey {
  const seats = question.players.length;
  const players = question.players.map((weights) => appraiserOf(question.set, weights));
  const out = emptySurvey(question.set.faces.length);
  const mind = newMind();
  for (let g = question.from; g < question.to; g++) {
    const seated = players.map((_, seat) => players[(seat + g) % seats] as Appraiser);
    playAndCount(seated, question, g, mind, out);
  }
  return out;
}

function playAndCount(
  players: readonly Appraiser[],
  { set, mode, seed }: SurveyQuestion,
  g: number,
  mind: Mind,
  out: Survey,
): void {
  const rng = quickRng(seed * 1_000_003 + g);
  const seats = players.length;
  const cardTables = (players[0] as Appraiser).cardTables;
  const world = dealWorld(cardTables, seats, mode, rng);
  const notes: Notes = { usedBy: new Int32Array(set.faces.length), first: 0, before: [] };
  let isOn = true;
  let reshuffled = false;
  while (isOn && at(world, slot.turn) <= 100) {
    const discards = discardSum(world);
    lookAll(players, world, mind);
    players.forEach((my, s) => {
      const deck = bestDraw(my, world, s, mind, rng, looks);
      if (deck >= 0) draw(world, s, deck);
    });
    if (discardSum(world) < discards) reshuffled = true;
    const moves = players.map((my, s) =>
      at(world, boardOf(s) + slot.handCount) === 0 ? none : bestPlay(my, world, s, mind),
    );
    const captors = players
      .map((my, s) => revealAndCount(my, world, s, moves[s] ?? none, mind, notes, out))
      .reduce((mask, isOne, s) => (isOne ? mask | (1 << s) : mask), 0);
    if (notes.first === 0) notes.first = captors;
    out.mostCredits = Math.max(out.mostCredits, creditsOut(world, seats));
    const wasOpen = at(world, slot.lastTurn) === 0;
    const holders = players
      .map((_, s) => at(world, boardOf(s) + slot.captures) >= 4)
      .reduce((mask, isOne, s) => (isOne ? mask | (1 << s) : mask), 0);
    isOn = closeTurn(players, world, mind);
    if (wasOpen && holders !== 0) notes.before.push(holders);
  }
  if (isOn) out.unfinished++;
  if (reshuffled) out.reshuffles++;
  settle(players, world, g, notes, out);
}

function revealAndCount(
  my: Appraiser,
  world: World,
  seat: number,
  move: number,
  mind: Mind,
  notes: Notes,
  out: Survey,
): boolean {
  const b = boardOf(seat);
  if (move === none) return false;
  const had = at(world, b + slot.captures);
  const waiting = openTargets(world, b);
  for (let i = 0; i < at(world, b + slot.handCount); i++)
    bump(out.seen, at(world, b + slot.hand + i), 1);
  const card = at(world, b + slot.hand + Math.floor(move / 192));
  if ((move >> 6) % 3 === toSell) bump(out.sold, card, 1);
  else {
    bump(out.picked, card, 1);
    notes.usedBy[card] = (notes.usedBy[card] ?? 0) | (1 << seat);
    if (at(my.cardTables.kind, card) === isTarget) waiting.push(card);
  }
  apply(my, world, seat, move);
  activateAll(my, world, seat, outOf(mind, seat));
  if (at(world, b + slot.captures) === had) return false;
  const left = openTargets(world, b);
  for (const target of waiting) {
    const i = left.indexOf(target);
    if (i < 0) bump(out.captured, target, 1);
    else left.splice(i, 1);
  }
  return true;
}

function openTargets(world: World, b: number): number[] {
  const targets: number[] = [];
  for (let i = 0; i < at(world, b + slot.openCount); i++) {
    const target = at(world, b + slot.open + i * slot.openWidth);
    if (target >= 0) targets.push(target);
  }
  return targets;
}

function discardSum(world: World): number {
  return (
    at(world, slot.discardCount) +
    at(world, slot.discardCount + 1) +
    at(world, slot.discardCount + 2) +
    at(world, slot.discardCount + 3)
  );
}

function creditsOut(world: World, seats: number): number {
  let sum = 0;
  for (let s = 0; s < seats; s++) sum += at(world, boardOf(s) + slot.credits);
  return sum;
}

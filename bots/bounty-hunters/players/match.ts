/** Whole games in the compact world: self-play, the lab, and what a card set says after a few thousand games. */
import type { Rng } from "#rules/game.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import type { CardTables } from "../simulator/card-tables.ts";
import { newMind } from "./mind.ts";
import type { Mind } from "./mind.ts";
import { finalScore } from "../appraisal/standing.ts";
import { playTurn } from "./turn.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, draw, emptyWorld, putOnDeck, takeTop } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

export type Mode = "full" | "introductory";

/** [AMB-03] Nobody plays on for ever. */
const turnCap = 100;

/** [BH-SETUP-05, BH-SETUP-10, BH-INTRO-01…03] */
export function dealWorld(cardTables: CardTables, seats: number, mode: Mode, rng: Rng): World {
  const world = emptyWorld(cardTables, seats);
  for (let f = 0; f < cardTables.faces; f++) {
    const deck = at(cardTables.deck, f);
    if (mode === "introductory" && (deck === 2 || (deck === 0 && at(cardTables.mark, f) === 2)))
      continue;
    for (let k = 0; k < at(cardTables.copies, f); k++) putOnDeck(world, deck, f);
  }
  for (let d = 0; d < 4; d++) shuffleDeck(world, d, rng);
  const firstHand = mode === "full" ? [0, 1, 2, 3] : [0, 1, 1, 3];
  for (let s = 0; s < seats; s++) for (const deck of firstHand) draw(world, s, deck);
  world[slot.turn] = 1;
  return world;
}

function shuffleDeck(world: World, deck: number, rng: Rng): void {
  const cards: number[] = [];
  while (at(world, slot.deckCount + deck) > 0) cards.push(takeTop(world, deck));
  for (let left = cards.length; left > 0; left--) {
    const j = rng.below(left);
    putOnDeck(world, deck, cards[j] as number);
    cards[j] = cards[left - 1] as number;
  }
}

/** Plays on to the end. */
export function playOut(
  players: readonly Appraiser[],
  world: World,
  rng: Rng,
  looks: number,
  mind: Mind = newMind(),
): World {
  while (at(world, slot.turn) <= turnCap && playTurn(players, world, mind, rng, looks));
  return world;
}

/** Shares of the win: 1 for a sole winner, split between winners who are still tied [BH-SCORE-07]. */
export function winShares(world: World, cardTables: CardTables, seats: number): readonly number[] {
  const scores = Array.from({ length: seats }, (_, s) => finalScore(world, cardTables, boardOf(s)));
  const most = Math.max(...scores);
  const winners = scores.filter((score) => score === most).length;
  return scores.map((score) => (score === most ? 1 / winners : 0));
}

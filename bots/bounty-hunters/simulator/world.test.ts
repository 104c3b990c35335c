import { expect, test } from "vitest";
import { bountyHunters, isOpen } from "#rules/bounty-hunters/index.ts";
import type { Event, State } from "#rules/bounty-hunters/index.ts";
import { fold, isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { cardTablesOf } from "./card-tables.ts";
import { packState } from "./situation.ts";
import { activate, play, reserve, sell } from "./actions.ts";
import { closeStep, passHands, triggerEnd } from "./turn-end.ts";
import * as slot from "./slots.ts";
import { at, boardOf, draw, putOnDeck } from "./world.ts";
import type { World } from "./world.ts";
import { finalScore } from "../appraisal/standing.ts";
import { inAnyGame, type AnyGame } from "#tools/testing/any-game.ts";

/** Applies the world's own operations where the journal tells of them; the state is the one before the event. */
function follow(world: World, state: State, event: Event): void {
  const cardTables = cardTablesOf(state.set);
  switch (event.type) {
    case "card-drawn":
      return draw(world, event.seat, event.deck);
    case "deck-refilled":
      world[slot.deckCount + event.deck] = 0;
      world[slot.discardCount + event.deck] = 0;
      for (const card of event.cards) putOnDeck(world, event.deck, card);
      return;
    case "card-sold":
      return sell(world, cardTables, event.seat, inHand(world, event.seat, event.card));
    case "card-reserved":
      return reserve(world, event.seat, inHand(world, event.seat, event.card));
    case "target-played":
      return play(world, cardTables, event.seat, inHand(world, event.seat, event.card), 0);
    case "crate-activated":
    case "contract-activated":
      if (event.from === "hand")
        play(world, cardTables, event.seat, inHand(world, event.seat, event.card), 0);
      else if (event.from === "reserved")
        activate(world, cardTables, event.seat, inReserve(world, event.seat, event.card), 0);
      return;
    case "attacker-placed": {
      const spot = (state.boards[event.seat]?.confrontations ?? []).filter(
        (one, i) => i < event.onto && isOpen(one),
      ).length;
      if (event.from === "hand")
        play(world, cardTables, event.seat, inHand(world, event.seat, event.card), spot);
      else activate(world, cardTables, event.seat, inReserve(world, event.seat, event.card), spot);
      return;
    }
    case "end-triggered":
      closeStep(world);
      triggerEnd(world);
      return;
    case "hands-passed":
      closeStep(world);
      return passHands(world);
    default:
  }
}

function inHand(world: World, seat: number, card: number): number {
  return world.subarray(boardOf(seat) + slot.hand).indexOf(card);
}

function inReserve(world: World, seat: number, card: number): number {
  return world.subarray(boardOf(seat) + slot.reserved).indexOf(card);
}

/** Slots past a list's length hold whatever lay there: blanked before comparing. */
function clean(world: World): World {
  const out = world.slice();
  for (let s = 0; s < (world[slot.seats] ?? 0); s++) {
    const b = boardOf(s);
    out.fill(0, b + slot.hand + (world[b + slot.handCount] ?? 0), b + slot.open);
    out.fill(
      0,
      b + slot.open + slot.openWidth * (world[b + slot.openCount] ?? 0),
      b + slot.reserved,
    );
    out.fill(0, b + slot.reserved + (world[b + slot.reservedCount] ?? 0), b + slot.contracts);
  }
  return out;
}

/** A deck or a purse [AMB-10] that runs dry inside a step: search deals with it more simply. */
function isBeyondSearch({ step }: State, { type }: Event): boolean {
  if (type === "contract-owed" || type === "credit-owed") return true;
  return type === "deck-refilled" && step.type === "resolve";
}

/** [BH-TURN-02] Up to the first thing that search never foresees; at the end the seats stand as the rules say. */
function followGame({ seed, length }: AnyGame, options: Readonly<Record<string, string>>): void {
  const rng = quickRng(seed);
  const setup = { seats: 2 + rng.below(5), options, content: null };
  let state = fold(
    bountyHunters,
    bountyHunters.begin(setup),
    bountyHunters.setUp(setup, oneStream(rng)),
  );
  const world = packState(state);
  let followed = true;
  for (let i = 0; i < length && bountyHunters.outcome(state) === null; i++) {
    const waiting = bountyHunters.awaited(state);
    const seat = waiting[rng.below(waiting.length)] ?? 0;
    const choices = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = choices[rng.below(choices.length)];
    const events =
      command === undefined ? [] : bountyHunters.decide(state, seat, command, oneStream(rng));
    if (isRefusal(events)) throw new Error(events.code);
    for (const event of events) {
      if (isBeyondSearch(state, event)) followed = false;
      if (followed) follow(world, state, event);
      state = bountyHunters.evolve(state, event);
      if (event.type === "turn-began" && followed) expectSame(world, packState(state));
    }
  }
  expectSamePlaces(state);
}

function expectSame(world: World, expected: World): void {
  const decksFrom = boardOf(at(world, slot.seats));
  const boardsIn = (one: World): string => clean(one).subarray(0, decksFrom).join();
  expect(boardsIn(world)).toBe(boardsIn(expected));
  expect(String(decksOf(world))).toBe(String(decksOf(expected)));
}

/** [BH-SCORE-06] Whoever is ahead by the bots' reckoning has won. */
function expectSamePlaces(state: State): void {
  const outcome = bountyHunters.outcome(state);
  if (outcome === null) return;
  const world = packState(state);
  const scores = state.boards.map((_, seat) =>
    finalScore(world, cardTablesOf(state.set), boardOf(seat)),
  );
  const best = Math.max(...scores);
  expect(scores.flatMap((score, seat) => (score === best ? [seat] : []))).toEqual(
    outcome.places[0],
  );
}

const agreed = bountyHunters.tableOptions.flatMap(({ id, values }) =>
  values.map((value) => ({ option: id, value })),
);

test.each(agreed)(
  "[BH-TURN-02] where $option is $value the fast fold equals the journal, and its end the score pads",
  ({ option, value }) => {
    const looks = { usual: 8, deep: 100, length: 2_000 };
    inAnyGame(looks, (game) => followGame(game, { [option]: value }));
  },
);

function decksOf(world: World): number[][] {
  return [0, 1, 2, 3].map((deck) => {
    const start = world[slot.deckStart + deck] ?? 0;
    return [...world.subarray(start, start + (world[slot.deckCount + deck] ?? 0))];
  });
}

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
import { boardOf, draw, putOnDeck } from "./world.ts";
import type { World } from "./world.ts";

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

const seeds = process.env["DEEP"] === "1" ? Array.from({ length: 40 }, (_, i) => i) : [0, 2, 3];

test.each([2, 3, 4, 5, 6])(
  "[BH-TURN-02] the fast fold equals the journal, turn by turn, with %i players",
  (seats) => {
    for (const seed of seeds) {
      const rng = quickRng(seed * 31 + seats);
      const setup = {
        seats,
        options: {
          mode: seed % 4 === 3 ? "introductory" : "full",
          commit: seed % 3 === 2 ? "card" : "fate",
        },
        content: null,
      };
      let state = fold(
        bountyHunters,
        bountyHunters.begin(setup),
        bountyHunters.setUp(setup, oneStream(rng)),
      );
      const world = packState(state);
      let turns = 0;
      let followed = true;
      while (bountyHunters.outcome(state) === null) {
        const waiting = bountyHunters.awaited(state);
        const seat = waiting[rng.below(waiting.length)] ?? 0;
        const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
        const command = options[rng.below(options.length)];
        const events =
          command === undefined ? [] : bountyHunters.decide(state, seat, command, oneStream(rng));
        if (isRefusal(events)) throw new Error(events.code);
        for (const event of events) {
          // A contract deck that runs dry inside a step is refilled by
          // chance, which search never foresees: compared up to there.
          if (
            event.type === "contract-owed" ||
            (event.type === "deck-refilled" && state.step.type === "resolve")
          )
            followed = false;
          if (followed) follow(world, state, event);
          state = bountyHunters.evolve(state, event);
          if (event.type !== "turn-began" || !followed) continue;
          turns++;
          const expected = packState(state);
          const decksFrom = boardOf(seats);
          const boardsOf = (one: World): string => clean(one).subarray(0, decksFrom).join();
          expect(boardsOf(world)).toBe(boardsOf(expected));
          expect(String(decksOf(world))).toBe(String(decksOf(expected)));
        }
      }
      expect(turns).toBeGreaterThan(10);
    }
  },
);

function decksOf(world: World): number[][] {
  return [0, 1, 2, 3].map((deck) => {
    const start = world[slot.deckStart + deck] ?? 0;
    return [...world.subarray(start, start + (world[slot.deckCount + deck] ?? 0))];
  });
}

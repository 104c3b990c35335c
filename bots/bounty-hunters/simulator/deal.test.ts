import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, State, View } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "../../arena.ts";
import type { Bot } from "../../bot.ts";
import { random } from "../../random.ts";
import { dealAnew, dealerOf } from "./deal.ts";
import { cardTablesOf } from "./card-tables.ts";
import { imagineSituation } from "./situation.ts";
import * as slot from "./slots.ts";
import { boardOf, deckCard } from "./world.ts";
import type { World } from "./world.ts";

/** Views of seat 1 all along one game. */
function views(seats: number, mode: string): View[] {
  const all: View[] = [];
  const watch = (state: State): void =>
    void (state.step.type !== "over" && all.push(bountyHunters.viewFor(state, 1)));
  playBout(
    bountyHunters,
    { seats, options: { mode }, content: null },
    Array.from({ length: seats }, () => random as Bot<BountyHunters>),
    quickRng(seats),
    { type: "iterations", iterations: 0 },
    watch,
  );
  return all.filter((_, i) => i % 9 === 0);
}

function handOf(world: World, seat: number): number[] {
  const from = boardOf(seat) + slot.hand;
  return [...world.subarray(from, from + (world[boardOf(seat) + slot.handCount] ?? 0))];
}

function deckOf(world: World, deck: number): number[] {
  return Array.from({ length: world[slot.deckCount + deck] ?? 0 }, (_, i) =>
    deckCard(world, deck, i),
  );
}

test.each([
  [2, "full"],
  [4, "full"],
  [6, "introductory"],
])(
  "[BH-SETUP-11] %i players, %s game: dealt anew, every card is somewhere and nothing seen has moved",
  (seats, mode) => {
    const seen = views(seats, mode);
    const orders = new Set<string>();
    for (const [i, view] of seen.entries()) {
      const now = imagineSituation(view, quickRng(i));
      const dealer = dealerOf({ ...now, world: now.world.slice() }, cardTablesOf(view.set));
      for (let deal = 0; deal < 5; deal++) {
        dealAnew(dealer, quickRng(100 * i + deal));
        const { world } = dealer;
        expect(handOf(world, 1)).toEqual(view.hand);
        const hands = view.handCounts.map((_, seat) => handOf(world, seat));
        expect(hands.map((cards) => cards.length)).toEqual(view.handCounts);
        for (const cards of hands) expect(cards).toEqual([...cards].sort((x, y) => x - y));
        const decks = [0, 1, 2, 3].map((deck) => deckOf(world, deck));
        const first = [0, 1, 2, 3].map((deck) => deckOf(now.world, deck));
        expect(decks.map((cards) => cards.length)).toEqual(first.map((cards) => cards.length));
        const before = [
          ...first.flat(),
          ...view.handCounts.flatMap((_, seat) => handOf(now.world, seat)),
        ];
        expect([...decks.flat(), ...hands.flat()].sort((x, y) => x - y)).toEqual(
          before.sort((x, y) => x - y),
        );
        orders.add(JSON.stringify([i, decks, hands]));
      }
    }
    expect(orders.size).toBeGreaterThan(2 * seen.length);
  },
);

import { describe, expect, test } from "vitest";
import { fold } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { bountyHunters } from "./index.ts";
import { cardsInPlay } from "./setup.ts";
import { standardSet } from "./cards/standard.ts";
import { contractDeck, tablesOf } from "./cards/tables.ts";
import type { State } from "./state.ts";

function dealt(seats: number, options: Record<string, string> = {}, seed = 7): State {
  const setup = { seats, options, content: null };
  return fold(
    bountyHunters,
    bountyHunters.begin(setup),
    bountyHunters.setUp(setup, oneStream(quickRng(seed))),
  );
}

const typesIn = (state: State, seat: number): string[] =>
  (state.hands[seat] ?? []).map((card) => standardSet.faces[card]?.type ?? "");

test.each([2, 3, 4, 5, 6])(
  "[BH-SETUP-01] [BH-SETUP-10] %i players get one card of each deck",
  (seats) => {
    const state = dealt(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(
        typesIn(state, seat).map((type) =>
          type === "droid" || type === "crate" ? "jawa-market" : type,
        ),
      ).toEqual(["target", "hunter", "contract", "jawa-market"]);
    }
    expect(state.decks.map((deck) => deck.length)).toEqual([
      44 - seats,
      63 - seats,
      44 - seats,
      44 - seats,
    ]);
  },
);

test.each([1, 7, 2.5])("[BH-SETUP-01] %d players are refused", (seats) => {
  expect(bountyHunters.checkSetup({ seats, options: {}, content: null })).toMatchObject([
    { path: "seats", code: "seats-out-of-range", rule: "BH-SETUP-01" },
  ]);
});

test("[BH-SETUP-01] an unknown option or value is named", () => {
  const problems = bountyHunters.checkSetup({
    seats: 3,
    options: { mode: "long", house: "yes", commit: "card" },
    content: null,
  });
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "options.mode unknown-value",
    "options.house unknown-option",
  ]);
});

test("[BH-SETUP-02] 195 cards are in play, and nothing else", () => {
  expect(cardsInPlay(standardSet, "full")).toHaveLength(195);
});

test("[BH-SETUP-03] nobody starts with a credit", () => {
  expect(dealt(4).boards.map((board) => board.credits)).toEqual([0, 0, 0, 0]);
});

test("[BH-SETUP-05] every deck holds its own kind, each shuffled on its own", () => {
  const { deckOf } = tablesOf(standardSet);
  const state = dealt(2);
  state.decks.forEach((cards, deck) =>
    expect(new Set(cards.map((card) => deckOf[card]))).toEqual(new Set([deck])),
  );
  expect(dealt(2, {}, 8).decks).not.toEqual(state.decks);
  expect(dealt(2).decks).toEqual(state.decks);
});

test("[BH-SETUP-06] [BH-SETUP-04] four decks in a row, each with an empty discard of its own", () => {
  expect(dealt(3).discards).toEqual([[], [], [], []]);
});

test("[BH-SETUP-07] [BH-SETUP-08] [AMB-39] the Guild Master of the hall is the program: no seat has more to say than another", () => {
  const state = dealt(4);
  expect(bountyHunters.awaited(state)).toEqual([0, 1, 2, 3]);
  const offered = [0, 1, 2, 3].map((seat) =>
    bountyHunters.options(bountyHunters.viewFor(state, seat)),
  );
  for (const options of offered) expect(options).toEqual(offered[0]);
});

test("[BH-SETUP-09] what the player aid tells is in every view: the step, the turn and the last turn", () => {
  const view = bountyHunters.viewFor(dealt(2), "spectator");
  expect([view.step.type, view.turn, view.lastTurn]).toEqual(["draw", 1, 0]);
});

describe("[BH-SETUP-11] [AMB-04] hands are secret", () => {
  test("a view holds its own hand alone and counts of the others", () => {
    const state = dealt(3);
    const view = bountyHunters.viewFor(state, 1);
    expect(view.hand).toEqual(state.hands[1]);
    expect(view.handCounts).toEqual([4, 4, 4]);
    expect(view.deckCounts).toEqual([41, 60, 41, 41]);
    expect(Object.keys(view)).not.toContain("hands");
    expect(Object.keys(view)).not.toContain("decks");
    expect(bountyHunters.viewFor(state, "spectator").hand).toEqual([]);
  });
  test("hands are in ascending order, so their order says nothing", () => {
    for (const hand of dealt(6).hands) expect(hand).toEqual(hand.toSorted((x, y) => x - y));
  });
});

describe("[BH-INTRO-06] the introductory game", () => {
  const state = dealt(4, { mode: "introductory" });
  test("[BH-INTRO-01] 36 targets remain", () => {
    expect((state.decks[0]?.length ?? 0) + 4).toBe(36);
    const { bonus } = tablesOf(standardSet);
    expect(state.decks[0]?.map((card) => bonus[card])).not.toContain("contract");
  });
  test("[BH-INTRO-02] [AMB-40] there is no contract deck to draw from", () => {
    expect(state.decks[contractDeck]).toEqual([]);
    const view = bountyHunters.viewFor(state, 0);
    expect(
      bountyHunters.options(view).map((command) => (command.type === "draw" ? command.deck : -1)),
    ).toEqual([0, 1, 3]);
    expect(bountyHunters.whyNot(view, { type: "draw", deck: contractDeck })).toMatchObject({
      code: "no-contracts",
      rule: "BH-INTRO-02",
    });
  });
  test("[BH-INTRO-03] the hand is a target, two hunters and a Jawa Market card", () => {
    expect(
      typesIn(state, 2).map((type) =>
        type === "droid" || type === "crate" ? "jawa-market" : type,
      ),
    ).toEqual(["target", "hunter", "hunter", "jawa-market"]);
  });
});

test("[AMB-42] alone one cannot play: bots fill the seats, the rules stay", () => {
  expect(bountyHunters.checkSetup({ seats: 1, options: {}, content: null })).toHaveLength(1);
});

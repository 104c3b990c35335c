/** What the conformance suite is told about this game: its pieces, its secrets, and things people might say. */
import type { Rng, Seat } from "#rules/game.ts";
import type { Sample } from "#rules/conformance.ts";
import type { Card } from "./cards/face.ts";
import { tablesOf } from "./cards/tables.ts";
import type { Command } from "./commands.ts";
import type { BountyHunters } from "./index.ts";
import { cardsInPlay } from "./setup.ts";
import type { View } from "./view-types.ts";
import type { Fate, State } from "./state.ts";

const fates: readonly (Fate | null)[] = ["sell", "play", "reserve", null];

/** All 195 cards, wherever they lie [BH-SETUP-02]. */
function allCards(state: State): Card[] {
  const cards: Card[] = [
    ...state.decks.flat().filter((card) => card !== -1),
    ...state.discards.flat(),
    ...state.hands.flat(),
  ];
  for (const board of state.boards) {
    cards.push(...board.reserved, ...board.crates, ...board.contracts);
    for (const { target, attackers } of board.confrontations) {
      if (target !== null) cards.push(target);
      cards.push(...attackers);
    }
  }
  if (state.step.type === "resolve")
    for (const window of state.step.windows) if ("card" in window) cards.push(window.card);
  return cards.sort((x, y) => x - y);
}

function miscount(state: State): string | null {
  const found = allCards(state);
  const wanted = cardsInPlay(state.set, state.rules.mode);
  if (found.join() !== wanted.join())
    return `${found.length} cards of ${wanted.length}, or others than there should be`;
  let credits = 0;
  for (const { credits: held, confrontations } of state.boards) {
    if (held < 0) return `a seat has ${held} credits`;
    credits += held;
    // [AMB-15] One lone pile at most, and then no open target.
    const lone = confrontations.filter(({ target }) => target === null).length;
    const open = confrontations.filter(
      ({ target, captured }) => target !== null && !captured,
    ).length;
    if (lone > 1 || (lone === 1 && open > 0))
      return `${lone} lone piles beside ${open} open targets`;
  }
  if (state.rules.credits === "forty-two" && credits > 42) return `${credits} credits are out`;
  return null;
}

/** Where a hidden card lies: a pile (decks first, then hands) and a place in it. */
type Spot = readonly [pile: number, at: number];

/** Two cards the viewer cannot see change places. */
function swap(state: State, viewer: Seat, rng: Rng): State {
  const piles: Card[][] = [...state.decks, ...state.hands].map((pile) => [...pile]);
  const spots = hiddenSpots(state, viewer);
  const [one, two] = [spots[rng.below(spots.length)], spots[rng.below(spots.length)]];
  if (one === undefined || two === undefined) return state;
  const [first, second] = [piles[one[0]], piles[two[0]]];
  const [card, other] = [first?.[one[1]], second?.[two[1]]];
  if (first === undefined || second === undefined || card === undefined || other === undefined)
    return state;
  const inHands = one[0] >= state.decks.length && two[0] >= state.decks.length;
  const { deckOf } = tablesOf(state.set);
  // A deck never holds another deck's card.
  if (!inHands && deckOf[card] !== deckOf[other]) return state;
  first[one[1]] = other;
  second[two[1]] = card;
  const hands = piles.slice(state.decks.length).map((hand) => hand.sort((x, y) => x - y));
  return { ...state, decks: piles.slice(0, state.decks.length), hands };
}

/** A sealed choice names a card that must stay where it is; a hole is no card. */
function hiddenSpots(state: State, viewer: Seat): Spot[] {
  const spots: Spot[] = [];
  state.decks.forEach((deck, pile) =>
    deck.forEach((card, at) => card !== -1 && spots.push([pile, at])),
  );
  state.hands.forEach((hand, seat) => {
    const sealed = state.step.type === "choose" ? (state.step.chosen[seat]?.card ?? -1) : -1;
    if (seat !== viewer)
      hand.forEach((card, at) => card !== sealed && spots.push([state.decks.length + seat, at]));
  });
  return spots;
}

function noise(view: View, rng: Rng): Command {
  const near =
    rng.below(2) === 0
      ? view.hand[rng.below(5)]
      : view.boards[rng.below(view.seats)]?.reserved[rng.below(3)];
  const [card, place] = [near ?? rng.below(view.set.faces.length), rng.below(6) - 1];
  const fate = fates[rng.below(4)] ?? null;
  switch (rng.below(6)) {
    case 0:
      return { type: "draw", deck: place };
    case 1:
      return { type: "choose", card, fate };
    case 2:
      return { type: "decide-fate", fate: fate ?? "sell" };
    case 3:
      return { type: "place", onto: place };
    case 4:
      return { type: "activate", card, onto: place === -1 ? null : place };
    default:
      return { type: "done" };
  }
}

export const sample: Sample<BountyHunters> = { longest: 100 * 6 * 8, miscount, swap, noise };

/** Preparing the table [BH-SETUP]. */
import type { Chance, Problem, Setup, TableOption } from "#rules/game.ts";
import { shuffled } from "#rules/rng.ts";
import { emptyBoard } from "./pieces/board.ts";
import { problemsWith } from "./cards/check-set.ts";
import type { Card, CardSet } from "./cards/face.ts";
import { standardSet } from "./cards/standard.ts";
import {
  contractDeck,
  deckCount,
  hunterDeck,
  jawaDeck,
  tablesOf,
  targetDeck,
} from "./cards/tables.ts";
import type { Event } from "./events.ts";
import { decksShuffled, handsDealt } from "./evolve/piles.ts";
import { pageOn, tell } from "./turn/page.ts";
import type { Board, State, TableRules } from "./state.ts";
import { beginTurn } from "./turn/turn.ts";

/** [BH-SETUP-01] Alone one plays against bots, by the same rules [AMB-42]. */
export const seats = { min: 2, max: 6 };

/** Where groups differ: our ruling is the standard. */
export const tableOptions: readonly TableOption[] = [
  { id: "mode", values: ["full", "introductory"], standard: "full", rule: "BH-INTRO-06" },
  { id: "commit", values: ["fate", "card"], standard: "fate", rule: "AMB-05" },
  {
    id: "freshReserve",
    values: ["may-activate", "waits"],
    standard: "may-activate",
    rule: "AMB-07",
  },
  { id: "credits", values: ["unlimited", "forty-two"], standard: "unlimited", rule: "AMB-10" },
  { id: "emptyMajority", values: ["nobody", "everybody"], standard: "nobody", rule: "AMB-35" },
];

export function checkSetup(setup: Setup): readonly Problem[] {
  const problems: Problem[] = [];
  if (!Number.isInteger(setup.seats) || setup.seats < seats.min || setup.seats > seats.max) {
    problems.push({
      path: "seats",
      code: "seats-out-of-range",
      rule: "BH-SETUP-01",
      params: { seats: setup.seats, min: seats.min, max: seats.max },
    });
  }
  for (const [id, value] of Object.entries(setup.options)) {
    const option = tableOptions.find((known) => known.id === id);
    const path = `options.${id}`;
    if (option === undefined)
      problems.push({ path, code: "unknown-option", rule: "BH-SETUP-01", params: { option: id } });
    else if (!option.values.includes(value))
      problems.push({
        path,
        code: "unknown-value",
        rule: option.rule,
        params: { option: id, value: String(value) },
      });
  }
  return setup.content === null ? problems : [...problems, ...problemsWith(setup.content)];
}

function rulesOf({ options }: Setup): TableRules {
  return {
    mode: options["mode"] === "introductory" ? "introductory" : "full",
    commit: options["commit"] === "card" ? "card" : "fate",
    freshReserve: options["freshReserve"] === "waits" ? "waits" : "may-activate",
    credits: options["credits"] === "forty-two" ? "forty-two" : "unlimited",
    emptyMajority: options["emptyMajority"] === "everybody" ? "everybody" : "nobody",
  };
}

/** Nobody starts with a credit [BH-SETUP-03]. `checkSetup` has looked at the content before. */
export function begin(setup: Setup): State {
  const none: readonly Card[][] = Array.from({ length: deckCount }, () => []);
  return {
    set: setup.content === null ? standardSet : (setup.content as CardSet),
    rules: rulesOf(setup),
    seats: setup.seats,
    turn: 0,
    lastTurn: 0,
    step: { type: "draw", asked: [], chosen: [] },
    decks: none,
    discards: none,
    hands: Array.from({ length: setup.seats }, (): Card[] => []),
    boards: Array.from({ length: setup.seats }, (): Board => emptyBoard),
  };
}

/** The introductory game leaves out the contracts and the targets that give one [BH-INTRO-01, BH-INTRO-02, AMB-40]. */
export function cardsInPlay(set: CardSet, mode: TableRules["mode"]): Card[] {
  const { faces, deckOf, bonus } = tablesOf(set);
  const cards: Card[] = [];
  for (let card = 0; card < faces.length; card++) {
    const isLeftOut =
      mode === "introductory" && (deckOf[card] === contractDeck || bonus[card] === "contract");
    for (let copy = 0; !isLeftOut && copy < (faces[card]?.copies ?? 0); copy++) cards.push(card);
  }
  return cards;
}

/** Four decks, each shuffled on its own; everyone is dealt four cards [BH-SETUP-05, BH-SETUP-10, BH-INTRO-03]. */
export function setUp(setup: Setup, chance: Chance): readonly Event[] {
  const page = pageOn(begin(setup), chance);
  const { set, rules } = page.state;
  const { deckOf } = tablesOf(set);
  const sorted: Card[][] = Array.from({ length: deckCount }, () => []);
  for (const card of cardsInPlay(set, rules.mode)) sorted[deckOf[card] ?? 0]?.push(card);
  const rng = chance("shuffle");
  const decks = sorted.map((cards) => shuffled(cards, rng));
  tell(page, { type: "decks-shuffled", rule: "BH-SETUP-05", decks }, decksShuffled);
  tell(
    page,
    {
      type: "hands-dealt",
      rule: rules.mode === "full" ? "BH-SETUP-10" : "BH-INTRO-03",
      hands: deal(decks, setup.seats, rules.mode),
    },
    handsDealt,
  );
  beginTurn(page);
  return page.events;
}

const startingHand = {
  full: [targetDeck, hunterDeck, contractDeck, jawaDeck],
  introductory: [targetDeck, hunterDeck, hunterDeck, jawaDeck],
} as const;

/** Seat by seat, from the top. */
function deal(
  decks: readonly (readonly Card[])[],
  players: number,
  mode: TableRules["mode"],
): Card[][] {
  const dealt = decks.map(() => 0);
  return Array.from({ length: players }, () =>
    startingHand[mode]
      .map((deck) => {
        dealt[deck] = (dealt[deck] ?? 0) + 1;
        return decks[deck]?.at(-dealt[deck]) ?? 0;
      })
      .sort((x, y) => x - y),
  );
}

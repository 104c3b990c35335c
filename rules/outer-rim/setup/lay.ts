/** Decks shuffled and tokens laid out [OR-SETUP-03] [OR-SETUP-05]. */
import { encounterLists } from "../cards/encounters/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { contactClasses, encounterDecks, marketDecks } from "../names.ts";
import { marketOf, peopleOf, planetsOf } from "./box.ts";
import { encountersOf } from "./encounters.ts";
import { shuffled } from "../../rng.ts";
import type { ContactClass, EncounterDeck, MarketDeck } from "../names.ts";
import type { TableRules, Token } from "../state.ts";
import type { Chance } from "../../game.ts";

/** [UB-SOLO-01] Jobs that need other people. */
export const soloRemoves: readonly string[] = [
  "disable-comms-network",
  "honest-robbery",
  "sail-barge-sabotage",
  "snatch-and-grab",
];

/** [OR-SETUP-05, UB-SETUP-01] Every deck of both boxes, shuffled by itself. */
export function layMarket(
  rules: TableRules,
  chance: Chance,
  removed: readonly string[],
): Record<MarketDeck, string[]> {
  const laid: Record<MarketDeck, string[]> = {
    bounty: [],
    cargo: [],
    "gear-mod": [],
    job: [],
    luxury: [],
    ship: [],
  };
  for (const deck of marketDecks) {
    laid[deck] = shuffled(
      marketOf(rules, deck).filter((card) => !removed.includes(card)),
      chance(`market-${deck}`),
    );
  }
  return laid;
}

/** [UB-SETUP-02] Replaced cards are simply not in the tables. */
export function layEncounters(
  rules: TableRules,
  chance: Chance,
  seats: number,
): Readonly<Record<EncounterDeck, readonly string[]>> {
  const laid = { ...encounterLists };
  for (const deck of encounterDecks)
    laid[deck] = shuffled(encountersOf(rules, seats, deck), chance(`encounter-${deck}`));
  return laid;
}

/**
 * [OR-SETUP-03] Tokens facedown on spaces of their class;
 * [UB-SETUP-08] one orange token on each planet but the Core Worlds.
 */
export function layTokens(rules: TableRules, chance: Chance): Token[] {
  const piles = peopleOf(rules);
  for (const rank of contactClasses)
    piles[rank] = shuffled(piles[rank].sort(), chance(`contacts-${rank}`));
  const tokens: Token[] = [];
  for (const planet of planetsOf(rules)) {
    const { contacts: classes, deck } = planetCards[planet];
    const here: ContactClass[] = deck === "core-worlds" ? [] : [...classes, "orange"];
    for (const rank of here) {
      const contact = piles[rank].pop();
      if (contact !== undefined)
        tokens.push({ contact, class: rank, at: planet, faceup: false, seenBy: [] });
    }
  }
  return tokens;
}

/** All encounter cards by id, and the decks they make. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";
import { coreWorlds } from "./core-worlds.ts";
import { kafreneTakodana } from "./kafrene-takodana.ts";
import { kesselMaelstrom } from "./kessel-maelstrom.ts";
import { lothalMonCalamari } from "./lothal-mon-calamari.ts";
import { navpointEncounters } from "./navpoint.ts";
import { rylothNaboo } from "./ryloth-naboo.ts";
import { tatooineNalHutta } from "./tatooine-nal-hutta.ts";
import type { EncounterCard } from "../types.ts";
import type { EncounterDeck } from "../../names.ts";

const cards: Readonly<Record<string, EncounterCard>> = {
  ...cantonicaOrdMantell,
  ...lothalMonCalamari,
  ...kesselMaelstrom,
  ...tatooineNalHutta,
  ...rylothNaboo,
  ...kafreneTakodana,
  ...navpointEncounters,
  ...coreWorlds,
};

export function encounterCard(id: string): EncounterCard {
  const card = cards[id];
  if (card === undefined) throw new Error(`no encounter card ${id}`);
  return card;
}

/** Unshuffled, in the order of the tables. */
export const encounterLists: Readonly<Record<EncounterDeck, readonly string[]>> = listDecks();

/** [UB-SOLO-02] One card is about another player at the table; it is no part of a solo game. */
const soloEncounter = "kafrene-takodana-11";

/** What a deck holds with so many people. */
export function encountersFor(deck: EncounterDeck, seats: number): readonly string[] {
  return seats > 1
    ? encounterLists[deck]
    : encounterLists[deck].filter((card) => card !== soloEncounter);
}

function listDecks(): Record<EncounterDeck, string[]> {
  const lists: Record<EncounterDeck, string[]> = {
    "cantonica-ord-mantell": [],
    "lothal-mon-calamari": [],
    "kessel-maelstrom": [],
    "tatooine-nal-hutta": [],
    "ryloth-naboo": [],
    "kafrene-takodana": [],
    navpoint: [],
    "core-worlds": [],
  };
  for (const [id, card] of Object.entries(cards)) lists[card.deck].push(id);
  return lists;
}

/** The encounters that lie on the table, deck by deck. */
import { encounterCard, encountersFor } from "../cards/encounters/index.ts";
import { marketCard } from "../cards/market/index.ts";
import { isBaseAlone, type Boxes } from "./box.ts";
import type { EncounterDeck } from "../names.ts";

/** *Ours:* the first ten cards of a deck that need nothing of the expansion. */
export function encountersOf(rules: Boxes, seats: number, deck: EncounterDeck): readonly string[] {
  const all = encountersFor(deck, seats);
  if (!isBaseAlone(rules)) return all;
  return deck === "core-worlds" ? [] : all.filter(isBaseEncounter).slice(0, 10);
}

/** Orange people and the Core Worlds come with the expansion, and so do some of the cards that are handed out. */
const ofExpansion = /core|orange|"reveal-/;
const handedOut = /"do":"gain-card","card":"([^"]+)"/g;

function isBaseEncounter(id: string): boolean {
  const text = JSON.stringify(encounterCard(id).sections);
  if (ofExpansion.test(text)) return false;
  return [...text.matchAll(handedOut)].every(([, card = ""]) => marketCard(card).box === "base");
}

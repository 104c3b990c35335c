/**
 * Builds the cards of one encounter deck from its table: `01: { place:
 * effects or secret }`; `facts` are the numbers whose figures are known.
 */
import { told } from "../endings.ts";
import type { Effects } from "../effects.ts";
import type { EncounterDeck } from "../../names.ts";
import type { EncounterCard, EncounterSection } from "../types.ts";

type Section = Effects | Extract<EncounterSection, { readonly secret: unknown }>;

function isEffects(section: Section): section is Effects {
  return Array.isArray(section);
}

function withEndings(section: Section, key: string): EncounterSection {
  if (isEffects(section)) return { effects: told(section, key) };
  return { secret: { ...section.secret, effects: told(section.secret.effects, key) } };
}

export function encounters(
  deck: EncounterDeck,
  table: Readonly<Record<string, Readonly<Record<string, Section>>>>,
  facts: readonly string[] = [],
): Readonly<Record<string, EncounterCard>> {
  const cards: Record<string, EncounterCard> = {};
  // Numbers like '10' come first out of a record: sorted, a deck lists 01 to 20.
  for (const [number, places] of Object.entries(table).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  )) {
    const sections: Record<string, EncounterSection> = {};
    for (const [place, section] of Object.entries(places))
      sections[place] = withEndings(section, `encounter.${deck}-${number}.${place}`);
    cards[`${deck}-${number}`] = {
      deck,
      origin: facts.includes(number) ? "fact" : "designed",
      sections,
    };
  }
  return cards;
}

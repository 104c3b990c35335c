/** Every card of the box with its whole text: `tellCard(texts, "bounty-greedo")`. */
import { aiCard, aiCards } from "#rules/outer-rim/cards/ai/cards.ts";
import { ambitions } from "#rules/outer-rim/cards/ambitions.ts";
import { characters } from "#rules/outer-rim/cards/characters.ts";
import { contacts } from "#rules/outer-rim/cards/contacts.ts";
import { databank } from "#rules/outer-rim/cards/databank/index.ts";
import { encounterCard, encounterLists } from "#rules/outer-rim/cards/encounters/index.ts";
import { deckLists, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { ships } from "#rules/outer-rim/cards/ships.ts";
import { smugglingCards } from "#rules/outer-rim/cards/smuggling.ts";
import { startingCards } from "#rules/outer-rim/cards/starting.ts";
import { statusCards } from "#rules/outer-rim/cards/status.ts";
import type { AiCard } from "#rules/outer-rim/cards/ai/lines.ts";
import type {
  AmbitionSheet,
  CharacterCard,
  ContactCard,
  DatabankCard,
  EncounterSection,
  ShipSheet,
  SmugglingCard,
} from "#rules/outer-rim/cards/types.ts";
import type { MarketCard } from "#rules/outer-rim/cards/market-cards.ts";

/** A card, or one section of an encounter card, with what is printed on it. */
export type PrintedCard =
  | { readonly kind: "market"; readonly id: string; readonly card: MarketCard }
  | { readonly kind: "character"; readonly id: string; readonly card: CharacterCard }
  | { readonly kind: "ship"; readonly id: string; readonly card: ShipSheet }
  | { readonly kind: "contact"; readonly id: string; readonly card: ContactCard }
  | {
      readonly kind: "databank";
      readonly id: string;
      readonly version: number;
      readonly card: DatabankCard;
    }
  | {
      readonly kind: "smuggling";
      readonly id: string;
      readonly version: number;
      readonly card: SmugglingCard;
    }
  | {
      readonly kind: "encounter";
      readonly id: string;
      readonly deck: string;
      readonly section: string;
      readonly card: EncounterSection;
    }
  | { readonly kind: "ambition"; readonly id: string; readonly card: AmbitionSheet }
  | { readonly kind: "ai"; readonly id: string; readonly card: AiCard };

function entries<T>(table: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  return Object.entries(table);
}

function marketCards(): readonly PrintedCard[] {
  const ids = [
    ...Object.values(deckLists).flat(),
    ...Object.values(startingCards).flat(),
    ...Object.keys(statusCards),
  ];
  return ids.map((id) => ({ kind: "market", id, card: marketCard(id) }));
}

function databankCards(): readonly PrintedCard[] {
  const seen = new Map<number, number>();
  return databank.map((card) => {
    const version = seen.get(card.number) ?? 0;
    seen.set(card.number, version + 1);
    return { kind: "databank", id: `databank-${card.number}-${version}`, version, card };
  });
}

function encounterSections(): readonly PrintedCard[] {
  return Object.values(encounterLists)
    .flat()
    .flatMap((id) => {
      const { deck, sections } = encounterCard(id);
      return Object.entries(sections).map(([section, card]): PrintedCard => ({
        kind: "encounter",
        id,
        deck,
        section,
        card,
      }));
    });
}

/** Everything in the box, deck by deck. */
export function printedCards(): readonly PrintedCard[] {
  return [
    ...marketCards(),
    ...entries<CharacterCard>(characters).map(([id, card]): PrintedCard => ({
      kind: "character",
      id,
      card,
    })),
    ...entries<ShipSheet>(ships).map(([id, card]): PrintedCard => ({ kind: "ship", id, card })),
    ...entries<ContactCard>(contacts).map(([id, card]): PrintedCard => ({
      kind: "contact",
      id,
      card,
    })),
    ...databankCards(),
    ...smugglingCards.map((card, version): PrintedCard => ({
      kind: "smuggling",
      id: `databank-1-${version}`,
      version,
      card,
    })),
    ...encounterSections(),
    ...entries<AmbitionSheet>(ambitions).map(([id, card]): PrintedCard => ({
      kind: "ambition",
      id,
      card,
    })),
    ...Object.keys(aiCards).map((id): PrintedCard => ({ kind: "ai", id, card: aiCard(id) })),
  ];
}

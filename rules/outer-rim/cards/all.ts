/** Every card of the box by the name its use is reported under. */
import { aiCards } from "./ai/cards.ts";
import { characters } from "./characters.ts";
import { contacts } from "./contacts.ts";
import { databank } from "./databank/index.ts";
import { encounterLists } from "./encounters/index.ts";
import { deckLists } from "./market/index.ts";
import { smugglingCards } from "./smuggling.ts";
import { statusCards } from "./status.ts";
import { startingCards } from "./starting.ts";
import type { ContactCard } from "./types.ts";

export function allCardIds(): string[] {
  const ids: string[] = [];
  for (const list of Object.values(deckLists)) ids.push(...list);
  for (const list of Object.values(encounterLists)) ids.push(...list);
  for (const list of Object.values(startingCards)) ids.push(...list);
  for (const id of Object.keys(characters)) ids.push(`character-${id}`);
  const people: Readonly<Record<string, ContactCard>> = contacts;
  for (const [id, card] of Object.entries(people)) if (card.crew !== null) ids.push(`crew-${id}`);
  const versions = new Map<number, number>();
  for (const { number } of databank) {
    const version = versions.get(number) ?? 0;
    versions.set(number, version + 1);
    ids.push(`databank-${number}-${version}`);
  }
  smugglingCards.forEach((_, version) => ids.push(`databank-1-${version}`));
  ids.push(...Object.keys(statusCards), ...Object.keys(aiCards));
  return ids;
}

/** Card facts as one edition prints them. */
import type { EditionName } from "../names.ts";
import type { CardFacts, ListedCard } from "./listed-card.ts";
import { listedUnits } from "./listed-units.ts";

export function cardById(id: string): ListedCard | null {
  return Object.hasOwn(listedUnits, id) ? (listedUnits[id] ?? null) : null;
}

/** A card that one edition does not know is read as the other prints it: the player fielded it, so it is there. */
export function factsIn(card: ListedCard, edition: EditionName): CardFacts {
  const current = card.current === "same" ? card.classic : card.current;
  const facts = edition === "classic" ? (card.classic ?? current) : (current ?? card.classic);
  if (facts === null) throw new Error(`${card.name} is in no edition`);
  return facts;
}

export function fullName({ name, title }: ListedCard): string {
  return title === null ? name : `${name} ${title}`;
}

/**
 * What lies on the table: both boxes, or the base box alone, without the Core
 * Worlds, orange contacts and all other cards of the expansion [OR-SETUP-11].
 */
import { characterCard, characterIds } from "../cards/characters.ts";
import { contacts } from "../cards/contacts.ts";
import { deckLists, marketCard } from "../cards/market/index.ts";
import { planetCards, spaces, type Space } from "../cards/spaces.ts";
import { shipIds, shipSheet } from "../cards/ships.ts";
import { farCore } from "../movement/map.ts";
import { planets } from "../names.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { ContactClass, MarketDeck, Planet, SpaceId } from "../names.ts";
import type { ShipId } from "../cards/ships.ts";

/** Journals of earlier rules name no box: both. */
export interface Boxes {
  readonly box?: "both" | "base";
}

export function isBaseAlone({ box }: Boxes): boolean {
  return box === "base";
}

function isCore(planet: Planet): boolean {
  return planetCards[planet].deck === "core-worlds";
}

export function planetsOf(rules: Boxes): readonly Planet[] {
  return isBaseAlone(rules) ? rim : planets;
}

/** [UB-SOLO-06] Printed opponents keep away from the Core Worlds. */
export const rim: readonly Planet[] = planets.filter((planet) => !isCore(planet));

/** Is this space part of the map? */
export function isOnMap(rules: Boxes, space: SpaceId): boolean {
  return !isBaseAlone(rules) || farCore(space) === null;
}

const withoutCores: readonly Space[] = spaces
  .filter(({ id }) => farCore(id) === null)
  .map((space) => ({ ...space, next: space.next.filter((next) => farCore(next) === null) }));

/** The map of this table, in the order of the ring. */
export function spacesOf(rules: Boxes): readonly Space[] {
  return isBaseAlone(rules) ? withoutCores : spaces;
}

export function charactersOf(rules: Boxes): readonly CharacterId[] {
  return isBaseAlone(rules)
    ? characterIds.filter((id) => characterCard(id).box === "base")
    : characterIds;
}

export function shipsOf(rules: Boxes): readonly ShipId[] {
  return isBaseAlone(rules) ? shipIds.filter((id) => shipSheet(id).box === "base") : shipIds;
}

export function marketOf(rules: Boxes, deck: MarketDeck): readonly string[] {
  const all = deckLists[deck];
  return isBaseAlone(rules) ? all.filter((id) => marketCard(id).box === "base") : all;
}

/** People by class, in the order of their ids. */
export function peopleOf(rules: Boxes): Record<ContactClass, string[]> {
  const piles: Record<ContactClass, string[]> = { white: [], green: [], yellow: [], orange: [] };
  for (const [id, card] of Object.entries(contacts))
    if (!isBaseAlone(rules) || card.class !== "orange") piles[card.class].push(id);
  return piles;
}

/**
 * The galaxy as data: every space, where it is drawn, and the spaces it touches. Planets and their order are known;
 * the lanes between them are ours [OR-MAP-03]: planets 2 to 4 moves apart, by-passes beside them, at most 4 neighbours.
 */
import type { EncounterDeck, Faction, Planet, SpaceId } from "../names.ts";

export interface Space {
  readonly id: SpaceId;
  /** Where the drawing puts it: degrees along the arc and distance from its middle line. */
  readonly arc: number;
  readonly off: number;
  readonly next: readonly SpaceId[];
}

export const spaces: readonly Space[] = [
  { id: "spinward-core", arc: 0.0, off: 0, next: ["nav-01"] },
  { id: "nav-01", arc: 5.8, off: 0, next: ["spinward-core", "cantonica", "nav-02"] },
  { id: "cantonica", arc: 11.6, off: 0, next: ["nav-01", "nav-03"] },
  { id: "nav-02", arc: 13.5, off: 1, next: ["nav-01", "nav-05"] },
  { id: "nav-03", arc: 17.4, off: 0, next: ["cantonica", "nav-04", "ord-mantell"] },
  { id: "nav-04", arc: 19.4, off: 0.5, next: ["nav-03", "nav-05"] },
  { id: "nav-05", arc: 21.3, off: 1, next: ["nav-02", "nav-04", "nav-06"] },
  { id: "ord-mantell", arc: 23.2, off: 0, next: ["nav-03", "nav-06"] },
  { id: "nav-06", arc: 29.0, off: 0, next: ["nav-05", "ord-mantell", "nav-07"] },
  { id: "nav-07", arc: 34.8, off: 0, next: ["nav-06", "lothal", "nav-08"] },
  { id: "lothal", arc: 40.6, off: 0, next: ["nav-07", "nav-09"] },
  { id: "nav-08", arc: 42.6, off: -1, next: ["nav-07", "nav-09", "nav-10"] },
  { id: "nav-09", arc: 46.5, off: 0, next: ["lothal", "nav-08", "mon-calamari"] },
  { id: "nav-10", arc: 50.3, off: -1, next: ["nav-08", "nav-11", "maelstrom"] },
  { id: "mon-calamari", arc: 52.3, off: 0, next: ["nav-09", "nav-11"] },
  { id: "nav-11", arc: 58.1, off: 0, next: ["nav-10", "mon-calamari", "nav-12"] },
  { id: "nav-12", arc: 63.9, off: 0, next: ["nav-11", "kessel", "nav-13"] },
  { id: "kessel", arc: 69.7, off: 0, next: ["nav-12", "maelstrom", "nav-14"] },
  { id: "nav-13", arc: 69.7, off: 1, next: ["nav-12", "nav-15"] },
  { id: "maelstrom", arc: 73.2, off: -1, next: ["nav-10", "kessel", "nav-14"] },
  { id: "nav-14", arc: 75.5, off: 0, next: ["kessel", "maelstrom", "nav-16"] },
  { id: "nav-15", arc: 75.5, off: 1, next: ["nav-13", "nav-16"] },
  { id: "nav-16", arc: 81.3, off: 0, next: ["nav-14", "nav-15", "nav-17"] },
  { id: "nav-17", arc: 87.1, off: 0, next: ["nav-16", "tatooine", "nav-18"] },
  { id: "tatooine", arc: 92.9, off: 0, next: ["nav-17", "nav-19"] },
  { id: "nav-18", arc: 94.8, off: -1, next: ["nav-17", "nav-20"] },
  { id: "nav-19", arc: 98.7, off: 0, next: ["tatooine", "nav-20", "nal-hutta"] },
  { id: "nav-20", arc: 102.6, off: -1, next: ["nav-18", "nav-19", "nav-21"] },
  { id: "nal-hutta", arc: 104.5, off: 0, next: ["nav-19", "nav-21"] },
  { id: "nav-21", arc: 110.3, off: 0, next: ["nav-20", "nal-hutta", "nav-22"] },
  { id: "nav-22", arc: 116.1, off: 0, next: ["nav-21", "ryloth", "nav-23"] },
  { id: "ryloth", arc: 121.9, off: 0, next: ["nav-22", "nav-24"] },
  { id: "nav-23", arc: 121.9, off: 1, next: ["nav-22", "nav-25"] },
  { id: "nav-24", arc: 127.7, off: 0, next: ["ryloth", "nav-26"] },
  { id: "nav-25", arc: 127.7, off: 1, next: ["nav-23", "nav-26"] },
  { id: "nav-26", arc: 133.5, off: 0, next: ["nav-24", "nav-25", "naboo", "nav-27"] },
  { id: "naboo", arc: 139.4, off: 0, next: ["nav-26", "nav-28"] },
  { id: "nav-27", arc: 141.3, off: -1, next: ["nav-26", "nav-29"] },
  { id: "nav-28", arc: 145.2, off: 0, next: ["naboo", "nav-29", "ring-of-kafrene"] },
  { id: "nav-29", arc: 149.0, off: -1, next: ["nav-27", "nav-28", "nav-30"] },
  { id: "ring-of-kafrene", arc: 151.0, off: 0, next: ["nav-28", "nav-30"] },
  { id: "nav-30", arc: 156.8, off: 0, next: ["nav-29", "ring-of-kafrene", "nav-31"] },
  { id: "nav-31", arc: 162.6, off: 0, next: ["nav-30", "nav-32", "takodana"] },
  { id: "nav-32", arc: 166.5, off: 1, next: ["nav-31", "nav-33"] },
  { id: "takodana", arc: 168.4, off: 0, next: ["nav-31", "nav-34"] },
  { id: "nav-33", arc: 170.3, off: 1, next: ["nav-32", "nav-34"] },
  { id: "nav-34", arc: 174.2, off: 0, next: ["takodana", "nav-33", "trailing-core"] },
  { id: "trailing-core", arc: 180.0, off: 0, next: ["nav-34"] },
];

/**
 * Where patrols start and come back [UB-SETUP-05…07, UB-SETUP-06]: two
 * factions on the navpoint of each Core Worlds endcap [UB-SETUP-03].
 */
export const patrolStarts = {
  rebel: "nav-01",
  syndicate: "nav-01",
  hutt: "nav-34",
  imperial: "nav-34",
} as const satisfies Record<Faction, `nav-${string}`>;

export interface PlanetCard {
  readonly name: string;
  /** Four are known, four likely, the rest belong to nobody [OR-MAP-04]. */
  readonly faction: Faction | null;
  /** Classes of its two contact spaces; ours [OR-MAP-05]. The Core Worlds have none [UB-SETUP-09]. */
  readonly contacts: readonly ("white" | "green" | "yellow")[];
  readonly deck: EncounterDeck;
}

export const planetCards: Readonly<Record<Planet, PlanetCard>> = {
  "spinward-core": { name: "Spinward Core", faction: null, contacts: [], deck: "core-worlds" },
  cantonica: {
    name: "Cantonica",
    faction: null,
    contacts: ["green", "yellow"],
    deck: "cantonica-ord-mantell",
  },
  "ord-mantell": {
    name: "Ord Mantell",
    faction: "syndicate",
    contacts: ["white", "green"],
    deck: "cantonica-ord-mantell",
  },
  lothal: {
    name: "Lothal",
    faction: "imperial",
    contacts: ["white", "yellow"],
    deck: "lothal-mon-calamari",
  },
  "mon-calamari": {
    name: "Mon Calamari",
    faction: "rebel",
    contacts: ["white", "yellow"],
    deck: "lothal-mon-calamari",
  },
  kessel: {
    name: "Kessel",
    faction: "syndicate",
    contacts: ["white", "yellow"],
    deck: "kessel-maelstrom",
  },
  tatooine: {
    name: "Tatooine",
    faction: "hutt",
    contacts: ["white", "green"],
    deck: "tatooine-nal-hutta",
  },
  "nal-hutta": {
    name: "Nal Hutta",
    faction: "hutt",
    contacts: ["white", "yellow"],
    deck: "tatooine-nal-hutta",
  },
  ryloth: {
    name: "Ryloth",
    faction: "imperial",
    contacts: ["green", "yellow"],
    deck: "ryloth-naboo",
  },
  naboo: { name: "Naboo", faction: "imperial", contacts: ["white", "green"], deck: "ryloth-naboo" },
  "ring-of-kafrene": {
    name: "Ring of Kafrene",
    faction: null,
    contacts: ["white", "green"],
    deck: "kafrene-takodana",
  },
  takodana: {
    name: "Takodana",
    faction: null,
    contacts: ["green", "yellow"],
    deck: "kafrene-takodana",
  },
  "trailing-core": { name: "Trailing Core", faction: null, contacts: [], deck: "core-worlds" },
};

/** The words of the rulebook as lists; types follow from the lists. */

export const factions = ["hutt", "syndicate", "imperial", "rebel"] as const;
export type Faction = (typeof factions)[number];

export const skills = [
  "influence",
  "knowledge",
  "piloting",
  "stealth",
  "strength",
  "tactics",
  "tech",
] as const;
export type Skill = (typeof skills)[number];

/**
 * In their order along the arc; the two Core Worlds close its ends and
 * are planets in every respect [UB-CORE-01, UB-CORE-02, UB-COMP-10].
 */
export const planets = [
  "spinward-core",
  "cantonica",
  "ord-mantell",
  "lothal",
  "mon-calamari",
  "kessel",
  "tatooine",
  "nal-hutta",
  "ryloth",
  "naboo",
  "ring-of-kafrene",
  "takodana",
  "trailing-core",
] as const;
export type Planet = (typeof planets)[number];

/** [OR-MAP-02] A planet, `maelstrom`, or a navpoint such as `nav-07`. */
export type SpaceId = Planet | "maelstrom" | `nav-${string}`;

/** [UB-ORNG-01] Orange is the highest. */
export const contactClasses = ["white", "green", "yellow", "orange"] as const;
export type ContactClass = (typeof contactClasses)[number];

export const marketDecks = ["bounty", "cargo", "gear-mod", "job", "luxury", "ship"] as const;
export type MarketDeck = (typeof marketDecks)[number];

/** [UB-COMP-01, UB-COMP-16, UB-SETUP-04] Both Core Worlds spaces share the last one [UB-CORE-03]. */
export const encounterDecks = [
  "cantonica-ord-mantell",
  "lothal-mon-calamari",
  "kessel-maelstrom",
  "tatooine-nal-hutta",
  "ryloth-naboo",
  "kafrene-takodana",
  "navpoint",
  "core-worlds",
] as const;
export type EncounterDeck = (typeof encounterDecks)[number];

export const faces = ["hit", "crit", "focus", "blank"] as const;
export type Face = (typeof faces)[number];

export type CombatKind = "ground" | "ship";
export type Standing = "negative" | "neutral" | "positive";
/** Where damage lies. */
export type Part = "character" | "ship";
/** What a player can own in a slot. */
export type AssetKind = "cargo" | "gear" | "mod" | "crew" | "job" | "bounty";

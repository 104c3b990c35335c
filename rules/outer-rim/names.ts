/** The words of the rulebook as lists; types follow from the lists. */

export const factions = ['hutt', 'syndicate', 'imperial', 'rebel'] as const;
export type Faction = (typeof factions)[number];

export const skills = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const;
export type Skill = (typeof skills)[number];

/** In their order along the arc; the two Core Worlds close its ends. */
export const planets = [
  'spinward-core',
  'cantonica',
  'ord-mantell',
  'lothal',
  'mon-calamari',
  'kessel',
  'tatooine',
  'nal-hutta',
  'ryloth',
  'naboo',
  'ring-of-kafrene',
  'takodana',
  'trailing-core',
] as const;
export type Planet = (typeof planets)[number];

/** A planet, `maelstrom`, or a navpoint such as `nav-07`. */
export type SpaceId = Planet | 'maelstrom' | `nav-${string}`;

export const contactClasses = ['white', 'green', 'yellow', 'orange'] as const;
export type ContactClass = (typeof contactClasses)[number];

export const marketDecks = ['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship'] as const;
export type MarketDeck = (typeof marketDecks)[number];

export const encounterDecks = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel-maelstrom',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'kafrene-takodana',
  'navpoint',
  'core-worlds',
] as const;
export type EncounterDeck = (typeof encounterDecks)[number];

export const faces = ['hit', 'crit', 'focus', 'blank'] as const;
export type Face = (typeof faces)[number];

export type CombatKind = 'ground' | 'ship';
export type Standing = 'negative' | 'neutral' | 'positive';
/** Where damage lies. */
export type Part = 'character' | 'ship';
/** What a player can own in a slot. */
export type AssetKind = 'cargo' | 'gear' | 'mod' | 'crew' | 'job' | 'bounty';

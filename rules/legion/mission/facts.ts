/**
 * What can be seen on the table when a round ends, by the cards
 * that ask for it. [LC-POI-01] The players look; the ledger counts.
 */
export const factNames = [
  "secured",
  "contested",
  "towers",
  "ownFree",
  "enemySecured",
  "bunkersDestroyed",
  "centre",
  "sides",
  "points",
  "scannersOut",
  "scannerFound",
  "suppressed",
  "baseDestroyed",
  "cores",
  "prisoners",
  "relays",
] as const;
export type FactName = (typeof factNames)[number];

/** A fact not named is none; yes is 1. */
export type Facts = Readonly<Partial<Record<FactName, number>>>;

export const noFacts: Facts = {};

/** Where fame comes from. */

export const fameSources = [
  "bounty",
  "job",
  "cargo",
  "patrol",
  "personal-goal",
  "ship-goal",
  "luxury",
  "encounter",
  "contact",
  "combat",
  "ambition",
  "printed",
  "start",
] as const;

export type FameSource = (typeof fameSources)[number];

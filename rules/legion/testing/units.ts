/** Units the tests meet again and again. */
import type { NewUnit } from "../commands.ts";

const plain = {
  wounded: 0,
  points: 0,
  keywords: [],
  types: [],
  transport: null,
  inside: null,
  emergencyStims: false,
} as const;

type Changes = Partial<NewUnit>;

/** The usual people. */
export const boba = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "boba",
  name: "Boba",
  side: "blue",
  rank: "operative",
  wounds: 5,
  keywords: ["bounty"],
  ...changes,
});

export const bossk = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "bossk",
  name: "Bossk",
  side: "blue",
  rank: "operative",
  wounds: 7,
  keywords: ["bounty"],
  ...changes,
});

export const storm = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "storm",
  name: "Stormtroopers",
  side: "blue",
  rank: "corps",
  wounds: 4,
  ...changes,
});

export const cad = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "cad",
  name: "Cad Bane",
  side: "red",
  rank: "operative",
  wounds: 6,
  keywords: ["bounty"],
  ...changes,
});

export const luke = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "luke",
  name: "Luke",
  side: "red",
  rank: "commander",
  wounds: 6,
  ...changes,
});

export const leia = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "leia",
  name: "Leia",
  side: "red",
  rank: "commander",
  wounds: 6,
  ...changes,
});

export const chewie = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "chewie",
  name: "Chewbacca",
  side: "red",
  rank: "operative",
  wounds: 9,
  keywords: ["guardian"],
  ...changes,
});

export const r2 = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "r2",
  name: "R2-D2",
  side: "red",
  rank: "operative",
  wounds: 4,
  keywords: ["secretMission"],
  types: ["droid"],
  ...changes,
});

export const speeder = (changes: Changes = {}): NewUnit => ({
  ...plain,
  id: "speeder",
  name: "X-34",
  side: "red",
  rank: "heavy",
  wounds: 6,
  types: ["vehicle"],
  transport: "open",
  ...changes,
});

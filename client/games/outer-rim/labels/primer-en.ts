/** Outer Rim for whoever has never seen it, in English. */
import type { SignName } from "../art/signs.tsx";

export interface PrimerText {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly {
    readonly name: string;
    readonly text: string;
    readonly rules: readonly string[];
  }[];
  readonly signsTitle: string;
  /** Headings of the signs: on the map, of reputation, all others. */
  readonly groups: readonly [string, string, string];
  /** What a faction thinks of me, as my numbers show it. */
  readonly standings: Readonly<Record<"positive" | "neutral" | "negative", string>>;
  /** What lies on the map beside the signs. */
  readonly marks: Readonly<
    Record<
      "white" | "green" | "yellow" | "orange" | "up" | "seen" | "lit" | "mine" | "core",
      string
    >
  >;
  readonly signs: Readonly<Record<SignName, string>>;
}

export const primer: PrimerText = {
  title: "Outer Rim in a minute",
  lead: "You are a captain with a bad ship and a good idea of yourself. Fly along the rim, do business of every kind, and be the first whose fame reaches the target, usually 10.",
  steps: [
    {
      name: "Planning",
      text: "Do one thing: fly as far as your hyperdrive reaches, earn 2,000 credits, or recover all damage. A patrol stops you unless its faction likes you.",
      rules: ["OR-TURN-02", "OR-MOVE-01", "OR-MOVE-03"],
    },
    {
      name: "Action",
      text: "In any order: deliver cargo where it is wanted, visit the market once and buy one card, trade with whoever is in your space, use abilities.",
      rules: ["OR-TURN-03", "OR-CARGO-01", "OR-MKT-01"],
    },
    {
      name: "Encounter",
      text: "Meet one thing here: the place itself, a contact, a patrol, a job or a bounty of yours. A hostile patrol comes first.",
      rules: ["OR-TURN-05", "OR-ENC-03", "OR-CONT-02"],
    },
    {
      name: "Tests",
      text: "Two dice. Without the skill only a critical hit passes; with it once also a hit; with it twice also a focus. Crew lend their skills.",
      rules: ["OR-TEST-01", "OR-TEST-02"],
    },
    {
      name: "Fights",
      text: "Both sides roll as many dice as their combat value; a hit counts 1, a critical hit 2. The higher total wins, a tie is the attacker's, and each suffers the other's total.",
      rules: ["OR-COM-03", "OR-COM-05", "OR-COM-06"],
    },
    {
      name: "Deals",
      text: "Credits, cards, crew, debt tokens, favors and promises may change hands, in bundles on two trays: cards only where you meet, favors wherever you are. Any offer can be answered with another. What lies on the trays is done at once; a promise binds nobody. A debt token buys a favor later, from whoever gave it out.",
      rules: ["OR-TRADE-02", "OR-TRADE-03", "UB-FAV-01", "UB-FAV-08"],
    },
    {
      name: "Fame",
      text: "It comes from jobs, bounties, illegal cargo, patrols from level 2, luxuries, some encounters, and the goals of your character and your ship. The board shows where each card of yours wants to go.",
      rules: ["OR-FAME-01", "OR-GOAL-02"],
    },
  ],
  signsTitle: "The signs",
  groups: ["Contacts and places", "Your reputation with a faction", "Signs"],
  standings: {
    positive: "good: their patrol lets you pass",
    neutral: "neutral: their patrol stops you",
    negative: "bad: their patrol attacks you",
  },
  marks: {
    white: "contact face down, white class: the humblest",
    green: "contact face down, green class: knows useful people",
    yellow: "contact face down, yellow class: powerful, and a risk",
    orange: "contact face down, orange class: the most dangerous, worth the most",
    up: "face up: everybody knows who it is",
    seen: "you alone have looked: tap the planet for the name",
    lit: "lit: you can go or do something there",
    mine: "where your ship is",
    core: "between the two Cores: no lane to fly, but a way across, which is an encounter in either Core",
  },
  signs: {
    influence: "influence",
    knowledge: "knowledge",
    piloting: "piloting",
    stealth: "stealth",
    strength: "strength",
    tactics: "tactics",
    tech: "tech",
    hutt: "Hutts",
    syndicate: "Syndicate",
    imperial: "Empire",
    rebel: "Rebels",
    cargo: "cargo",
    gear: "gear",
    mod: "ship mod",
    crew: "crew, contacts",
    job: "job",
    bounty: "bounty",
    luxury: "luxury",
    ship: "ship, ship combat",
    event: "happens at once",
    credits: "credits",
    fame: "fame",
    health: "health",
    hull: "hull",
    hyperdrive: "hyperdrive: how far you fly",
    ground: "ground combat",
    patrol: "patrol",
    secret: "a secret, for its owner alone",
    debt: "debt token, reputation",
    ambition: "ambition",
    goal: "goal",
    illegal: "illegal, or not sold here",
    pin: "a card of yours goes here",
    hit: "die: hit; counts 1 in a fight, passes a test if you have the skill",
    crit: "die: critical hit; counts 2 in a fight, passes every test",
    focus: "die: focus; passes a test if you have the skill twice, nothing in a fight",
    blank: "die: blank; nothing",
  },
};

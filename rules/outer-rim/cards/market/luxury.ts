/** The luxury deck: cargo, gear, mods, crew and occasions, all of them about fame [OR-LUX-01]. */
import type { CargoCard, CrewCard, EquipmentCard, EventCard, JobCard } from "../market-cards.ts";

const lux = { deck: "luxury", box: "base", origin: "fact" } as const;
const luxUb = { deck: "luxury", box: "ub", origin: "designed" } as const;

export const luxuryCards = {
  "dejarik-holotable": {
    ...lux,
    kind: "cargo",
    cost: 10_000,
    delivery: null,
    abilities: [
      { type: "fame-while", amount: 1, when: { is: "has", kind: "crew", atLeast: 2 } },
      {
        type: "step",
        step: "action",
        id: "dejarik-holotable-play",
        when: { is: "all", of: [{ is: "on-navpoint" }, { is: "has", kind: "crew", atLeast: 1 }] },
        effects: [
          {
            do: "roll",
            per: "crew",
            hit: [{ do: "gain-credits", amount: 1000 }],
            crit: [{ do: "gain-credits", amount: 2000 }],
          },
        ],
      },
    ],
  },
  "gift-for-jabba": {
    ...lux,
    kind: "cargo",
    cost: 20_000,
    patrol: { faction: "hutt", move: 4 },
    notOn: "tatooine",
    delivery: { to: "tatooine", credits: 0, fame: 2, reputation: "hutt" },
    abilities: [{ type: "when-defeated", effects: [{ do: "discard", kind: "crew" }] }],
  },
  "mandalorian-armor": {
    ...lux,
    kind: "gear",
    trait: "armor",
    cost: 10_000,
    patrol: { faction: "hutt", move: 3 },
    abilities: [
      { type: "bonus", to: "health", amount: 3 },
      { type: "fame-for-credits", of: "bounty" },
    ],
  },
  "extravagant-wardrobe": {
    ...lux,
    kind: "gear",
    cost: 15_000,
    patrol: { faction: "syndicate", move: 4 },
    abilities: [
      { type: "fame-while", amount: 1, when: { is: "any-reputation", at: "positive", atLeast: 2 } },
      { type: "fame-while", amount: 1, when: { is: "any-reputation", at: "positive", atLeast: 4 } },
    ],
  },
  "proton-torpedoes": {
    ...lux,
    kind: "mod",
    cost: 15_000,
    patrol: { faction: "rebel", move: 4 },
    abilities: [
      { type: "bonus", to: "ship", amount: 1 },
      { type: "patrol-fame", amount: 1 },
    ],
  },
  "chromium-hull": {
    ...lux,
    kind: "mod",
    cost: 20_000,
    patrol: { faction: "imperial", move: 4 },
    abilities: [
      { type: "fame-while", amount: 1, when: { is: "credits", atLeast: 0 } },
      { type: "lost-with-ship-combat" },
      { type: "may-be-fought", win: [], lose: [] },
    ],
  },
  "sy-snootles": {
    ...lux,
    kind: "crew",
    cost: 10_000,
    skills: ["influence", "tactics"],
    abilities: [{ type: "fame-for-credits", of: "job" }],
  },
  "undercover-agent": {
    ...lux,
    kind: "crew",
    cost: 10_000,
    skills: ["stealth"],
    abilities: [
      {
        type: "step",
        step: "action",
        id: "undercover-agent-expose",
        when: { is: "player-here", moreFame: true },
        effects: [
          { do: "special", name: "expose" },
          { do: "gain-fame", amount: 1 },
          { do: "discard-this" },
        ],
      },
    ],
  },
  "legendary-game-of-sabacc": {
    ...lux,
    kind: "job",
    cost: 10_000,
    at: "player",
    skills: ["influence"],
    databank: 40,
    reward: [{ do: "gain-fame", amount: 2 }],
    after: "removed",
    others: "opposed",
  },
  "boonta-eve-classic": {
    ...lux,
    origin: "designed",
    kind: "job",
    cost: 10_000,
    at: "tatooine",
    skills: ["piloting", "tech"],
    databank: 61,
    reward: [
      { do: "gain-credits", amount: 12_000 },
      { do: "gain-fame", amount: 1 },
    ],
    after: "removed",
  },
  "attend-statue-dedication": {
    ...lux,
    origin: "designed",
    kind: "event",
    cost: 20_000,
    effects: [
      { do: "gain-fame", amount: 1 },
      {
        do: "may",
        options: [
          {
            label: "luxury.attend-statue-dedication.donate",
            pay: 10_000,
            effects: [{ do: "gain-fame", amount: 1 }],
          },
        ],
      },
    ],
    after: "removed",
  },
  "bo-rifle": {
    ...luxUb,
    kind: "gear",
    trait: "weapon",
    cost: 12_000,
    reveal: 4,
    abilities: [
      { type: "bonus", to: "ground", amount: 3 },
      { type: "step", step: "action", id: "bo-rifle-turn", effects: [{ do: "rotate" }] },
    ],
    other: {
      abilities: [
        { type: "fame-while", amount: 1, when: { is: "fame", atLeast: 2 } },
        { type: "step", step: "action", id: "bo-rifle-turn-back", effects: [{ do: "rotate" }] },
      ],
    },
  },
  "dash-rendar": {
    ...luxUb,
    kind: "crew",
    cost: 10_000,
    reveal: 3,
    skills: ["piloting", "stealth"],
    abilities: [{ type: "fame-for-credits", of: "illegal" }],
  },
  "maz-kanatas-goggles": {
    ...luxUb,
    kind: "gear",
    cost: 10_000,
    reveal: 4,
    abilities: [
      {
        type: "after-orange-crew",
        effects: [
          {
            do: "may",
            options: [
              {
                label: "luxury.maz-kanatas-goggles.pay",
                pay: 2000,
                effects: [{ do: "gain-fame", amount: 1 }],
              },
            ],
          },
        ],
      },
      { type: "skill", skill: "knowledge" },
    ],
  },
  "sith-holocron": {
    ...luxUb,
    kind: "cargo",
    cost: 15_000,
    reveal: 4,
    delivery: null,
    afterBuying: [{ do: "special", name: "mark-a-planet" }],
  },
  "stolen-jewels": {
    ...luxUb,
    kind: "cargo",
    cost: 10_000,
    reveal: 3,
    delivery: null,
    abilities: [
      {
        type: "step",
        step: "action",
        id: "stolen-jewels-share",
        when: { is: "player-here" },
        effects: [
          { do: "special", name: "share-jewels" },
          { do: "gain-credits", amount: 7000 },
          { do: "gain-fame", amount: 1 },
          { do: "discard-this" },
        ],
      },
    ],
  },
} as const satisfies Record<string, CargoCard | CrewCard | EquipmentCard | EventCard | JobCard>;

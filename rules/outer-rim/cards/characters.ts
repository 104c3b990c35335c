/**
 * The sixteen characters with their standees, both sides; figures
 * from the printed cards [UB-COMP-05, UB-COMP-09, UB-CARD-01].
 */
import type { CharacterCard } from "./types.ts";

export const characters = {
  "boba-fett": {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["stealth", "tactics"],
    startingCard: [90],
    startingReputation: { hutt: 1 },
    goal: { type: "count", trigger: "bounty-reward", times: 2 },
    front: [
      {
        type: "step",
        step: "action",
        id: "boba-fett-look",
        when: { is: "facedown-contact-here" },
        effects: [{ do: "look-at-contact" }],
      },
    ],
    back: [
      {
        type: "step",
        step: "action",
        id: "boba-fett-look",
        when: { is: "facedown-contact-here" },
        effects: [{ do: "look-at-contact" }],
      },
      { type: "elimination-reward", amount: 5000 },
    ],
  },
  bossk: {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["strength", "tactics"],
    startingCard: [90],
    startingReputation: { hutt: 1 },
    goal: {
      type: "have",
      when: {
        is: "all",
        of: [
          { is: "has", kind: "mod", atLeast: 1 },
          { is: "has", kind: "gear", atLeast: 2 },
          { is: "has", kind: ["gear", "mod"], atLeast: 3, totalCost: 15_000 },
        ],
      },
    },
    front: [
      {
        type: "step",
        step: "action",
        id: "bossk-recover",
        effects: [{ do: "recover", on: "both", amount: 2 }],
      },
    ],
    back: [
      {
        type: "step",
        step: "action",
        id: "bossk-recover",
        effects: [{ do: "recover", on: "both", amount: 2 }],
      },
      {
        type: "step",
        step: "encounter",
        id: "bossk-fight",
        when: { is: "player-here", moreFame: true },
        effects: [
          {
            do: "fight-player",
            when: { is: "player-here", moreFame: true },
            win: [{ do: "gain-fame", amount: 1 }],
          },
        ],
      },
    ],
  },
  "doctor-aphra": {
    box: "base",
    ground: 2,
    health: 4,
    skills: ["knowledge", "stealth", "tech"],
    startingCard: [92],
    startingReputation: { imperial: 1 },
    goal: { type: "count", trigger: "job-completed", times: 2 },
    front: [{ type: "any-skill", cost: "once-per-turn" }],
    back: [
      { type: "any-skill", cost: "once-per-turn" },
      {
        type: "step",
        step: "planning",
        id: "doctor-aphra-market",
        when: { is: "any", of: [{ is: "on-planet" }, { is: "on-navpoint" }] },
        effects: [{ do: "market" }],
      },
    ],
  },
  "han-solo": {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["piloting", "tech"],
    startingCard: [91],
    startingReputation: { hutt: -1 },
    goal: { type: "have", when: { is: "ship-cost", atLeast: 15_000 } },
    front: [{ type: "bonus", to: "hyperdrive", amount: 2 }],
    back: [
      { type: "bonus", to: "hyperdrive", amount: 2 },
      { type: "slip-past", skill: "piloting" },
    ],
  },
  "ig-88": {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["strength", "tech"],
    droid: true,
    startingCard: [90],
    startingReputation: {},
    goal: { type: "have", when: { is: "droid-crew", atLeast: 2 } },
    front: [
      { type: "reroll", combat: "both", dice: "any" },
      {
        type: "step",
        step: "action",
        id: "ig-88-take-droid",
        when: { is: "player-here", droidCrew: true },
        effects: [{ do: "special", name: "take-droid-crew" }],
      },
    ],
    back: [{ type: "reroll", combat: "both", dice: "any" }, { type: "avoid-defeat" }],
  },
  "jyn-erso": {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["influence", "tactics"],
    startingCard: [92],
    startingReputation: { imperial: -1 },
    goal: { type: "ability" },
    front: [
      { type: "focus-to-crit" },
      {
        type: "step",
        step: "action",
        id: "jyn-erso-sabotage",
        when: { is: "on-planet-of", faction: "imperial" },
        effects: [
          { do: "test", skill: "stealth", pass: [{ do: "special", name: "protect-token" }] },
        ],
      },
    ],
    back: [{ type: "focus-to-crit" }, { type: "send-patrol-away", within: 3 }],
  },
  "ketsu-onyo": {
    box: "base",
    ground: 3,
    health: 4,
    skills: ["stealth", "strength"],
    startingCard: [90],
    startingReputation: { syndicate: 1 },
    goal: { type: "count", trigger: "combat-won", times: 3 },
    front: [{ type: "reach", spaces: 3 }],
    back: [
      { type: "reach", spaces: 3 },
      { type: "after-win", combat: "both", effects: [{ do: "gain-credits", amount: 4000 }] },
    ],
  },
  "lando-calrissian": {
    box: "base",
    ground: 2,
    health: 4,
    skills: ["influence", "knowledge", "piloting"],
    startingCard: [91],
    startingReputation: "choice",
    goal: { type: "count", trigger: "illegal-delivered", times: 2 },
    front: [{ type: "reroll-one" }],
    back: [
      { type: "reroll-one" },
      {
        type: "step",
        step: "action",
        id: "lando-calrissian-charm",
        when: { is: "on-planet" },
        pay: 1000,
        effects: [
          { do: "test", skill: "influence", pass: [{ do: "gain-reputation", faction: "planet" }] },
        ],
      },
    ],
  },
  "black-krrsantan": {
    box: "ub",
    ground: 3,
    health: 5,
    skills: ["strength", "tactics"],
    startingCard: [90],
    startingReputation: { hutt: 1 },
    goal: { type: "count", trigger: "planning-recovered-4", times: 1 },
    front: [{ type: "hurt-for", face: "crit", when: "ground" }],
    back: [
      { type: "hurt-for", face: "crit", when: "ground" },
      {
        type: "after-win",
        combat: "ground",
        effects: [{ do: "recover", on: "character", amount: 2 }],
      },
    ],
  },
  "cad-bane": {
    box: "ub",
    ground: 3,
    health: 4,
    skills: ["knowledge", "stealth", "tactics"],
    startingCard: [90],
    startingReputation: { hutt: 1 },
    goal: { type: "count", trigger: "five-dice-beaten", times: 1 },
    front: [
      { type: "starting-fame", amount: 2 },
      { type: "fame-to-credits", amount: 5000 },
    ],
    back: [
      { type: "fame-to-credits", amount: 5000 },
      { type: "credits-per-margin", amount: 1000 },
      {
        type: "step",
        step: "action",
        id: "cad-bane-spend",
        pay: 20_000,
        effects: [{ do: "gain-fame", amount: 1 }],
      },
    ],
  },
  chewbacca: {
    box: "ub",
    ground: 3,
    health: 5,
    skills: ["piloting", "strength", "tech"],
    startingCard: [91],
    startingReputation: {},
    goal: { type: "count", trigger: "orange-crew-gained", times: 2 },
    front: [{ type: "bonus", to: "hull", amount: 2 }],
    back: [
      { type: "bonus", to: "hull", amount: 2 },
      { type: "hurt-for", face: "hit", when: "any-roll" },
    ],
  },
  dengar: {
    box: "ub",
    ground: 3,
    health: 4,
    skills: ["strength", "tech"],
    startingCard: [90],
    startingReputation: {},
    goal: { type: "ability" },
    front: [
      { type: "suffer-less", combat: "both", when: "win", amount: 2 },
      { type: "hurt-more", amount: 1 },
      {
        type: "step",
        step: "encounter",
        id: "dengar-challenge",
        when: { is: "player-here", fameAtLeast: 2 },
        effects: [
          {
            do: "fight-player",
            when: { is: "player-here", fameAtLeast: 2 },
            win: [{ do: "complete-goal", of: "character" }],
          },
        ],
      },
    ],
    back: [
      { type: "suffer-less", combat: "both", when: "win", amount: 2 },
      { type: "hurt-more", amount: 1 },
      {
        type: "step",
        step: "encounter",
        id: "dengar-payback",
        when: { is: "player-here", anyNegative: true },
        effects: [
          {
            do: "fight-player",
            when: { is: "player-here", anyNegative: true },
            win: [{ do: "special", name: "dengar-consolation" }],
            lose: [{ do: "opponent", effects: [{ do: "gain-reputation", faction: "choice" }] }],
          },
        ],
      },
    ],
  },
  "enfys-nest": {
    box: "ub",
    ground: 3,
    health: 4,
    skills: ["influence", "piloting"],
    startingCard: [92],
    startingReputation: { syndicate: -1 },
    goal: { type: "have", when: { is: "different-skills", atLeast: 5 } },
    front: [{ type: "focus-cancels", combat: "ground" }],
    back: [{ type: "focus-cancels", combat: "ground" }, { type: "reroll-test-focus" }],
  },
  "hera-syndulla": {
    box: "ub",
    ground: 2,
    health: 4,
    skills: ["piloting", "tactics"],
    startingCard: [91],
    startingReputation: { rebel: 1 },
    goal: { type: "count", trigger: "imperial-lost-while-negative", times: 1 },
    front: [
      {
        type: "step",
        step: "action",
        id: "hera-syndulla-jump",
        when: { is: "not", of: { is: "at", spaces: ["maelstrom"] } },
        effects: [
          { do: "move-up-to", spaces: 2, ignoringPatrols: true },
          { do: "test", skill: "tech", fail: [{ do: "suffer", on: "ship", amount: 2 }] },
        ],
      },
    ],
    back: [
      {
        type: "step",
        step: "action",
        id: "hera-syndulla-jump",
        when: { is: "not", of: { is: "at", spaces: ["maelstrom"] } },
        effects: [
          { do: "move-up-to", spaces: 2, ignoringPatrols: true },
          { do: "test", skill: "tech", fail: [{ do: "suffer", on: "ship", amount: 2 }] },
        ],
      },
      {
        type: "step",
        step: "encounter",
        id: "hera-syndulla-recruit",
        when: { is: "player-here", reputation: { faction: "rebel", at: ["negative", "neutral"] } },
        effects: [{ do: "special", name: "hera-gift" }],
      },
    ],
  },
  "hondo-ohnaka": {
    box: "ub",
    ground: 2,
    health: 4,
    skills: ["influence", "knowledge", "stealth"],
    startingCard: [91, 92],
    startingReputation: {},
    goal: { type: "ability" },
    front: [
      { type: "reward", of: "job", amount: 1000 },
      { type: "reward", of: "cargo", amount: 1000 },
      {
        type: "step",
        step: "encounter",
        id: "hondo-ohnaka-persuade",
        when: { is: "player-here" },
        effects: [{ do: "special", name: "hondo-persuades" }],
      },
    ],
    back: [
      { type: "reward", of: "job", amount: 1000 },
      { type: "reward", of: "cargo", amount: 1000 },
      {
        type: "may-be-fought",
        win: [{ do: "special", name: "take-marked" }],
        lose: [{ do: "opponent", effects: [{ do: "special", name: "flip-back" }] }],
      },
      {
        type: "step",
        step: "action",
        id: "hondo-ohnaka-flip",
        pay: 10_000,
        effects: [{ do: "special", name: "flip-back" }],
      },
    ],
  },
  "maz-kanata": {
    box: "ub",
    ground: 2,
    health: 4,
    skills: ["influence", "knowledge", "tech"],
    startingCard: [92],
    startingReputation: {},
    goal: {
      type: "count",
      trigger: "takodana-encountered",
      times: 1,
      when: { is: "has", kind: "crew", atLeast: 3 },
    },
    front: [{ type: "slot", kind: "crew", amount: 1 }],
    back: [
      { type: "slot", kind: "crew", amount: 1 },
      { type: "fame-while", amount: 1, when: { is: "luxury", atLeast: 1 } },
      { type: "fame-while", amount: 1, when: { is: "luxury", atLeast: 3 } },
    ],
  },
} as const satisfies Record<string, CharacterCard>;

export type CharacterId = keyof typeof characters;
export const characterIds = Object.keys(characters) as CharacterId[];

export function characterCard(id: CharacterId): CharacterCard {
  return characters[id];
}

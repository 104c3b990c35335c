/**
 * Ambition sheets: a second way to measure a career. Two are known,
 * the other six are ours. [UB-COMP-08, UB-CARD-07, UB-AMB-07]
 */
import type { AmbitionSheet } from "./types.ts";

export const ambitions = {
  "hero-of-the-rebellion": {
    origin: "fact",
    credits: 5000,
    card: "quad-laser-cannon",
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "ambition-rebel-donation",
        when: { is: "on-planet-of", faction: "rebel" },
        pay: 10_000,
        effects: [{ do: "gain-reputation", faction: "rebel" }],
      },
    ],
    goals: [
      { kind: "numbered", encounter: ["mon-calamari"] },
      { kind: "numbered", encounter: ["ryloth"] },
      {
        kind: "infinity",
        when: {
          is: "all",
          of: [
            { is: "reputation", faction: "rebel", at: ["positive"] },
            { is: "reputation", faction: "imperial", at: ["negative"] },
          ],
        },
      },
      {
        kind: "fame",
        step: "encounter",
        insteadOfPatrol: true,
        when: { is: "patrol-here", faction: "imperial", levels: [4] },
        effects: [
          {
            do: "fight",
            combat: "ship",
            strength: 7,
            win: [{ do: "win-game" }],
          },
        ],
      },
    ],
  },
  "servant-of-the-emperor": {
    origin: "fact",
    credits: 6000,
    card: "imperial-favor",
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "ambition-imperial-donation",
        when: { is: "on-planet-of", faction: "imperial" },
        pay: 10_000,
        effects: [{ do: "gain-reputation", faction: "imperial" }],
      },
    ],
    goals: [
      { kind: "numbered", encounter: ["spinward-core", "trailing-core"] },
      {
        kind: "numbered",
        step: "action",
        when: {
          is: "any",
          of: [
            { is: "player-here", reputation: { faction: "rebel", at: ["positive"] } },
            { is: "player-here", reputation: { faction: "imperial", at: ["negative"] } },
            { is: "sympathizer-here", faction: "rebel" },
          ],
        },
        effects: [
          { do: "move-patrol", faction: "imperial", spaces: 8, upTo: true },
          { do: "complete-ambition", goal: 1 },
        ],
      },
      {
        kind: "infinity",
        when: {
          is: "all",
          of: [
            { is: "reputation", faction: "imperial", at: ["positive"] },
            { is: "reputation", faction: "rebel", at: ["negative"] },
          ],
        },
      },
      {
        kind: "fame",
        step: "encounter",
        insteadOfPatrol: true,
        when: { is: "patrol-here", faction: "rebel", levels: [3, 4] },
        effects: [{ do: "databank", number: 63 }],
      },
    ],
  },
  "king-of-the-docks": {
    origin: "designed",
    credits: 7000,
    card: null,
    abilities: [
      {
        type: "step",
        step: "action",
        id: "ambition-dock-fees",
        when: { is: "all", of: [{ is: "on-planet" }, { is: "has", kind: "cargo", atLeast: 2 }] },
        effects: [{ do: "gain-credits", amount: 1000 }],
      },
    ],
    goals: [
      { kind: "dash", encounter: ["nal-hutta"] },
      { kind: "dash", encounter: ["ord-mantell"] },
      { kind: "infinity", when: { is: "credits", atLeast: 15_000 } },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["kessel"] },
        effects: [
          {
            do: "test",
            skill: ["influence", "knowledge"],
            pass: [{ do: "win-game" }],
            fail: [{ do: "lose-credits", amount: 3000 }],
          },
        ],
      },
    ],
  },
  "last-of-the-free-captains": {
    origin: "designed",
    credits: 6000,
    card: null,
    abilities: [
      {
        type: "step",
        step: "planning",
        id: "ambition-free-run",
        when: { is: "on-navpoint" },
        effects: [{ do: "move-up-to", spaces: 4, ignoringPatrols: true }],
      },
    ],
    goals: [
      { kind: "numbered", encounter: ["takodana"] },
      { kind: "numbered", encounter: ["cantonica"] },
      { kind: "infinity", when: { is: "has", kind: "crew", atLeast: 2 } },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["maelstrom"] },
        effects: [
          {
            do: "test",
            skill: "piloting",
            pass: [{ do: "win-game" }],
            fail: [{ do: "suffer", on: "ship", amount: 2 }],
          },
        ],
      },
    ],
  },
  "vigo-in-waiting": {
    origin: "designed",
    credits: 5000,
    card: "syndicate-favor",
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "ambition-syndicate-donation",
        when: { is: "on-planet-of", faction: "syndicate" },
        pay: 10_000,
        effects: [{ do: "gain-reputation", faction: "syndicate" }],
      },
    ],
    goals: [
      { kind: "dash", encounter: ["kessel"] },
      {
        kind: "dash",
        step: "action",
        when: {
          is: "all",
          of: [
            { is: "at", spaces: ["ord-mantell"] },
            { is: "credits", atLeast: 5000 },
          ],
        },
        effects: [
          { do: "lose-credits", amount: 5000 },
          { do: "complete-ambition", goal: 1 },
        ],
      },
      { kind: "infinity", when: { is: "reputation", faction: "syndicate", at: ["positive"] } },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["ring-of-kafrene"] },
        effects: [{ do: "fight", combat: "ground", strength: 5, win: [{ do: "win-game" }] }],
      },
    ],
  },
  "huntmaster-of-the-hutts": {
    origin: "designed",
    credits: 5000,
    card: "iqa-11",
    abilities: [
      {
        type: "step",
        step: "action",
        id: "ambition-informers",
        when: { is: "facedown-contact-here" },
        pay: 1000,
        effects: [{ do: "look-at-contact" }],
      },
    ],
    goals: [
      { kind: "numbered", encounter: ["tatooine"] },
      { kind: "numbered", encounter: ["ryloth"] },
      {
        kind: "infinity",
        when: {
          is: "all",
          of: [
            { is: "reputation", faction: "hutt", at: ["positive"] },
            { is: "has", kind: "gear", atLeast: 1 },
          ],
        },
      },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["nal-hutta"] },
        effects: [{ do: "fight", combat: "ground", strength: 6, win: [{ do: "win-game" }] }],
      },
    ],
  },
  "keeper-of-lost-things": {
    origin: "designed",
    credits: 7000,
    card: null,
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "ambition-private-sale",
        when: { is: "on-planet" },
        effects: [{ do: "market", discount: 2000, decks: ["luxury"] }],
      },
    ],
    goals: [
      { kind: "dash", encounter: ["naboo"] },
      { kind: "dash", encounter: ["spinward-core", "trailing-core"] },
      { kind: "infinity", when: { is: "luxury", atLeast: 1 } },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["takodana"] },
        effects: [
          {
            do: "test",
            skill: ["knowledge", "stealth"],
            pass: [{ do: "win-game" }],
            fail: [{ do: "suffer", on: "character", amount: 2 }],
          },
        ],
      },
    ],
  },
  "fastest-on-the-rim": {
    origin: "designed",
    credits: 6000,
    card: "improved-nav-computer",
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "ambition-race-anyone",
        when: { is: "on-navpoint" },
        effects: [
          {
            do: "test",
            skill: "piloting",
            pass: [{ do: "gain-credits", amount: 3000 }],
            fail: [{ do: "suffer", on: "ship", amount: 1 }],
          },
        ],
      },
    ],
    goals: [
      { kind: "numbered", encounter: ["mon-calamari"] },
      { kind: "numbered", encounter: ["spinward-core", "trailing-core"] },
      { kind: "infinity", when: { is: "ship-cost", atLeast: 15_000 } },
      {
        kind: "fame",
        step: "encounter",
        when: { is: "at", spaces: ["kessel"] },
        effects: [
          {
            do: "test",
            skill: "piloting",
            pass: [
              {
                do: "test",
                skill: ["tech", "knowledge"],
                pass: [{ do: "win-game" }],
                fail: [{ do: "suffer", on: "ship", amount: 1 }],
              },
            ],
            fail: [{ do: "suffer", on: "ship", amount: 2 }],
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, AmbitionSheet>;

export type AmbitionId = keyof typeof ambitions;
export const ambitionIds = Object.keys(ambitions) as AmbitionId[];

export function ambitionSheet(id: AmbitionId): AmbitionSheet {
  return ambitions[id];
}

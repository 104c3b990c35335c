/** The people on the 33 contact tokens: their databank card and, where they can be hired, their crew card. Eleven are orange [UB-COMP-11]; Boba Fett is known in full [UB-CARD-02]. */
import type { Effects } from "./effects.ts";
import type { ContactCard } from "./types.ts";

/** The commonest databank card: pay, and the contact joins you. */
function hire(price: number): Effects {
  return [
    { do: "may", options: [{ label: "contact.hire", pay: price, effects: [{ do: "gain-crew" }] }] },
  ];
}

export const contacts = {
  "4-lom": {
    name: "4-LOM",
    databank: 2,
    class: "green",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.hire",
            when: { is: "has", kind: "bounty", atLeast: 2 },
            pay: 1000,
            effects: [{ do: "gain-crew" }],
          },
          {
            label: "contact.hire",
            when: {
              is: "all",
              of: [
                { is: "has", kind: "bounty", atLeast: 1 },
                { is: "not", of: { is: "has", kind: "bounty", atLeast: 2 } },
              ],
            },
            pay: 2000,
            effects: [{ do: "gain-crew" }],
          },
          {
            label: "contact.hire",
            when: { is: "not", of: { is: "has", kind: "bounty", atLeast: 1 } },
            pay: 3000,
            effects: [{ do: "gain-crew" }],
          },
        ],
      },
    ],
    crew: {
      skills: ["tactics"],
      droid: true,
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  "bib-fortuna": {
    name: "Bib Fortuna",
    databank: 3,
    class: "white",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.bribe",
            pay: 2000,
            effects: [{ do: "gain-reputation", faction: "hutt" }],
          },
        ],
      },
    ],
    crew: null,
  },
  "black-krrsantan": {
    name: "Black Krrsantan",
    databank: 4,
    class: "green",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.hire",
            when: { is: "has", kind: ["job", "bounty"], atLeast: 1 },
            pay: 1000,
            effects: [{ do: "gain-crew" }],
          },
        ],
      },
    ],
    crew: { skills: ["strength"], abilities: [] },
  },
  "black-sun-agent": {
    name: "Black Sun Agent",
    databank: 5,
    class: "white",
    origin: "fact",
    effects: [
      {
        do: "if",
        when: { is: "reputation", faction: "syndicate", at: ["negative"] },
        effects: [
          { do: "test", skill: "stealth", fail: [{ do: "suffer", on: "character", amount: 2 }] },
        ],
        otherwise: [
          { do: "test", skill: "influence", pass: [{ do: "gain-crew" }], fail: hire(2000) },
        ],
      },
    ],
    crew: { skills: ["stealth"], abilities: [{ type: "reward", of: "job", amount: 2000 }] },
  },
  boshek: {
    name: "BoShek",
    databank: 6,
    class: "green",
    origin: "fact",
    effects: hire(2000),
    crew: { skills: ["piloting"], abilities: [] },
  },
  chewbacca: {
    name: "Chewbacca",
    databank: 7,
    class: "yellow",
    origin: "fact",
    effects: hire(4000),
    crew: {
      skills: ["piloting", "strength"],
      abilities: [
        { type: "bonus", to: "health", amount: 1 },
        { type: "bonus", to: "hull", amount: 2 },
      ],
    },
  },
  dengar: {
    name: "Dengar",
    databank: 8,
    class: "green",
    origin: "fact",
    effects: [
      {
        do: "if",
        when: { is: "any-reputation", at: "negative" },
        effects: [
          {
            do: "fight",
            combat: "ground",
            strength: 5,
            win: [{ do: "gain-fame", amount: 1 }, { do: "discard-contact" }],
          },
        ],
      },
    ],
    crew: null,
  },
  "doctor-evazan": {
    name: "Doctor Evazan",
    databank: 9,
    class: "white",
    origin: "designed",
    effects: hire(1000),
    crew: { skills: ["tech"], abilities: [] },
  },
  garindan: {
    name: "Garindan",
    databank: 10,
    class: "white",
    origin: "designed",
    effects: hire(1000),
    crew: { skills: ["knowledge"], abilities: [] },
  },
  thrawn: {
    name: "Grand Admiral Thrawn",
    databank: 11,
    class: "yellow",
    origin: "designed",
    effects: [
      {
        do: "test",
        skill: "knowledge",
        pass: [{ do: "gain-reputation", faction: "imperial" }],
        fail: [{ do: "lose-reputation", faction: "imperial" }],
      },
    ],
    crew: null,
  },
  greedo: {
    name: "Greedo",
    databank: 12,
    class: "green",
    origin: "designed",
    effects: hire(2000),
    crew: { skills: ["stealth"], abilities: [] },
  },
  "hera-syndulla": {
    sides: "rebel",
    name: "Hera Syndulla",
    databank: 13,
    class: "yellow",
    origin: "designed",
    effects: hire(4000),
    crew: { skills: ["piloting"], abilities: [{ type: "bonus", to: "ship", amount: 1 }] },
  },
  "hondo-ohnaka": {
    name: "Hondo Ohnaka",
    databank: 14,
    class: "green",
    origin: "designed",
    effects: hire(3000),
    crew: { skills: ["influence"], abilities: [{ type: "reward", of: "cargo", amount: 2000 }] },
  },
  "ig-rm": {
    name: "IG-RM Thug Droid",
    databank: 15,
    class: "white",
    origin: "designed",
    effects: hire(2000),
    crew: {
      skills: ["strength"],
      droid: true,
      abilities: [{ type: "bonus", to: "health", amount: 2 }],
    },
  },
  "k-2so": {
    sides: "rebel",
    name: "K-2SO",
    databank: 16,
    class: "green",
    origin: "designed",
    effects: hire(3000),
    crew: { skills: ["strength"], droid: true, abilities: [] },
  },
  "leia-organa": {
    sides: "rebel",
    name: "Leia Organa",
    databank: 17,
    class: "yellow",
    origin: "designed",
    effects: [
      {
        do: "test",
        skill: "influence",
        pass: [{ do: "gain-reputation", faction: "rebel" }],
        fail: [{ do: "lose-credits", amount: 1000 }],
      },
    ],
    crew: null,
  },
  lobot: {
    name: "Lobot",
    databank: 18,
    class: "white",
    origin: "designed",
    effects: hire(1000),
    crew: { skills: ["tech"], abilities: [] },
  },
  "maz-kanata": {
    name: "Maz Kanata",
    databank: 19,
    class: "yellow",
    origin: "designed",
    effects: hire(4000),
    crew: { skills: ["influence", "knowledge"], abilities: [] },
  },
  "ponda-baba": {
    name: "Ponda Baba",
    databank: 20,
    class: "white",
    origin: "designed",
    effects: hire(1000),
    crew: { skills: ["strength"], abilities: [] },
  },
  "saw-gerrera": {
    sides: "rebel",
    name: "Saw Gerrera",
    databank: 21,
    class: "yellow",
    origin: "designed",
    effects: hire(4000),
    crew: { skills: ["tactics"], abilities: [{ type: "bonus", to: "ground", amount: 1 }] },
  },
  "w1-le": {
    name: "W1-LE",
    databank: 22,
    class: "white",
    origin: "designed",
    effects: hire(1000),
    crew: { skills: ["influence"], droid: true, abilities: [] },
  },
  "ziton-moj": {
    name: "Ziton Moj",
    databank: 23,
    class: "yellow",
    origin: "designed",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.bribe",
            pay: 3000,
            effects: [{ do: "gain-reputation", faction: "syndicate" }],
          },
        ],
      },
    ],
    crew: null,
  },
  "ahsoka-tano": {
    sides: "rebel",
    name: "Ahsoka Tano",
    databank: 24,
    class: "orange",
    origin: "designed",
    effects: hire(7000),
    crew: {
      skills: ["stealth", "tactics"],
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  "boba-fett": {
    name: "Boba Fett",
    databank: 25,
    class: "orange",
    origin: "fact",
    effects: [
      {
        do: "if",
        when: { is: "reputation", faction: "hutt", at: ["negative"] },
        effects: [{ do: "fight", combat: "ground", strength: 5, win: [{ do: "discard-contact" }] }],
        otherwise: hire(6000),
      },
    ],
    crew: {
      skills: ["stealth", "tactics"],
      abilities: [
        {
          type: "step",
          step: "action",
          id: "crew-boba-fett-look",
          when: { is: "facedown-contact-here" },
          effects: [{ do: "look-at-contact" }],
        },
      ],
    },
  },
  bossk: {
    name: "Bossk",
    databank: 26,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: {
      skills: ["strength", "tactics"],
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  chopper: {
    sides: "rebel",
    name: "Chopper",
    databank: 27,
    class: "orange",
    origin: "designed",
    effects: hire(5000),
    crew: {
      skills: ["tech", "stealth"],
      droid: true,
      abilities: [{ type: "bonus", to: "hull", amount: 1 }],
    },
  },
  "doctor-aphra": {
    name: "Doctor Aphra",
    databank: 28,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: {
      skills: ["knowledge", "tech"],
      abilities: [{ type: "reward", of: "job", amount: 2000 }],
    },
  },
  "enfys-nest": {
    name: "Enfys Nest",
    databank: 29,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: { skills: ["influence", "piloting"], abilities: [] },
  },
  "han-solo": {
    name: "Han Solo",
    databank: 30,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: {
      skills: ["piloting", "tech"],
      abilities: [{ type: "bonus", to: "hyperdrive", amount: 1 }],
    },
  },
  "ig-88": {
    name: "IG-88",
    databank: 31,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: {
      skills: ["strength", "tech"],
      droid: true,
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  "jyn-erso": {
    sides: "rebel",
    name: "Jyn Erso",
    databank: 32,
    class: "orange",
    origin: "designed",
    effects: hire(5000),
    crew: { skills: ["influence", "tactics"], abilities: [] },
  },
  "ketsu-onyo": {
    name: "Ketsu Onyo",
    databank: 33,
    class: "orange",
    origin: "designed",
    effects: hire(6000),
    crew: {
      skills: ["stealth", "strength"],
      abilities: [{ type: "bonus", to: "ship", amount: 1 }],
    },
  },
  "lando-calrissian": {
    name: "Lando Calrissian",
    databank: 34,
    class: "orange",
    origin: "designed",
    // [UB-CLAR-09] A hand of cards seals it: a blank costs a crew, Lando himself when he is alone aboard.
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.hire",
            pay: 5000,
            effects: [
              { do: "gain-crew" },
              {
                do: "roll",
                hit: [{ do: "gain-credits", amount: 2000 }],
                crit: [{ do: "gain-credits", amount: 4000 }],
                blank: [{ do: "discard", kind: "crew" }],
              },
            ],
          },
        ],
      },
    ],
    crew: { skills: ["influence", "piloting"], abilities: [{ type: "reroll-one" }] },
  },
} as const satisfies Record<string, ContactCard>;

export type ContactId = keyof typeof contacts;
export const contactIds = Object.keys(contacts) as ContactId[];

export function isContact(id: string): boolean {
  return Object.hasOwn(contacts, id);
}

export function contactCard(id: string): ContactCard {
  const card: ContactCard | undefined = contacts[id as ContactId];
  if (card === undefined) throw new Error(`no contact ${id}`);
  return card;
}

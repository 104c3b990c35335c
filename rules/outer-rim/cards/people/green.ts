/** Contacts who have a name in one port or another. */
import { signOn } from "./sign-on.ts";
import { credits, fight, hurt, line, may, pay, takeTop, test } from "../verbs.ts";
import type { ContactCard } from "../types.ts";

export const greenContacts = {
  "4-lom": {
    databank: 2,
    class: "green",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.4-lom.two",
            when: { is: "has", kind: "bounty", atLeast: 2 },
            pay: 1000,
            effects: [{ do: "gain-crew" }],
          },
          {
            label: "contact.4-lom.one",
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
            label: "contact.4-lom.none",
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
  "black-krrsantan": {
    databank: 4,
    class: "green",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.black-krrsantan.hire",
            when: { is: "has", kind: ["job", "bounty"], atLeast: 1 },
            pay: 1000,
            effects: [{ do: "gain-crew" }],
          },
        ],
      },
    ],
    crew: { skills: ["strength"], abilities: [] },
  },
  boshek: {
    databank: 6,
    class: "green",
    origin: "fact",
    effects: [may(signOn("boshek", 2000))],
    crew: { skills: ["piloting"], abilities: [] },
  },
  dengar: {
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
        otherwise: [{ do: "story", text: "contact.dengar.no" }],
      },
    ],
    crew: null,
  },
  greedo: {
    databank: 12,
    class: "green",
    origin: "designed",
    effects: [
      may(
        signOn("greedo", 2000),
        line("contact.greedo.tip", [takeTop("bounty")], { pay: 1000 }),
        line("contact.greedo.draw", [fight("ground", 3, [credits(2000)], [hurt(1)])]),
      ),
    ],
    crew: { skills: ["stealth"], abilities: [] },
  },
  "hondo-ohnaka": {
    databank: 14,
    class: "green",
    origin: "designed",
    effects: [
      may(
        signOn("hondo-ohnaka", 3000),
        line("contact.hondo-ohnaka.scheme", [test("influence", [takeTop("cargo")], [pay(2000)])]),
      ),
    ],
    crew: { skills: ["influence"], abilities: [{ type: "reward", of: "cargo", amount: 2000 }] },
  },
  "k-2so": {
    sides: "rebel",
    databank: 16,
    class: "green",
    origin: "designed",
    effects: [
      may(
        signOn("k-2so", 3000),
        line("contact.k-2so.reprogram", [test("tech", [{ do: "gain-crew" }], [hurt(1)])], {
          when: { is: "free-slot", kind: "crew" },
        }),
      ),
    ],
    crew: { skills: ["strength"], droid: true, abilities: [] },
  },
} as const satisfies Record<string, ContactCard>;

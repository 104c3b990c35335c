/** Contacts whose name is known on every planet of the Rim. */
import { signOn } from "./sign-on.ts";
import {
  choose,
  credits,
  disliked,
  fight,
  gainCard,
  healed,
  hurt,
  liked,
  line,
  may,
  pay,
  revealPlanet,
  test,
} from "../verbs.ts";
import type { ContactCard } from "../types.ts";

export const yellowContacts = {
  chewbacca: {
    databank: 7,
    class: "yellow",
    origin: "fact",
    effects: [may(signOn("chewbacca", 4000))],
    crew: {
      skills: ["piloting", "strength"],
      abilities: [
        { type: "bonus", to: "health", amount: 1 },
        { type: "bonus", to: "hull", amount: 2 },
      ],
    },
  },
  thrawn: {
    databank: 11,
    class: "yellow",
    origin: "designed",
    effects: [
      choose(
        line("contact.thrawn.answer", [
          test("knowledge", [liked("imperial")], [disliked("imperial")]),
        ]),
        line("contact.thrawn.report", [credits(3000), disliked("rebel")]),
      ),
    ],
    crew: null,
  },
  "hera-syndulla": {
    sides: "rebel",
    databank: 13,
    class: "yellow",
    origin: "designed",
    effects: [
      may(
        signOn("hera-syndulla", 4000),
        line("contact.hera-syndulla.errand", [gainCard("sleeping-passenger")], {
          when: { is: "free-slot", kind: "cargo" },
        }),
      ),
    ],
    crew: { skills: ["piloting"], abilities: [{ type: "bonus", to: "ship", amount: 1 }] },
  },
  "leia-organa": {
    sides: "rebel",
    databank: 17,
    class: "yellow",
    origin: "designed",
    effects: [
      choose(
        line("contact.leia-organa.speak", [test("influence", [liked("rebel")], [pay(1000)])]),
        line("contact.leia-organa.give", [liked("rebel")], { pay: 3000 }),
        line("contact.leia-organa.carry", [gainCard("sleeping-passenger")], {
          when: { is: "free-slot", kind: "cargo" },
        }),
      ),
    ],
    crew: null,
  },
  "maz-kanata": {
    databank: 19,
    class: "yellow",
    origin: "designed",
    effects: [
      may(
        signOn("maz-kanata", 4000),
        line("contact.maz-kanata.soup", [healed("all"), revealPlanet]),
        line("contact.maz-kanata.confess", [test("knowledge", [liked("choice")], [])]),
      ),
    ],
    crew: { skills: ["influence", "knowledge"], abilities: [] },
  },
  "saw-gerrera": {
    sides: "rebel",
    databank: 21,
    class: "yellow",
    origin: "designed",
    effects: [
      may(
        signOn("saw-gerrera", 4000),
        line("contact.saw-gerrera.raid", [
          fight("ground", 4, [credits(3000), liked("rebel"), disliked("imperial")], [hurt(1)]),
        ]),
      ),
    ],
    crew: { skills: ["tactics"], abilities: [{ type: "bonus", to: "ground", amount: 1 }] },
  },
  "ziton-moj": {
    databank: 23,
    class: "yellow",
    origin: "designed",
    effects: [
      may(
        line("contact.ziton-moj.apologize", [liked("syndicate")], { pay: 3000 }),
        line("contact.ziton-moj.serve", [gainCard("syndicate-favor")], {
          when: { is: "free-slot", kind: "job" },
        }),
      ),
    ],
    crew: null,
  },
} as const satisfies Record<string, ContactCard>;

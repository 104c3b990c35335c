/** The humblest contacts: doctors without a licence, informers, droids for sale. */
import { signOn } from "./sign-on.ts";
import {
  credits,
  disliked,
  fight,
  healed,
  hurt,
  line,
  may,
  revealPlanet,
  shop,
  takeTop,
  test,
} from "../verbs.ts";
import type { ContactCard } from "../types.ts";

export const whiteContacts = {
  "bib-fortuna": {
    databank: 3,
    class: "white",
    origin: "fact",
    effects: [
      {
        do: "may",
        options: [
          {
            label: "contact.bib-fortuna.bribe",
            pay: 2000,
            effects: [{ do: "gain-reputation", faction: "hutt" }],
          },
        ],
      },
    ],
    crew: null,
  },
  "black-sun-agent": {
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
          {
            do: "test",
            skill: "influence",
            pass: [{ do: "gain-crew" }],
            fail: [may(signOn("black-sun-agent", 2000))],
          },
        ],
      },
    ],
    crew: { skills: ["stealth"], abilities: [{ type: "reward", of: "job", amount: 2000 }] },
  },
  "doctor-evazan": {
    databank: 9,
    class: "white",
    origin: "designed",
    effects: [
      may(
        signOn("doctor-evazan", 1000),
        line("contact.doctor-evazan.operate", [
          {
            do: "roll",
            hit: [healed("all")],
            crit: [healed("all")],
            focus: [healed(1)],
            blank: [hurt(1)],
          },
        ]),
      ),
    ],
    crew: { skills: ["tech"], abilities: [] },
  },
  garindan: {
    databank: 10,
    class: "white",
    origin: "designed",
    effects: [
      may(
        signOn("garindan", 1000),
        line("contact.garindan.ask", [revealPlanet], { pay: 1000 }),
        line("contact.garindan.inform", [credits(2000), disliked("rebel")]),
      ),
    ],
    crew: { skills: ["knowledge"], abilities: [] },
  },
  "ig-rm": {
    databank: 15,
    class: "white",
    origin: "designed",
    effects: [
      may(
        signOn("ig-rm", 2000),
        line("contact.ig-rm.scrap", [
          fight("ground", 3, [takeTop("gear-mod"), { do: "discard-contact" }], [hurt(1)]),
        ]),
      ),
    ],
    crew: {
      skills: ["strength"],
      droid: true,
      abilities: [{ type: "bonus", to: "health", amount: 2 }],
    },
  },
  lobot: {
    databank: 18,
    class: "white",
    origin: "designed",
    effects: [
      may(
        signOn("lobot", 1000),
        line("contact.lobot.listen", [test("tech", [credits(3000)], [disliked("planet")])]),
      ),
    ],
    crew: { skills: ["tech"], abilities: [] },
  },
  "ponda-baba": {
    databank: 20,
    class: "white",
    origin: "designed",
    effects: [
      may(
        signOn("ponda-baba", 1000),
        line("contact.ponda-baba.shove", [fight("ground", 3, [credits(2000)], [hurt(1)])]),
      ),
    ],
    crew: { skills: ["strength"], abilities: [] },
  },
  "w1-le": {
    databank: 22,
    class: "white",
    origin: "designed",
    effects: [
      may(signOn("w1-le", 1000), line("contact.w1-le.browse", [shop(2000, "ship", "gear-mod")])),
    ],
    crew: { skills: ["influence"], droid: true, abilities: [] },
  },
} as const satisfies Record<string, ContactCard>;

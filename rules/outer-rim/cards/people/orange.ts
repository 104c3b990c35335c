/** The eleven orange contacts [UB-COMP-11]; Boba Fett is known in full [UB-CARD-02]. */
import { signOn } from "./sign-on.ts";
import {
  credits,
  dented,
  disliked,
  fame,
  fight,
  giveUp,
  has,
  healed,
  hurt,
  liked,
  line,
  may,
  patrolComes,
  pay,
  repaired,
  standing,
  takeTop,
  test,
  testOr,
} from "../verbs.ts";
import type { ContactCard } from "../types.ts";

export const orangeContacts = {
  "ahsoka-tano": {
    sides: "rebel",
    databank: 25,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("ahsoka-tano", 7000, { is: "not", of: standing("rebel", "positive") }),
        line("contact.ahsoka-tano.friend", [{ do: "gain-crew" }], {
          pay: 4000,
          when: standing("rebel", "positive"),
        }),
        line("contact.ahsoka-tano.lesson", [
          test("stealth", [liked("rebel"), healed("all")], [hurt(1)]),
        ]),
      ),
    ],
    crew: {
      skills: ["stealth", "tactics"],
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  "boba-fett": {
    databank: 24,
    class: "orange",
    origin: "fact",
    effects: [
      {
        do: "if",
        when: { is: "reputation", faction: "hutt", at: ["negative"] },
        effects: [{ do: "fight", combat: "ground", strength: 5, win: [{ do: "discard-contact" }] }],
        otherwise: [may(signOn("boba-fett", 6000))],
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
    databank: 26,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("bossk", 6000, { is: "not", of: has("bounty", 2) }),
        line("contact.bossk.partner", [{ do: "gain-crew" }], { pay: 4000, when: has("bounty", 2) }),
        line("contact.bossk.wrestle", [fight("ground", 5, [fame(1)], [hurt(1)])]),
      ),
    ],
    crew: {
      skills: ["strength", "tactics"],
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  chopper: {
    sides: "rebel",
    databank: 27,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("chopper", 5000),
        line("contact.chopper.repair", [repaired("all"), testOr("tech", [pay(2000)])]),
      ),
    ],
    crew: {
      skills: ["tech", "stealth"],
      droid: true,
      abilities: [{ type: "bonus", to: "hull", amount: 1 }],
    },
  },
  "doctor-aphra": {
    databank: 28,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("doctor-aphra", 6000),
        line("contact.doctor-aphra.map", [test("knowledge", [takeTop("luxury")], [hurt(2)])]),
      ),
    ],
    crew: {
      skills: ["knowledge", "tech"],
      abilities: [{ type: "reward", of: "job", amount: 2000 }],
    },
  },
  "enfys-nest": {
    databank: 29,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("enfys-nest", 6000),
        line("contact.enfys-nest.share", [giveUp("cargo", [liked("rebel"), credits(2000)])], {
          when: has("cargo"),
        }),
      ),
    ],
    crew: { skills: ["influence", "piloting"], abilities: [] },
  },
  "han-solo": {
    databank: 30,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("han-solo", 6000, { is: "not", of: standing("hutt", "negative") }),
        line("contact.han-solo.friend", [{ do: "gain-crew" }], {
          pay: 4000,
          when: standing("hutt", "negative"),
        }),
        line(
          "contact.han-solo.cards",
          [{ do: "roll", hit: [credits(4000)], crit: [credits(8000)], focus: [credits(2000)] }],
          { pay: 2000 },
        ),
      ),
    ],
    crew: {
      skills: ["piloting", "tech"],
      abilities: [{ type: "bonus", to: "hyperdrive", amount: 1 }],
    },
  },
  "ig-88": {
    databank: 31,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("ig-88", 6000),
        line("contact.ig-88.compute", [test("tech", [{ do: "gain-crew" }], [hurt(2)])], {
          when: { is: "free-slot", kind: "crew" },
        }),
      ),
    ],
    crew: {
      skills: ["strength", "tech"],
      droid: true,
      abilities: [{ type: "bonus", to: "ground", amount: 1 }],
    },
  },
  "jyn-erso": {
    sides: "rebel",
    databank: 32,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("jyn-erso", 5000),
        line("contact.jyn-erso.plans", [
          test(
            "stealth",
            [credits(3000), liked("rebel"), disliked("imperial")],
            [hurt(1), patrolComes("imperial")],
          ),
        ]),
      ),
    ],
    crew: { skills: ["influence", "tactics"], abilities: [] },
  },
  "ketsu-onyo": {
    databank: 33,
    class: "orange",
    origin: "designed",
    effects: [
      may(
        signOn("ketsu-onyo", 6000),
        line("contact.ketsu-onyo.spar", [fight("ship", 5, [fame(1)], [dented(1)])]),
      ),
    ],
    crew: {
      skills: ["stealth", "strength"],
      abilities: [{ type: "bonus", to: "ship", amount: 1 }],
    },
  },
  "lando-calrissian": {
    databank: 34,
    class: "orange",
    origin: "designed",
    // [UB-CLAR-09] A hand of cards seals it: a blank costs a crew, Lando himself when he is alone aboard.
    effects: [
      may(
        // [UB-CLAR-09] A hand of cards seals it: a blank costs a crew, Lando himself when he is alone aboard.
        line(
          "contact.lando-calrissian.hire",
          [
            { do: "gain-crew" },
            {
              do: "roll",
              hit: [credits(2000)],
              crit: [credits(4000)],
              blank: [{ do: "discard", kind: "crew" }],
            },
          ],
          { pay: 5000 },
        ),
        line("contact.lando-calrissian.sabacc", [test("influence", [credits(8000)], [])], {
          pay: 3000,
        }),
        line("contact.lando-calrissian.vouch", [liked("choice")], { pay: 2000 }),
      ),
    ],
    crew: { skills: ["influence", "piloting"], abilities: [{ type: "reroll-one" }] },
  },
} as const satisfies Record<string, ContactCard>;

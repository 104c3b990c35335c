/** Ryloth resists; Naboo remembers better days. */
import {
  choose,
  credits,
  dented,
  disliked,
  fame,
  fight,
  gainCard,
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
  revealContact,
  revealPlanet,
  secret,
  standing,
  takeTop,
  test,
  until,
  when,
} from "../verbs.ts";
import { encounters } from "./deck.ts";

export const rylothNaboo = encounters("ryloth-naboo", {
  "01": {
    ryloth: [
      may(
        line("encounter.ryloth-naboo-01.smuggle", [
          test("stealth", [liked("rebel"), credits(3000)], [disliked("imperial")]),
        ]),
        line("encounter.ryloth-naboo-01.report", [credits(2000), disliked("rebel")]),
      ),
    ],
    naboo: [healed("all"), credits(1000)],
  },
  "02": {
    ryloth: [fight("ground", 3, [credits(2000), liked("rebel")], [hurt(1)])],
    naboo: [test("influence", [credits(4000), { do: "reveal-contact" }], [pay(1000)])],
  },
  "03": {
    ryloth: [
      when(
        standing("imperial", "positive"),
        [credits(4000)],
        [test("tactics", [fame(1)], [hurt(2)])],
      ),
    ],
    naboo: [test("knowledge", [takeTop("luxury")], [])],
  },
  "04": {
    ryloth: { secret: { step: "patrol-won", effects: [fame(1), { do: "discard-this" }] } },
    naboo: [test("piloting", [credits(5000)], [dented(2)])],
  },
  "05": {
    ryloth: [test("tech", [credits(3000), liked("planet")], [dented(1)])],
    naboo: [
      may(
        line("encounter.ryloth-naboo-05.guard", [
          fight("ground", 3, [credits(3000), liked("imperial")], [hurt(1)]),
        ]),
        line("encounter.ryloth-naboo-05.swim", [test("strength", [fame(1)], [hurt(2)])]),
      ),
    ],
  },
  "06": {
    ryloth: [test("strength", [credits(3000)], [hurt(1)])],
    naboo: [test("influence", [gainCard("family-heirloom")], [pay(1000)])],
  },
  "07": {
    ryloth: [
      may(
        line("encounter.ryloth-naboo-07.guide", [
          test("knowledge", [liked("rebel"), credits(2000)], [hurt(1)]),
        ]),
        line("encounter.ryloth-naboo-07.chart", [
          credits(3000),
          liked("imperial"),
          disliked("rebel"),
        ]),
      ),
    ],
    naboo: [test("stealth", [credits(4000)], [disliked("imperial")])],
  },
  "08": {
    ryloth: [test("piloting", [credits(4000)], [dented(2)])],
    naboo: [healed(2), repaired(1), credits(1000)],
  },
  "09": {
    ryloth: [fight("ground", 4, [credits(2000)], [hurt(1)])],
    naboo: secret("encounter", [fame(1)], { is: "at", spaces: ["naboo", "ryloth"] }),
  },
  "10": {
    ryloth: [
      choose(
        line("encounter.ryloth-naboo-10.pay", [liked("planet")], { pay: 1000 }),
        line("encounter.ryloth-naboo-10.argue", [
          test("influence", [credits(3000)], [disliked("imperial")]),
        ]),
      ),
    ],
    naboo: [test("tech", [credits(3000)], [dented(1)])],
  },
  "11": {
    ryloth: [test("tactics", [fame(1), liked("rebel")], [hurt(1), disliked("imperial")])],
    naboo: [
      choose(
        line("encounter.ryloth-naboo-11.marry", [credits(2000)]),
        line("encounter.ryloth-naboo-11.elope", [test("piloting", [fame(1)], [dented(1)])]),
      ),
    ],
  },
  "12": {
    ryloth: [
      when(
        standing("imperial", "negative"),
        [fight("ground", 3, [credits(3000)], [hurt(1)])],
        [credits(2000)],
      ),
    ],
    naboo: [takeTop("luxury")],
  },
  "13": {
    ryloth: [test("tech", [takeTop("gear-mod")], [hurt(1)])],
    naboo: [test("knowledge", [revealPlanet, credits(3000)])],
  },
  "14": {
    ryloth: [revealContact, test("influence", [credits(2000)])],
    naboo: [test("strength", [credits(4000)], [hurt(2)])],
  },
  "15": {
    ryloth: [
      choose(
        line("encounter.ryloth-naboo-15.buy", [liked("rebel"), fame(1)], { pay: 4000 }),
        line("encounter.ryloth-naboo-15.look", [credits(2000)]),
      ),
    ],
    naboo: [when(has("crew"), [credits(3000)], [revealContact])],
  },
  "16": {
    ryloth: [test("stealth", [credits(4000)], [patrolComes("imperial")])],
    naboo: [test("tactics", [liked("choice"), credits(1000)], [hurt(1)])],
  },
  "17": {
    ryloth: [healed("all"), credits(1000)],
    naboo: [
      may(
        line(
          "encounter.ryloth-naboo-17.swap",
          [giveUp("cargo", [credits(5000), liked("planet")])],
          { when: has("cargo") },
        ),
        line("encounter.ryloth-naboo-17.tour", [credits(1000)]),
      ),
    ],
  },
  "18": {
    ryloth: [
      may(
        line(
          "encounter.ryloth-naboo-18.dance",
          [test(["influence", "strength"], [credits(3000)], [hurt(1)])],
          { pay: 1000 },
        ),
      ),
    ],
    naboo: [fight("ground", 3, [takeTop("gear-mod")], [hurt(1)])],
  },
  "19": {
    ryloth: [takeTop("job"), credits(1000)],
    naboo: [
      choose(
        line("encounter.ryloth-naboo-19.speak", [
          disliked("imperial"),
          test("influence", [fame(1)]),
        ]),
        line("encounter.ryloth-naboo-19.clap", [credits(2000), liked("imperial")]),
      ),
    ],
  },
  "20": {
    ryloth: [until("piloting", [dented(1)]), credits(3000)],
    naboo: [
      {
        do: "roll",
        hit: [credits(2000)],
        crit: [credits(4000), liked("choice")],
        focus: [healed(2)],
        blank: [pay(2000)],
      },
    ],
  },
});

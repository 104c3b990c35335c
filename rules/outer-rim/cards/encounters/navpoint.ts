/** Encounters at navpoints: one section with a patrol in the space, one without. */
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
  patrolNears,
  pay,
  repaired,
  revealPlanet,
  secret,
  standing,
  takeTop,
  test,
  until,
  when,
} from "../verbs.ts";
import { encounters } from "./deck.ts";

export const navpointEncounters = encounters(
  "navpoint",
  {
    "01": {
      patrol: [
        may(
          line("encounter.navpoint-01.slip", [
            test("stealth", [{ do: "extra-turn" }], [disliked("patrol")]),
          ]),
        ),
      ],
      "no-patrol": [
        when(
          standing("rebel", "negative"),
          [{ do: "test", skill: "piloting", fail: [dented(3)] }],
          [{ do: "patrol-to-you", faction: "rebel" }, repaired("all")],
        ),
      ],
    },
    "02": {
      patrol: [
        test(
          "influence",
          [credits(2000), liked("patrol")],
          [{ do: "fight-patrol", faction: "patrol" }],
        ),
      ],
      "no-patrol": [test("tech", [credits(2000), revealPlanet], [dented(1)])],
    },
    "03": {
      patrol: [
        when(has("cargo"), [test("stealth", [credits(2000)], [pay(3000)])], [credits(1000)]),
      ],
      "no-patrol": [fight("ship", 3, [credits(4000)], [pay(2000)])],
    },
    "04": {
      patrol: [
        may(
          line("encounter.navpoint-04.escort", [credits(3000), liked("patrol")]),
          line("encounter.navpoint-04.raid", [{ do: "fight-patrol", faction: "patrol" }]),
        ),
      ],
      "no-patrol": [test("knowledge", [takeTop("cargo")], [])],
    },
    "05": {
      patrol: [test("piloting", [fame(1)], [dented(2)])],
      "no-patrol": [repaired(2), credits(1000)],
    },
    "06": {
      patrol: [test("tactics", [credits(4000)], [disliked("patrol")])],
      "no-patrol": [
        may(
          line("encounter.navpoint-06.answer", [
            test(["tech", "strength"], [liked("choice"), credits(2000)], [dented(2)]),
          ]),
        ),
      ],
    },
    "07": {
      patrol: [
        choose(
          line("encounter.navpoint-07.right", [liked("patrol")]),
          line("encounter.navpoint-07.wrong", [takeTop("cargo"), disliked("patrol")]),
        ),
      ],
      "no-patrol": [test("piloting", [credits(3000)], [dented(1)])],
    },
    "08": {
      patrol: [test("influence", [liked("patrol")], [pay(1000)])],
      "no-patrol": [
        choose(
          line("encounter.navpoint-08.board", [test("strength", [takeTop("gear-mod")], [hurt(2)])]),
          line("encounter.navpoint-08.pods", [credits(2000)]),
        ),
      ],
    },
    "09": {
      patrol: [
        may(line("encounter.navpoint-09.villain", [test("tactics", [credits(4000)], [dented(2)])])),
      ],
      "no-patrol": secret("planning", [{ do: "move-up-to", spaces: 5, ignoringPatrols: true }]),
    },
    "10": {
      patrol: [{ do: "roll", hit: [credits(2000)], crit: [credits(4000)], blank: [pay(2000)] }],
      "no-patrol": [fight("ship", 3, [credits(5000)], [pay(2000)])],
    },
    "11": {
      patrol: [test("tech", [credits(3000), liked("patrol")])],
      "no-patrol": [test("tech", [repaired(2), credits(2000)], [dented(1)])],
    },
    "12": {
      patrol: [
        choose(
          line("encounter.navpoint-12.tell", [credits(2000), liked("patrol")]),
          line("encounter.navpoint-12.hide", [
            test("stealth", [credits(5000)], [disliked("patrol")]),
          ]),
        ),
      ],
      "no-patrol": [
        may(
          line("encounter.navpoint-12.give", [liked("choice")], { pay: 2000 }),
          line("encounter.navpoint-12.take", [credits(2000), patrolNears("nearest-patrol", 3)]),
        ),
      ],
    },
    "13": {
      patrol: [test("knowledge", [liked("patrol"), credits(3000)])],
      "no-patrol": [revealPlanet, gainCard("sealed-letter")],
    },
    "14": {
      patrol: [test("tactics", [credits(2000)], [dented(2)])],
      "no-patrol": [test("strength", [takeTop("gear-mod")], [dented(2)])],
    },
    "15": {
      patrol: [
        may(
          line("encounter.navpoint-15.gift", [liked("patrol")], { pay: 3000 }),
          line("encounter.navpoint-15.sell", [giveUp("cargo", [credits(6000)])], {
            when: has("cargo"),
          }),
        ),
      ],
      "no-patrol": [healed(2), repaired(2), credits(1000)],
    },
    "16": {
      patrol: [test("piloting", [liked("patrol"), credits(1000)], [dented(2)])],
      "no-patrol": [test("knowledge", [takeTop("luxury"), credits(1000)])],
    },
    "17": {
      patrol: [may(line("encounter.navpoint-17.take", [gainCard("encrypted-message")]))],
      "no-patrol": [
        test("piloting", [{ do: "move-up-to", spaces: 3 }, credits(1000)], [dented(1)]),
      ],
    },
    "18": {
      patrol: [
        choose(
          line("encounter.navpoint-18.pretend", [credits(2000)]),
          line("encounter.navpoint-18.mean", [{ do: "fight-patrol", faction: "patrol" }]),
        ),
      ],
      "no-patrol": [test("piloting", [fame(1)], [dented(2)])],
    },
    "19": {
      patrol: [
        choose(
          line("encounter.navpoint-19.back", [liked("patrol")]),
          line("encounter.navpoint-19.keep", [
            test("influence", [credits(4000)], [disliked("patrol")]),
          ]),
        ),
      ],
      "no-patrol": [fight("ship", 4, [credits(3000)], [dented(1)])],
    },
    "20": {
      patrol: [healed(1), repaired(1), credits(1000)],
      "no-patrol": [until("tech", [dented(1)]), credits(2000)],
    },
  },
  ["01"],
);

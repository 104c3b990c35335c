/** Kessel's mines and the storm around them. */
import {
  choose,
  credits,
  dented,
  disliked,
  fame,
  favorOf,
  fight,
  gainCard,
  has,
  healed,
  hurt,
  liked,
  line,
  may,
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
import { crewOf } from "../crew-of.ts";
import { encounters } from "./deck.ts";

export const kesselMaelstrom = encounters("kessel-maelstrom", {
  "01": {
    kessel: [test("strength", [credits(5000)], [hurt(2)])],
    maelstrom: [until("piloting", [dented(1)]), credits(4000)],
  },
  "02": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-02.free", [
          fight("ground", 3, [liked("rebel"), fame(1), disliked("syndicate")], [hurt(1)]),
        ]),
        line("encounter.kessel-maelstrom-02.look-away", [credits(2000)]),
      ),
    ],
    maelstrom: [test("tech", [takeTop("gear-mod")], [dented(2)])],
  },
  "03": {
    kessel: [when(has("cargo"), [credits(3000)], [takeTop("cargo")])],
    maelstrom: [test("knowledge", [fame(1)], [dented(1), { do: "move-up-to", spaces: 1 }])],
  },
  "04": {
    kessel: [
      test(
        "stealth",
        [credits(6000), disliked("syndicate")],
        [fight("ground", 4, [credits(2000)], [pay(2000)])],
      ),
    ],
    maelstrom: {
      secret: {
        step: "planning",
        effects: [{ do: "move-up-to", spaces: 6, ignoringPatrols: true }, { do: "discard-this" }],
      },
    },
  },
  "05": {
    kessel: [test("influence", [liked("syndicate"), credits(1000)], [disliked("syndicate")])],
    maelstrom: [fight("ship", 3, [credits(5000)], [dented(1)])],
  },
  "06": {
    kessel: [test("knowledge", [credits(4000)], [hurt(2)])],
    maelstrom: [test("piloting", [takeTop("cargo")], [dented(2)])],
  },
  "07": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-07.carry", [
          test("influence", [fame(1)], [hurt(1), disliked("syndicate")]),
        ]),
        line("encounter.kessel-maelstrom-07.sell", [credits(3000), disliked("rebel")]),
      ),
    ],
    maelstrom: [test("knowledge", [takeTop("cargo")], [dented(1)])],
  },
  "08": {
    kessel: [test("tactics", [credits(4000)], [hurt(3)])],
    maelstrom: [test("stealth", [fame(1)], [dented(3)])],
  },
  "09": {
    kessel: secret("action", [credits(4000)], { is: "on-planet-of", faction: "syndicate" }),
    maelstrom: [test("tech", [repaired("all"), credits(2000)], [dented(2)])],
  },
  "10": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-10.talk", [
          test("influence", [credits(2000), crewOf("ig-rm")], [hurt(2)]),
        ]),
        line("encounter.kessel-maelstrom-10.smash", [
          fight("ground", 3, [credits(4000)], [hurt(1)]),
        ]),
      ),
    ],
    maelstrom: [fight("ship", 4, [credits(5000)], [dented(1)])],
  },
  "11": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-11.taste", [
          {
            do: "roll",
            hit: [credits(3000)],
            crit: [credits(4000)],
            focus: [credits(1000)],
            blank: [hurt(2)],
          },
        ]),
      ),
    ],
    maelstrom: [test("tech", [credits(1000), revealPlanet], [dented(1)])],
  },
  "12": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-12.feed", [revealPlanet, liked("rebel")], { pay: 2000 }),
        line("encounter.kessel-maelstrom-12.trick", [test("stealth", [credits(3000)], [hurt(1)])]),
      ),
    ],
    maelstrom: [until("tech", [dented(1)]), fame(1)],
  },
  "13": {
    kessel: [fight("ground", 3, [credits(2000)], [hurt(1)])],
    maelstrom: [
      choose(
        line("encounter.kessel-maelstrom-13.open", [
          test(["strength", "influence"], [liked("choice"), credits(1000)], [hurt(1)]),
        ]),
        line("encounter.kessel-maelstrom-13.tow", [credits(2000)]),
      ),
    ],
  },
  "14": {
    kessel: [
      when(
        standing("syndicate", "positive"),
        [credits(2000), favorOf("syndicate", [credits(2000)])],
        [test("stealth", [credits(3000)], [disliked("syndicate")])],
      ),
    ],
    maelstrom: [test("piloting", [credits(3000)], [gainCard("structural-damage")])],
  },
  "15": {
    kessel: [test("piloting", [credits(4000)], [hurt(2)])],
    maelstrom: [
      choose(
        line("encounter.kessel-maelstrom-15.board", [
          test("stealth", [takeTop("luxury")], [hurt(2)]),
        ]),
        line("encounter.kessel-maelstrom-15.strip", [credits(2000)]),
      ),
    ],
  },
  "16": {
    kessel: [revealContact, test("knowledge", [credits(2000)])],
    maelstrom: [test("tactics", [{ do: "extra-turn" }], [dented(2)])],
  },
  "17": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-17.pay", [healed("all")], { pay: 1000 }),
        line("encounter.kessel-maelstrom-17.assist", [
          test("tech", [healed(2), credits(1000)], [hurt(1)]),
        ]),
      ),
    ],
    maelstrom: [repaired(3), credits(1000)],
  },
  "18": {
    kessel: [
      when(has("cargo"), [test("influence", [credits(4000)], [pay(2000)])], [takeTop("cargo")]),
    ],
    maelstrom: [test("piloting", [credits(3000)], [dented(3)])],
  },
  "19": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-19.reach", [
          test("strength", [credits(6000)], [hurt(1), gainCard("broken-arm")]),
        ]),
      ),
    ],
    maelstrom: [
      choose(
        line("encounter.kessel-maelstrom-19.guide", [credits(2000), liked("nearest-patrol")]),
        line("encounter.kessel-maelstrom-19.leave", [disliked("nearest-patrol"), takeTop("cargo")]),
      ),
    ],
  },
  "20": {
    kessel: [
      may(
        line("encounter.kessel-maelstrom-20.up", [
          fight("ground", 4, [fame(1), liked("rebel"), disliked("syndicate")], [hurt(1)]),
        ]),
        line("encounter.kessel-maelstrom-20.down", [
          credits(3000),
          liked("syndicate"),
          disliked("rebel"),
        ]),
      ),
    ],
    maelstrom: secret("encounter", [credits(4000)], { is: "at", spaces: ["kessel", "maelstrom"] }),
  },
});

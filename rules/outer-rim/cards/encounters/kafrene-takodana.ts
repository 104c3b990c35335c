/** The Ring of Kafrene never sleeps; on Takodana nobody asks for names. */
import {
  choose,
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
  lookAtContact,
  may,
  pay,
  repaired,
  revealContact,
  revealPlanet,
  secret,
  shop,
  takeTop,
  test,
  when,
} from "../verbs.ts";
import { crewOf } from "../crew-of.ts";
import { encounters } from "./deck.ts";

export const kafreneTakodana = encounters("kafrene-takodana", {
  "01": {
    "ring-of-kafrene": [test("stealth", [credits(4000)], [hurt(1), pay(1000)])],
    takodana: [
      healed(2),
      repaired(2),
      may(line("encounter.kafrene-takodana-01.listen", [{ do: "reveal-planet" }])),
    ],
  },
  "02": {
    "ring-of-kafrene": [
      may(
        line("encounter.kafrene-takodana-02.inform", [credits(3000), disliked("choice")]),
        line("encounter.kafrene-takodana-02.refuse", [
          test("tactics", [liked("choice")], [hurt(1)]),
        ]),
      ),
    ],
    takodana: [test("knowledge", [fame(1)], [])],
  },
  "03": {
    "ring-of-kafrene": [
      test("tech", [{ do: "market", discount: 3000, decks: ["gear-mod", "ship"] }], [dented(1)]),
    ],
    takodana: [when(has("crew"), [credits(3000)], [{ do: "reveal-contact" }])],
  },
  "04": {
    "ring-of-kafrene": [fight("ground", 4, [credits(3000)], [hurt(1)])],
    takodana: {
      secret: {
        step: "encounter",
        when: { is: "on-planet" },
        effects: [
          { do: "gain-crew", contact: "maz-kanata" },
          credits(2000),
          { do: "discard-this" },
        ],
      },
    },
  },
  "05": {
    "ring-of-kafrene": [test("influence", [takeTop("cargo")], [pay(1000)])],
    takodana: [
      may(
        line("encounter.kafrene-takodana-05.arm", [
          test("strength", [credits(2000), crewOf("black-krrsantan")], [hurt(2)]),
        ]),
        line("encounter.kafrene-takodana-05.sit", [healed("all")]),
      ),
    ],
  },
  "06": {
    "ring-of-kafrene": [test("strength", [credits(3000)], [hurt(1)])],
    takodana: [test("influence", [credits(1000), liked("choice")])],
  },
  "07": {
    "ring-of-kafrene": [
      choose(
        line("encounter.kafrene-takodana-07.toll", [], { pay: 1000 }),
        line("encounter.kafrene-takodana-07.roof", [test("stealth", [credits(2000)], [hurt(2)])]),
      ),
    ],
    takodana: [test("piloting", [credits(2000)], [dented(2)])],
  },
  "08": {
    "ring-of-kafrene": [fight("ground", 3, [credits(3000)], [hurt(1)])],
    takodana: secret("action", [healed("all"), repaired("all")]),
  },
  "09": {
    "ring-of-kafrene": [test("tech", [credits(1000), revealPlanet], [pay(1000)])],
    takodana: [lookAtContact, credits(2000)],
  },
  "10": {
    "ring-of-kafrene": [test("piloting", [credits(3000)], [dented(2)])],
    takodana: [
      choose(
        line("encounter.kafrene-takodana-10.stay", [healed("all"), repaired(1)]),
        line("encounter.kafrene-takodana-10.cellar", [
          test("stealth", [takeTop("luxury")], [hurt(1)]),
        ]),
      ),
    ],
  },
  "11": {
    "ring-of-kafrene": [
      choose(
        line(
          "encounter.kafrene-takodana-11.settle",
          [
            {
              do: "fight-player",
              win: [{ do: "take-credits", amount: 3000 }, fame(1)],
              lose: [pay(1000)],
            },
          ],
          { when: { is: "player-here" } },
        ),
        line("encounter.kafrene-takodana-11.wait", [credits(1000)]),
      ),
    ],
    takodana: [credits(2000), { do: "players-here", effects: [credits(1000)] }],
  },
  "12": {
    "ring-of-kafrene": [test("tactics", [fame(1)], [hurt(2)])],
    takodana: [
      choose(
        line("encounter.kafrene-takodana-12.trade", [giveUp(["gear", "mod"], [credits(5000)])], {
          when: { is: "has", kind: ["gear", "mod"], atLeast: 1 },
        }),
        line("encounter.kafrene-takodana-12.browse", [shop(2000, "gear-mod")]),
      ),
    ],
  },
  "13": {
    "ring-of-kafrene": [
      may(
        line("encounter.kafrene-takodana-13.sell", [credits(3000), disliked("choice")]),
        line("encounter.kafrene-takodana-13.burn", [liked("choice")]),
      ),
    ],
    takodana: [test("knowledge", [fame(1)])],
  },
  "14": {
    "ring-of-kafrene": [
      revealContact,
      { do: "roll", hit: [credits(1000)], crit: [credits(3000)], blank: [hurt(1)] },
    ],
    takodana: [test("strength", [credits(1000), healed("all")], [hurt(1)])],
  },
  "15": {
    "ring-of-kafrene": [test("influence", [credits(3000)], [disliked("choice")])],
    takodana: [
      may(
        line(
          "encounter.kafrene-takodana-15.dice",
          [{ do: "roll", hit: [credits(3000)], crit: [credits(6000)], focus: [credits(1000)] }],
          { pay: 1000 },
        ),
        line("encounter.kafrene-takodana-15.watch", [credits(1000)]),
      ),
    ],
  },
  "16": {
    "ring-of-kafrene": [test("stealth", [takeTop("cargo")], [hurt(1), pay(1000)])],
    takodana: [liked("choice")],
  },
  "17": {
    "ring-of-kafrene": [
      may(
        line("encounter.kafrene-takodana-17.doctor", [healed("all")], { pay: 1000 }),
        line("encounter.kafrene-takodana-17.donor", [credits(2000), hurt(1)]),
      ),
    ],
    takodana: [test("tech", [repaired("all"), credits(2000)], [dented(1)])],
  },
  "18": {
    "ring-of-kafrene": [fight("ground", 4, [credits(3000)], [pay(2000)])],
    takodana: [revealPlanet, credits(1000)],
  },
  "19": {
    "ring-of-kafrene": [test("knowledge", [fame(1)], [hurt(1)])],
    takodana: [test("tactics", [credits(3000)], [pay(1000)])],
  },
  "20": {
    "ring-of-kafrene": secret("encounter", [credits(4000), disliked("choice")], {
      is: "on-planet",
    }),
    takodana: [
      may(
        line("encounter.kafrene-takodana-20.swear", [liked("rebel"), disliked("imperial")]),
        line("encounter.kafrene-takodana-20.shrug", [credits(2000)]),
      ),
    ],
  },
});

/** Cantonica gambles; Ord Mantell trades in what fell off a transport. */
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
  revealContact,
  revealPlanet,
  secret,
  shop,
  standing,
  takeTop,
  test,
  when,
} from "../verbs.ts";
import { crewOf } from "../crew-of.ts";
import { encounters } from "./deck.ts";

export const cantonicaOrdMantell = encounters("cantonica-ord-mantell", {
  "01": {
    cantonica: [
      may(
        line(
          "encounter.cantonica-ord-mantell-01.bet",
          [{ do: "roll", hit: [credits(4000)], crit: [credits(8000)], focus: [credits(2000)] }],
          { pay: 2000 },
        ),
      ),
    ],
    "ord-mantell": [test("tech", [takeTop("gear-mod")], [dented(1)])],
  },
  "02": {
    cantonica: [test("knowledge", [credits(4000)], [pay(2000)])],
    "ord-mantell": [
      when(
        { is: "reputation", faction: "syndicate", at: ["negative"] },
        [fight("ground", 3, [credits(3000)], [hurt(1)])],
        [credits(2000), liked("syndicate")],
      ),
    ],
  },
  "03": {
    cantonica: [
      may(
        line("encounter.cantonica-ord-mantell-03.spa", [healed("all")], { pay: 1000 }),
        line("encounter.cantonica-ord-mantell-03.pocket", [
          test("stealth", [credits(5000)], [hurt(1), pay(1000)]),
        ]),
      ),
    ],
    "ord-mantell": [
      may(
        line("encounter.cantonica-ord-mantell-03.race", [
          test("piloting", [credits(5000)], [dented(2)]),
        ]),
        line("encounter.cantonica-ord-mantell-03.rest", [repaired(2)]),
      ),
    ],
  },
  "04": {
    cantonica: {
      secret: {
        step: "action",
        when: { is: "on-planet" },
        effects: [{ do: "market", discount: 3000 }, { do: "discard-this" }],
      },
    },
    "ord-mantell": [test("strength", [credits(1000), crewOf("ponda-baba")], [hurt(2)])],
  },
  "05": {
    cantonica: [when(has("crew", 2), [credits(3000)], [{ do: "reveal-contact" }])],
    "ord-mantell": [test("influence", [{ do: "market", discount: 2000 }], [disliked("planet")])],
  },
  "06": {
    cantonica: [
      may(
        line(
          "encounter.cantonica-ord-mantell-06.bet",
          [{ do: "roll", hit: [credits(2000)], crit: [credits(6000)] }],
          { pay: 1000 },
        ),
        line("encounter.cantonica-ord-mantell-06.ride", [
          test("piloting", [credits(4000)], [hurt(2)]),
        ]),
      ),
    ],
    "ord-mantell": [test("influence", [credits(4000)], [pay(1000)])],
  },
  "07": {
    cantonica: [
      may(
        line("encounter.cantonica-ord-mantell-07.lose", [liked("choice")], { pay: 3000 }),
        line("encounter.cantonica-ord-mantell-07.win", [
          test("knowledge", [credits(4000)], [hurt(1), pay(1000)]),
        ]),
      ),
    ],
    "ord-mantell": [test("piloting", [shop(2000, "gear-mod", "ship")], [dented(1)])],
  },
  "08": {
    cantonica: [when({ is: "credits", atLeast: 12_000 }, [shop(2000, "luxury")], [credits(1000)])],
    "ord-mantell": [
      may(
        line("encounter.cantonica-ord-mantell-08.judge", [gainCard("sealed-letter")]),
        line("encounter.cantonica-ord-mantell-08.claim", [
          fight("ground", 3, [credits(4000)], [hurt(1)]),
        ]),
      ),
    ],
  },
  "09": {
    cantonica: secret("encounter", [test("stealth", [credits(5000)], [hurt(1), pay(1000)])], {
      is: "on-planet",
    }),
    "ord-mantell": [test("strength", [takeTop("cargo")], [hurt(1)])],
  },
  "10": {
    cantonica: [
      choose(
        line("encounter.cantonica-ord-mantell-10.honest", [credits(1000)]),
        line("encounter.cantonica-ord-mantell-10.joyride", [
          test("stealth", [credits(4000)], [pay(3000)]),
        ]),
      ),
    ],
    "ord-mantell": [when(has("crew"), [credits(2000)], [revealContact])],
  },
  "11": {
    cantonica: [test("knowledge", [credits(1000)], [pay(2000)])],
    "ord-mantell": [fight("ground", 3, [takeTop("gear-mod")], [hurt(1)])],
  },
  "12": {
    cantonica: [may(line("encounter.cantonica-ord-mantell-12.arm", [credits(3000), hurt(1)]))],
    "ord-mantell": [test("tactics", [takeTop("gear-mod")], [hurt(1)])],
  },
  "13": {
    cantonica: [revealContact, credits(1000)],
    "ord-mantell": [
      when(
        standing("syndicate", "positive"),
        [credits(3000)],
        [test("knowledge", [liked("syndicate"), credits(1000)], [disliked("syndicate")])],
      ),
    ],
  },
  "14": {
    cantonica: [
      may(
        line("encounter.cantonica-ord-mantell-14.clear", [
          test(["strength", "tactics"], [fame(1)], [hurt(2)]),
        ]),
        line("encounter.cantonica-ord-mantell-14.loot", [
          test("stealth", [credits(3000)], [pay(1000)]),
        ]),
      ),
    ],
    "ord-mantell": [test("influence", [takeTop("cargo")], [patrolNears("nearest-patrol", 3)])],
  },
  "15": {
    cantonica: [
      may(
        line("encounter.cantonica-ord-mantell-15.buy", [liked("choice"), revealContact], {
          pay: 2000,
        }),
        line("encounter.cantonica-ord-mantell-15.laugh", [
          test("influence", [credits(2000)], [pay(2000)]),
        ]),
      ),
    ],
    "ord-mantell": [
      may(
        line("encounter.cantonica-ord-mantell-15.learn", [test("strength", [fame(1)], [hurt(2)])], {
          pay: 1000,
        }),
      ),
    ],
  },
  "16": {
    cantonica: [test("tech", [credits(2000), crewOf("lobot")], [pay(2000)])],
    "ord-mantell": [fight("ship", 3, [credits(4000)], [pay(1000)])],
  },
  "17": {
    cantonica: [healed("all")],
    "ord-mantell": [
      choose(
        line("encounter.cantonica-ord-mantell-17.strip", [repaired(2), credits(2000)]),
        line("encounter.cantonica-ord-mantell-17.free", [liked("rebel")]),
      ),
    ],
  },
  "18": {
    cantonica: [credits(1000), { do: "players-here", effects: [credits(1000)] }],
    "ord-mantell": [
      may(line("encounter.cantonica-ord-mantell-18.take", [gainCard("priority-delivery")])),
    ],
  },
  "19": {
    cantonica: [test("tactics", [liked("choice")])],
    "ord-mantell": [
      choose(
        line("encounter.cantonica-ord-mantell-19.toll", [], { pay: 1000 }),
        line("encounter.cantonica-ord-mantell-19.run", [
          test("piloting", [credits(2000)], [dented(2)]),
        ]),
      ),
    ],
  },
  "20": {
    cantonica: [
      may(
        line(
          "encounter.cantonica-ord-mantell-20.stake",
          [
            {
              do: "roll",
              hit: [credits(3000)],
              crit: [credits(5000)],
              focus: [credits(1000)],
              blank: [giveUp("crew", [])],
            },
          ],
          { when: has("crew") },
        ),
      ),
    ],
    "ord-mantell": [test("knowledge", [revealPlanet, credits(2000)])],
  },
});

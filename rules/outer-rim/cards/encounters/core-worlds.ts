/**
 * The Core Worlds: rich, watched, and the only way across [UB-CORE-05].
 * Crossing is harder when the Empire knows your name [UB-CORE-08].
 */
import type { Effects } from "../effects.ts";
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
  revealPlanet,
  secret,
  shop,
  standing,
  takeTop,
  test,
  when,
} from "../verbs.ts";
import { encounters } from "./deck.ts";

const crossed: Effects = [{ do: "move-to", space: "other-core" }];

export const coreWorlds = encounters(
  "core-worlds",
  {
    "01": {
      "core-worlds": [
        may(
          line("encounter.core-worlds-01.show", [test("influence", [fame(1)], [pay(3000)])], {
            pay: 1000,
          }),
        ),
      ],
      across: [
        when(standing("imperial", "negative"), [test("stealth", crossed, [hurt(2)])], crossed),
      ],
    },
    "02": {
      "core-worlds": [test("knowledge", [takeTop("luxury")], [pay(1000)])],
      across: [
        when(
          standing("imperial", "negative"),
          [test("piloting", crossed, [dented(2)])],
          [may(line("encounter.core-worlds-02.toll", crossed, { pay: 1000 }))],
        ),
      ],
    },
    "03": {
      "core-worlds": [
        when(
          standing("imperial", "positive"),
          [credits(5000)],
          [test("stealth", [credits(4000)], [disliked("imperial")])],
        ),
      ],
      across: [
        test(["influence", "tech"], crossed, [
          when(
            standing("imperial", "negative"),
            [{ do: "patrol-to-you", faction: "imperial" }],
            crossed,
          ),
        ]),
      ],
    },
    "04": {
      "core-worlds": [test("tactics", [credits(3000), liked("choice")], [hurt(1)])],
      across: [
        when(
          standing("imperial", "negative"),
          [fight("ship", 3, crossed, [dented(1)])],
          [credits(1000), ...crossed],
        ),
      ],
    },
    "05": {
      "core-worlds": [
        may(
          line("encounter.core-worlds-05.archive", [
            test("tech", [{ do: "reveal-planet" }, credits(3000)], [disliked("imperial")]),
          ]),
          line("encounter.core-worlds-05.collector", [credits(3000)]),
        ),
      ],
      across: [
        when(
          standing("imperial", "negative"),
          [may(line("encounter.core-worlds-05.bribe", crossed, { pay: 5000 }))],
          crossed,
        ),
      ],
    },
    "06": {
      "core-worlds": [{ do: "special", name: "name-a-ship-price" }],
      across: [
        ...crossed,
        fight(
          "ship",
          4,
          [],
          [
            choose(
              line("encounter.core-worlds-06.pay", [pay(3000)]),
              line("encounter.core-worlds-06.crate", [giveUp("cargo", [])], { when: has("cargo") }),
            ),
          ],
        ),
      ],
    },
    "07": {
      "core-worlds": secret("patrol-won", [credits(5000), liked("imperial")], {
        is: "patrol-here",
        faction: "rebel",
      }),
      across: [
        when(standing("imperial", "positive"), crossed, [
          may(
            line(
              "encounter.core-worlds-07.give",
              [giveUp(["crew", "cargo", "gear"], [liked("imperial"), ...crossed])],
              { when: { is: "has", kind: ["crew", "cargo", "gear"], atLeast: 1 } },
            ),
          ),
        ]),
      ],
    },
    "08": {
      "core-worlds": [test("influence", [credits(1000), gainCard("sealed-letter")], [pay(1000)])],
      across: [
        when(
          standing("imperial", "negative"),
          [test("piloting", crossed, [dented(2)])],
          [...crossed, credits(1000)],
        ),
      ],
    },
    "09": {
      "core-worlds": [test("knowledge", [credits(2000)])],
      across: [
        may(
          line("encounter.core-worlds-09.ticket", crossed, { pay: 2000 }),
          line("encounter.core-worlds-09.stow", [test("stealth", crossed, [hurt(1)])]),
        ),
      ],
    },
    "10": {
      "core-worlds": [shop(3000, "ship", "gear-mod")],
      across: [
        when(
          standing("imperial", "negative"),
          [test("tech", crossed, [patrolComes("imperial")])],
          crossed,
        ),
      ],
    },
    "11": {
      "core-worlds": [
        may(line("encounter.core-worlds-11.suit", [test("influence", [fame(1)])], { pay: 3000 })),
      ],
      across: [
        when(
          standing("imperial", "negative"),
          [may(line("encounter.core-worlds-11.doctor", [healed(1), ...crossed], { pay: 3000 }))],
          [healed(1), ...crossed],
        ),
      ],
    },
    "12": {
      "core-worlds": [test("stealth", [credits(4000)], [disliked("imperial")])],
      across: [
        when(standing("imperial", "negative"), [fight("ship", 4, crossed, [dented(1)])], crossed),
      ],
    },
    "13": {
      "core-worlds": [
        choose(
          line("encounter.core-worlds-13.loan", [credits(4000), disliked("choice")]),
          line("encounter.core-worlds-13.save", [test("knowledge", [credits(3000)])]),
        ),
      ],
      across: [
        when({ is: "any-reputation", at: "positive", atLeast: 2 }, crossed, [
          may(line("encounter.core-worlds-13.stamp", crossed, { pay: 3000 })),
        ]),
      ],
    },
    "14": {
      "core-worlds": [test("tactics", [credits(3000), liked("imperial")], [hurt(1)])],
      across: [
        test(["piloting", "knowledge"], crossed, [
          when(standing("imperial", "negative"), [dented(2)], crossed),
        ]),
      ],
    },
    "15": {
      "core-worlds": [fight("ground", 4, [credits(4000)], [pay(2000)])],
      across: [
        when(standing("imperial", "negative"), [test("strength", crossed, [hurt(1)])], crossed),
      ],
    },
    "16": {
      "core-worlds": [revealPlanet, credits(1000)],
      across: [
        when(
          standing("imperial", "negative"),
          [
            may(
              line("encounter.core-worlds-16.crate", [giveUp("cargo", crossed)], {
                when: has("cargo"),
              }),
              line("encounter.core-worlds-16.run", [test("piloting", crossed, [dented(2)])]),
            ),
          ],
          [credits(1000), ...crossed],
        ),
      ],
    },
    "17": {
      "core-worlds": [
        may(
          line("encounter.core-worlds-17.view", [healed("all"), repaired("all")], { pay: 2000 }),
          line("encounter.core-worlds-17.lobby", [credits(1000)]),
        ),
      ],
      across: [
        when(
          standing("imperial", "negative"),
          [test("influence", crossed, [pay(2000)])],
          [repaired(1), ...crossed],
        ),
      ],
    },
    "18": {
      "core-worlds": [takeTop("job"), credits(1000)],
      across: [
        when(
          standing("imperial", "negative"),
          [
            choose(
              line("encounter.core-worlds-18.wait", [credits(1000)]),
              line("encounter.core-worlds-18.dash", [test("piloting", crossed, [dented(3)])]),
            ),
          ],
          crossed,
        ),
      ],
    },
    "19": {
      "core-worlds": [test("stealth", [takeTop("luxury")], [disliked("imperial")])],
      across: [
        when(
          standing("imperial", "negative"),
          [test("stealth", crossed, [hurt(2)])],
          [...crossed, test("influence", [credits(2000)])],
        ),
      ],
    },
    "20": {
      "core-worlds": secret("encounter", [liked("choice")]),
      across: [
        test(
          "knowledge",
          [...crossed, credits(1000)],
          [when(standing("imperial", "negative"), [patrolComes("imperial")], crossed)],
        ),
      ],
    },
  },
  ["06", "07"],
);

/** Two suns and one family of crime lords. */
import {
  choose,
  credits,
  dented,
  disliked,
  fame,
  favorOf,
  fight,
  giveUp,
  has,
  healed,
  hurt,
  knows,
  liked,
  line,
  lookAtContact,
  may,
  patrolComes,
  pay,
  repaired,
  revealContact,
  secret,
  shop,
  standing,
  takeTop,
  test,
  when,
} from "../verbs.ts";
import { encounters } from "./deck.ts";

export const tatooineNalHutta = encounters("tatooine-nal-hutta", {
  "01": {
    tatooine: [
      may(
        line(
          "encounter.tatooine-nal-hutta-01.race",
          [test("piloting", [credits(6000)], [hurt(2)])],
          { pay: 2000 },
        ),
        line(
          "encounter.tatooine-nal-hutta-01.bet",
          [{ do: "roll", hit: [credits(3000)], crit: [credits(5000)] }],
          { pay: 1000 },
        ),
      ),
    ],
    "nal-hutta": [
      when(
        standing("hutt", "negative"),
        [fight("ground", 4, [fame(1)], [hurt(1)])],
        [credits(3000)],
      ),
    ],
  },
  "02": {
    tatooine: [test("strength", [credits(3000)], [pay(2000)])],
    "nal-hutta": [
      may(
        line("encounter.tatooine-nal-hutta-02.gift", [liked("hutt")], { pay: 3000 }),
        line("encounter.tatooine-nal-hutta-02.joke", [
          test("influence", [credits(4000)], [disliked("hutt"), hurt(1)]),
        ]),
      ),
    ],
  },
  "03": {
    tatooine: [test("knowledge", [takeTop("luxury")], [dented(1)])],
    "nal-hutta": [when(has("bounty"), [credits(4000)], [takeTop("bounty")])],
  },
  "04": {
    tatooine: [fight("ground", 3, [takeTop("gear-mod")], [hurt(1), pay(1000)])],
    "nal-hutta": {
      secret: {
        step: "action",
        when: { is: "on-planet-of", faction: "hutt" },
        effects: [credits(5000), { do: "discard-this" }],
      },
    },
  },
  "05": {
    tatooine: [
      test(
        "stealth",
        [{ do: "reveal-contact" }, credits(2000)],
        [{ do: "patrol-to-you", faction: "hutt" }],
      ),
    ],
    "nal-hutta": [test("tactics", [credits(3000)], [hurt(2)])],
  },
  "06": {
    tatooine: [test("tech", [credits(1000), liked("choice")], [pay(1000)])],
    "nal-hutta": [test("influence", [credits(4000)], [disliked("hutt")])],
  },
  "07": {
    tatooine: [
      may(
        line("encounter.tatooine-nal-hutta-07.ride", [
          test("strength", [credits(4000)], [hurt(2)]),
        ]),
        line("encounter.tatooine-nal-hutta-07.trade", [repaired(2)]),
      ),
    ],
    "nal-hutta": [when(has("cargo"), [credits(4000)], [takeTop("cargo")])],
  },
  "08": {
    tatooine: [test("tactics", [credits(3000)], [hurt(1)])],
    "nal-hutta": [
      may(
        line(
          "encounter.tatooine-nal-hutta-08.gamble",
          [{ do: "roll", hit: [credits(4000)], crit: [credits(7000)], focus: [credits(1000)] }],
          { pay: 2000 },
        ),
        line("encounter.tatooine-nal-hutta-08.referee", [credits(2000)]),
      ),
    ],
  },
  "09": {
    tatooine: [fight("ground", 3, [credits(2000)], [hurt(1)])],
    "nal-hutta": [test("stealth", [credits(5000)], [fight("ground", 3, [], [pay(2000)])])],
  },
  "10": {
    tatooine: secret("action", [revealContact, credits(2000)], { is: "on-planet" }),
    "nal-hutta": [test("knowledge", [credits(4000)], [pay(1000)])],
  },
  "11": {
    tatooine: [test("piloting", [credits(4000)], [dented(2)])],
    "nal-hutta": [
      choose(
        line("encounter.tatooine-nal-hutta-11.kneel", [liked("hutt")], { pay: 2000 }),
        line("encounter.tatooine-nal-hutta-11.stand", [credits(2000)]),
      ),
    ],
  },
  "12": {
    tatooine: [
      choose(
        line("encounter.tatooine-nal-hutta-12.water", [liked("hutt")], { pay: 1000 }),
        line("encounter.tatooine-nal-hutta-12.walk", [
          test("strength", [credits(3000)], [hurt(2)]),
        ]),
      ),
    ],
    "nal-hutta": [
      when(
        standing("hutt", "positive"),
        [credits(5000)],
        [test("strength", [credits(3000)], [hurt(1)])],
      ),
    ],
  },
  "13": {
    tatooine: [lookAtContact, credits(1000)],
    "nal-hutta": [giveUp(["cargo", "gear"], [liked("hutt"), credits(5000)], [credits(1000)])],
  },
  "14": {
    tatooine: [test("influence", [shop(2000)], [pay(1000)])],
    "nal-hutta": [test(["strength", "tactics"], [credits(3000)], [hurt(2)])],
  },
  "15": {
    tatooine: [
      may(
        line("encounter.tatooine-nal-hutta-15.dig", [
          test("knowledge", [takeTop("luxury")], [hurt(2)]),
        ]),
        line("encounter.tatooine-nal-hutta-15.sell", [credits(2000)]),
      ),
    ],
    "nal-hutta": [
      choose(
        line("encounter.tatooine-nal-hutta-15.talk", [revealContact, credits(2000)]),
        line("encounter.tatooine-nal-hutta-15.quiet", [favorOf("hutt", [liked("hutt")])]),
      ),
    ],
  },
  "16": {
    tatooine: [fight("ground", 4, [takeTop("bounty")], [pay(2000)])],
    "nal-hutta": [test("tech", [credits(4000)], [hurt(1)])],
  },
  "17": {
    tatooine: [healed(2), { do: "players-here", effects: [healed(1)] }],
    "nal-hutta": [takeTop("bounty"), credits(2000)],
  },
  "18": {
    tatooine: [
      may(
        line(
          "encounter.tatooine-nal-hutta-18.ride",
          [test(["piloting", "tech"], [credits(5000)], [hurt(2), pay(1000)])],
          { pay: 1000 },
        ),
      ),
    ],
    "nal-hutta": [fight("ground", 4, [credits(1000), liked("hutt")], [hurt(1)])],
  },
  "19": {
    tatooine: [test("stealth", [takeTop("gear-mod")], [patrolComes("hutt")])],
    "nal-hutta": [test("piloting", [credits(4000)], [dented(2)])],
  },
  "20": {
    tatooine: [when(knows("knowledge"), [credits(2000)], [revealContact])],
    "nal-hutta": [
      choose(
        line("encounter.tatooine-nal-hutta-20.spy", [credits(5000), disliked("hutt")]),
        line("encounter.tatooine-nal-hutta-20.warn", [liked("hutt"), disliked("syndicate")]),
      ),
    ],
  },
});

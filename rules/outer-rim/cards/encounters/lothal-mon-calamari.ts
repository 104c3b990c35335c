/** Lothal under the Empire's eye; Mon Calamari builds ships and hides people. */
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
  patrolComes,
  pay,
  repaired,
  revealContact,
  secret,
  shop,
  standing,
  takeTop,
  test,
  until,
  when,
} from "../verbs.ts";
import { encounters } from "./deck.ts";

export const lothalMonCalamari = encounters("lothal-mon-calamari", {
  "01": {
    lothal: [
      when(
        standing("imperial", "negative"),
        [test("stealth", [credits(2000)], [fight("ground", 3, [], [hurt(1)])])],
        [credits(3000)],
      ),
    ],
    "mon-calamari": [
      may(
        line("encounter.lothal-mon-calamari-01.dock", [repaired("all")], { pay: 1000 }),
        line("encounter.lothal-mon-calamari-01.help", [
          test("tech", [credits(3000), liked("rebel")], [dented(1)]),
        ]),
      ),
    ],
  },
  "02": {
    lothal: [
      may(
        line("encounter.lothal-mon-calamari-02.denounce", [
          credits(4000),
          liked("imperial"),
          disliked("rebel"),
        ]),
        line("encounter.lothal-mon-calamari-02.warn", [liked("rebel"), disliked("imperial")]),
      ),
    ],
    "mon-calamari": [test("knowledge", [takeTop("job")], [])],
  },
  "03": {
    lothal: [
      test(
        "tech",
        [{ do: "move-patrol", faction: "rebel", spaces: 2 }, credits(4000)],
        [{ do: "patrol-to-you", faction: "imperial" }],
      ),
    ],
    "mon-calamari": [test("piloting", [credits(4000)], [dented(2)])],
  },
  "04": {
    lothal: [fight("ground", 4, [fame(1)], [pay(2000)])],
    "mon-calamari": {
      secret: {
        step: "encounter",
        when: standing("rebel", "neutral", "positive"),
        effects: [repaired("all"), liked("rebel"), { do: "discard-this" }],
      },
    },
  },
  "05": {
    lothal: [test("influence", [{ do: "reveal-contact" }, credits(1000)], [disliked("imperial")])],
    "mon-calamari": [
      test(
        "strength",
        [credits(2000), { do: "market", discount: 2000, decks: ["ship", "gear-mod"] }],
        [hurt(1)],
      ),
    ],
  },
  "06": {
    lothal: [test("stealth", [credits(4000)], [pay(1000)])],
    "mon-calamari": [test("strength", [credits(3000)], [hurt(1)])],
  },
  "07": {
    lothal: [
      choose(
        line("encounter.lothal-mon-calamari-07.return", [liked("imperial")]),
        line("encounter.lothal-mon-calamari-07.keep", [
          test("tech", [credits(4000)], [disliked("imperial")]),
        ]),
      ),
    ],
    "mon-calamari": [test("knowledge", [credits(3000)])],
  },
  "08": {
    lothal: [
      may(
        line("encounter.lothal-mon-calamari-08.step", [
          fight("ground", 3, [credits(1000), disliked("imperial")], [hurt(1)]),
        ]),
        line("encounter.lothal-mon-calamari-08.pass", [credits(1000)]),
      ),
    ],
    "mon-calamari": [test("tactics", [credits(2000), favorOf("rebel", [liked("rebel")])])],
  },
  "09": {
    lothal: secret("planning", [{ do: "move-up-to", spaces: 6, ignoringPatrols: true }]),
    "mon-calamari": [healed(2), revealContact],
  },
  "10": {
    lothal: [test("influence", [credits(4000)], [disliked("imperial")])],
    "mon-calamari": [test("tech", [credits(2000), liked("rebel")], [dented(1)])],
  },
  "11": {
    lothal: [test("piloting", [liked("imperial"), credits(1000)], [dented(2)])],
    "mon-calamari": [
      choose(
        line("encounter.lothal-mon-calamari-11.bell", [liked("rebel")]),
        line("encounter.lothal-mon-calamari-11.log", [credits(3000)]),
      ),
    ],
  },
  "12": {
    lothal: [
      when(
        standing("imperial", "positive"),
        [credits(2000), favorOf("imperial", [credits(2000)])],
        [test("strength", [credits(3000)], [hurt(1)])],
      ),
    ],
    "mon-calamari": [
      choose(
        line("encounter.lothal-mon-calamari-12.hide", [
          test("stealth", [liked("rebel"), credits(1000)], [disliked("imperial")]),
        ]),
        line("encounter.lothal-mon-calamari-12.sell", [credits(4000), disliked("rebel")]),
      ),
    ],
  },
  "13": {
    lothal: [
      may(line("encounter.lothal-mon-calamari-13.pose", [credits(3000), disliked("rebel")])),
    ],
    "mon-calamari": [test("influence", [takeTop("cargo")], [pay(1000)])],
  },
  "14": {
    lothal: [test("knowledge", [fame(1)])],
    "mon-calamari": [until("piloting", [dented(1)]), credits(2000)],
  },
  "15": {
    lothal: [shop(2000)],
    "mon-calamari": [
      may(
        line("encounter.lothal-mon-calamari-15.let", [
          {
            do: "roll",
            hit: [repaired("all")],
            crit: [repaired("all"), credits(2000)],
            focus: [repaired(1)],
            blank: [dented(1)],
          },
        ]),
        line("encounter.lothal-mon-calamari-15.pay", [repaired("all")], { pay: 1000 }),
      ),
    ],
  },
  "16": {
    lothal: [
      choose(
        line("encounter.lothal-mon-calamari-16.buy", [liked("choice")], { pay: 2000 }),
        line("encounter.lothal-mon-calamari-16.refuse", [credits(1000), patrolComes("imperial")]),
      ),
    ],
    "mon-calamari": [
      may(line("encounter.lothal-mon-calamari-16.open", [gainCard("encrypted-message")])),
    ],
  },
  "17": {
    lothal: [test("tactics", [gainCard("officers-trunk")], [hurt(1)])],
    "mon-calamari": [
      choose(
        line("encounter.lothal-mon-calamari-17.take", [liked("rebel"), disliked("imperial")]),
        line("encounter.lothal-mon-calamari-17.charge", [credits(2000)]),
      ),
    ],
  },
  "18": {
    lothal: [fight("ground", 4, [credits(5000)], [pay(1000)])],
    "mon-calamari": [when(has("crew"), [credits(2000)], [revealContact])],
  },
  "19": {
    lothal: [test("tech", [takeTop("gear-mod")], [pay(1000)])],
    "mon-calamari": [
      test("piloting", [credits(2000), { do: "move-up-to", spaces: 2 }], [dented(1)]),
    ],
  },
  "20": {
    lothal: [
      may(
        line("encounter.lothal-mon-calamari-20.drum", [credits(2000), liked("imperial")]),
        line("encounter.lothal-mon-calamari-20.spoil", [
          test("stealth", [fame(1), liked("rebel")], [hurt(2), disliked("imperial")]),
        ]),
      ),
    ],
    "mon-calamari": [test("stealth", [credits(4000)], [pay(2000)])],
  },
});

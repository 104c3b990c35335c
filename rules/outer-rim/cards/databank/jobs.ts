/** How the jobs go: two cards a number [UB-DATA-03]. The first follows a known flow, the second is ours. */
import type { DatabankCard } from "../types.ts";
import {
  complete,
  credits,
  dented,
  fail,
  fight,
  hurt,
  line,
  may,
  pay,
  choose,
  test,
  testOr,
  until,
} from "../verbs.ts";

export const jobDatabank: readonly DatabankCard[] = [
  {
    number: 42,
    title: "House Rules",
    origin: "fact",
    effects: [
      testOr("influence", [fail]),
      testOr("tech", [hurt(1), { do: "fight-until-won", combat: "ground", strength: 3 }]),
      testOr("strength", [{ do: "fight-until-won", combat: "ground", strength: 3 }]),
      complete,
    ],
  },
  {
    number: 42,
    title: "The Night Shift",
    origin: "designed",
    effects: [
      testOr("tech", [hurt(1)]),
      testOr("influence", [fail]),
      testOr("strength", [hurt(2)]),
      may(line("databank.42b.tip", [credits(4000)], { when: { is: "skill", skill: "tech" } })),
      complete,
    ],
  },
  {
    number: 43,
    title: "Boarding Party",
    origin: "fact",
    effects: [
      testOr("piloting", [dented(1)]),
      testOr(["tech", "strength"], [hurt(1), testOr("tactics", [hurt(1)])]),
      { do: "fight", combat: "ship", strength: 3, sufferLess: 1, win: [complete], lose: [fail] },
    ],
  },
  {
    number: 43,
    title: "Signed for Already",
    origin: "designed",
    effects: [
      testOr("tactics", [dented(1)]),
      test(
        ["tech", "piloting"],
        [complete],
        [{ do: "fight", combat: "ship", strength: 3, win: [complete], lose: [fail] }],
      ),
    ],
  },
  {
    number: 44,
    title: "Under the Palace Floor",
    origin: "fact",
    effects: [
      testOr("piloting", [hurt(2)]),
      testOr("stealth", [hurt(2)]),
      testOr("knowledge", [hurt(2)]),
      testOr("tech", [hurt(2), fail]),
      complete,
    ],
  },
  {
    number: 44,
    title: "The Cellar Beast",
    origin: "designed",
    effects: [
      testOr("stealth", [{ do: "fight-until-won", combat: "ground", strength: 3 }]),
      testOr("knowledge", [hurt(1)]),
      testOr("tech", [fail]),
      complete,
    ],
  },
  {
    number: 45,
    title: "Auction Under Guard",
    origin: "fact",
    effects: [
      testOr("knowledge", [hurt(1)]),
      testOr("tactics", [
        choose(line("databank.45a.bribe", [], { pay: 3000 }), line("databank.45a.run", [hurt(1)])),
      ]),
      testOr("influence", [hurt(1)]),
      testOr("stealth", [hurt(2)]),
      test(
        ["strength", "tech"],
        [complete],
        [
          {
            do: "fight",
            combat: "ground",
            strength: 4,
            sufferLess: 2,
            win: [complete],
            lose: [fail],
          },
        ],
      ),
    ],
  },
  {
    number: 45,
    title: "The Second Jewel",
    origin: "designed",
    effects: [
      testOr("knowledge", [fail]),
      testOr("stealth", [hurt(1)]),
      testOr("tactics", [hurt(1)]),
      test("tech", [complete], [fight("ground", 3, [complete], [fail])]),
    ],
  },
  {
    number: 46,
    title: "Too Many Parsecs",
    origin: "fact",
    effects: [
      testOr("influence", [fail]),
      testOr("strength", [fail]),
      testOr("tactics", [dented(2)]),
      testOr("knowledge", [dented(2)]),
      { do: "move-to", space: "maelstrom" },
      until("piloting", [dented(1)]),
      complete,
    ],
  },
  {
    number: 46,
    title: "The Long Way Round",
    origin: "designed",
    effects: [
      testOr("strength", [fail]),
      testOr("tactics", [dented(1)]),
      { do: "move-to", space: "maelstrom" },
      testOr("knowledge", [dented(2)]),
      until("piloting", [dented(1)]),
      complete,
    ],
  },
  {
    number: 47,
    title: "The Vault Below the Waves",
    origin: "fact",
    effects: [
      testOr("knowledge", [fail]),
      testOr("stealth", [hurt(1)]),
      until("tactics", [hurt(1)]),
      complete,
    ],
  },
  {
    number: 47,
    title: "A Curator with a Rifle",
    origin: "designed",
    effects: [
      testOr("knowledge", [fail]),
      test("stealth", [complete], [fight("ground", 3, [complete], [fail])]),
    ],
  },
  {
    number: 50,
    title: "Down the Spice Shaft",
    origin: "fact",
    effects: [
      test(
        "knowledge",
        [testOr("stealth", [fight("ground", 4, [], [until("strength", [hurt(1)])])])],
        [fight("ground", 4, [], [until("strength", [hurt(1)])])],
      ),
      until("strength", [hurt(1)]),
      complete,
    ],
  },
  {
    number: 50,
    title: "Shift Change",
    origin: "designed",
    effects: [
      testOr("stealth", [hurt(1)]),
      testOr("knowledge", [pay(2000)]),
      test("strength", [complete], [hurt(2), fail]),
    ],
  },
  {
    number: 51,
    title: "Eyes in the Cantina",
    origin: "fact",
    effects: [
      testOr("influence", [
        { do: "fight", combat: "ground", strength: 3, sufferLess: 1, lose: [hurt(1)] },
      ]),
      until("knowledge", [hurt(1)]),
      until("tactics", [hurt(1)]),
      complete,
    ],
  },
  {
    number: 51,
    title: "The Double Agent",
    origin: "designed",
    effects: [
      testOr("knowledge", [fail]),
      test("influence", [complete], [until("tactics", [hurt(1)]), complete]),
    ],
  },
  {
    number: 55,
    title: "Two Relays, One Minute",
    origin: "designed",
    effects: [
      testOr("stealth", [hurt(1), { do: "opponent", effects: [hurt(1)] }]),
      test("tech", [complete], [fight("ground", 3, [complete], [fail])]),
    ],
  },
  {
    number: 55,
    title: "Static",
    origin: "designed",
    effects: [
      testOr("tech", [fail]),
      { do: "opponent", effects: [testOr("stealth", [hurt(2)])] },
      { do: "move-patrol", faction: "imperial", spaces: 4 },
      complete,
    ],
  },
  {
    number: 57,
    title: "Nothing Personal",
    origin: "designed",
    effects: [
      {
        do: "opposed-test",
        skill: "strength",
        best: [complete],
        even: [hurt(1)],
        worst: [hurt(2), fail],
      },
    ],
  },
  {
    number: 57,
    title: "Hands Where I Can See Them",
    origin: "designed",
    effects: [
      {
        do: "opposed-test",
        skill: "strength",
        best: [complete],
        even: [{ do: "fight-player", win: [complete], lose: [fail] }],
        worst: [fail],
      },
    ],
  },
  {
    number: 58,
    title: "The Smell of the Nest",
    origin: "designed",
    effects: [
      testOr("influence", [hurt(1)]),
      testOr("stealth", [fail]),
      test("strength", [complete], [hurt(2), fail]),
    ],
  },
  {
    number: 58,
    title: "A Seat at the Table",
    origin: "designed",
    effects: [
      testOr("stealth", [hurt(2)]),
      test(
        "influence",
        [complete],
        [
          choose(
            line("databank.58b.pay", [complete], { pay: 4000 }),
            line("databank.58b.run", [fail]),
          ),
        ],
      ),
    ],
  },
  {
    number: 59,
    title: "Charges on the Sail",
    origin: "designed",
    effects: [
      testOr("tech", [hurt(1), { do: "opponent", effects: [hurt(1)] }]),
      test("strength", [complete], [fail]),
    ],
  },
  {
    number: 59,
    title: "Party on the Lower Deck",
    origin: "designed",
    effects: [
      { do: "opponent", effects: [testOr("strength", [hurt(1)])] },
      test("tech", [complete], [fight("ground", 4, [complete], [fail])]),
    ],
  },
  {
    number: 60,
    title: "A Light Touch",
    origin: "designed",
    effects: [
      {
        do: "opposed-test",
        skill: "stealth",
        best: [complete],
        even: [pay(1000)],
        worst: [hurt(1), fail],
      },
    ],
  },
  {
    number: 60,
    title: "The Switch",
    origin: "designed",
    effects: [
      {
        do: "opposed-test",
        skill: "stealth",
        best: [complete],
        even: [{ do: "stop" }],
        worst: [{ do: "opponent", effects: [credits(2000)] }, fail],
      },
    ],
  },
];

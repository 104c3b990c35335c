/** Favors, starting jobs, sabacc, purchases that go wrong, and the last step of an ambition. */
import type { Effect, Effects } from "../effects.ts";
import type { Skill } from "../../names.ts";
import type { DatabankCard } from "../types.ts";
import {
  complete,
  credits,
  dented,
  disliked,
  fail,
  fame,
  fight,
  hurt,
  line,
  may,
  pay,
  test,
  testOr,
  when,
  choose,
  until,
} from "../verbs.ts";

/** [OR-JOB-06] A favor is one test; failing it turns over a card #41. */
function favor(number: number, title: string, skill: Skill): DatabankCard {
  return {
    number,
    title,
    origin: "fact",
    effects: [test(skill, [complete], [{ do: "databank", number: 41 }])],
  };
}

function errand(number: number, title: string, effects: Effects): DatabankCard {
  return { number, title, origin: "designed", effects };
}

/** Played once, whoever wins: the card leaves the game. */
const gone: Effect = { do: "remove-this" };
const stop: Effect = { do: "stop" };

export const errandDatabank: readonly DatabankCard[] = [
  errand(40, "An Epic Game of Sabacc", [
    {
      do: "opposed-test",
      skill: "knowledge",
      best: [complete],
      even: [credits(4000), { do: "opponent", effects: [credits(4000)] }, gone],
      worst: [{ do: "opponent", effects: [credits(6000), fame(1)] }, gone],
    },
  ]),
  errand(40, "A Cutthroat Game of Sabacc", [
    may(line("databank.40b.cheat", [testOr("stealth", [pay(6000), hurt(2), gone, stop])])),
    {
      do: "opposed-test",
      skill: "influence",
      best: [complete],
      even: [pay(2000), { do: "opponent", effects: [pay(2000)] }, gone],
      worst: [{ do: "opponent", effects: [credits(6000), fame(1)] }, gone],
    },
  ]),
  {
    number: 41,
    title: "Tenuous Alliance",
    origin: "fact",
    effects: [testOr("influence", [disliked("planet")]), fail],
  },
  {
    number: 41,
    title: "Lost Faith",
    origin: "fact",
    effects: [
      when(
        { is: "reputation", faction: "rival", at: ["positive"] },
        [{ do: "discard-this" }],
        [fail],
      ),
    ],
  },
  errand(61, "Two Laps and a Canyon", [
    testOr("tech", [dented(1)]),
    test("piloting", [complete], [dented(2), fail]),
  ]),
  errand(61, "The Local Favourite", [
    test("piloting", [complete], [test("tech", [complete], [hurt(2), fail])]),
  ]),
  errand(63, "The Throne Room Looks On", [
    testOr("piloting", [dented(2)]),
    testOr("stealth", [dented(1)]),
    testOr(["tech", "strength"], [dented(1)]),
    {
      do: "fight",
      combat: "ship",
      strength: 6,
      win: [{ do: "win-game" }],
      lose: [fail],
    },
  ]),
  errand(64, "The Wrong Suitcase", [
    testOr("stealth", [hurt(1)]),
    test("influence", [complete], [fail]),
  ]),
  errand(64, "A Face in the Crowd", [
    test("influence", [complete], [testOr("stealth", [fail]), complete]),
  ]),
  errand(65, "Dead Air", [testOr("knowledge", [dented(1)]), test("tech", [complete], [fail])]),
  errand(65, "A Voice Inside", [
    test("tech", [complete], [hurt(1), testOr("knowledge", [fail]), complete]),
  ]),
  errand(66, "Wing to Wing", [
    testOr("tactics", [dented(1)]),
    test("piloting", [complete], [dented(1), fail]),
  ]),
  errand(66, "The Empty Place", [
    test("piloting", [complete], [until("tactics", [dented(1)]), complete]),
  ]),
  errand(67, "Payable on Demand", [
    test("influence", [complete], [test("strength", [complete], [hurt(1), fail])]),
  ]),
  errand(67, "The Cousin", [
    testOr("strength", [hurt(1)]),
    test("influence", [complete, credits(1000)], [fail]),
  ]),
  errand(68, "Nine Layers of Cipher", [test("tech", [complete], [fail])]),
  errand(68, "Already Read", [
    test(
      "tech",
      [complete],
      [
        choose(
          line("databank.68b.pay", [complete], { pay: 2000 }),
          line("databank.68b.leave", [fail]),
        ),
      ],
    ),
  ]),
  favor(70, "A Word in the Right Ear", "influence"),
  favor(70, "Dinner with a Vigo", "influence"),
  favor(71, "What the Archive Knew", "knowledge"),
  favor(71, "Names on a List", "knowledge"),
  favor(72, "The Duty Roster", "tactics"),
  favor(72, "A Gap in the Line", "tactics"),
  errand(93, "The Dock Master Counts Twice", [disliked("planet")]),
  errand(94, "Shots Over the Loading Ramp", [fight("ground", 3, [], [hurt(1)])]),
  errand(95, "A Tracer in the Crate", [
    { do: "move-patrol", faction: "nearest-patrol", spaces: 3 },
  ]),
  errand(96, "The Seller Is Gone", [pay(1000)]),
];

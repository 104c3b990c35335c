import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  after,
  choose,
  contract,
  crate,
  droid,
  eventsOf,
  ginny,
  hunter,
  play,
  refusalOf,
  reserve,
  scene,
  sell,
  target,
  thomas,
} from "../testing/scene.ts";
import type { State } from "../state.ts";

const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const dengar = hunter(0, [1, 0, 3]);
const padme = target("padme-amidala", [2, 2, 2]);
const qira = target("qira", [2, 2, 3]);

describe("[BH-TURN-05] step 2: choose", () => {
  const astromech = droid([5, 0, 0]);
  const pact = contract("double", "qira");
  const table = scene({
    hands: [
      [greedo, padme, astromech, pact],
      [hondo, qira],
    ],
  });

  test("[BH-TURN-06] sealed: others hear only that a choice was made", () => {
    const one = after(table, [ginny, play(padme)]);
    expect(bountyHunters.viewFor(one, thomas).step).toEqual({
      type: "choose",
      ready: [true, false],
      mine: null,
    });
    expect(bountyHunters.viewFor(one, ginny).step).toEqual({
      type: "choose",
      ready: [true, false],
      mine: { card: padme, fate: "play" },
    });
    const [chosen] = eventsOf(table, ginny, play(padme));
    expect(chosen && bountyHunters.newsFor(chosen, thomas)).toEqual({
      type: "card-chosen",
      rule: "BH-TURN-06",
      seat: ginny,
      choice: null,
    });
  });
  test("[BH-TURN-06] and may be changed until the last is in", () => {
    const changed = after(table, [ginny, play(padme)], [ginny, sell(greedo)]);
    expect(changed.step).toMatchObject({ chosen: [{ card: greedo, fate: "sell" }, null] });
  });
  test("[BH-TURN-05] [AMB-29] [AMB-12] exactly what can be done with each card is offered; doing nothing is not", () => {
    expect(bountyHunters.options(bountyHunters.viewFor(table, ginny))).toEqual([
      sell(padme),
      play(padme),
      sell(greedo),
      play(greedo),
      sell(pact),
      play(pact),
      sell(astromech),
      reserve(astromech),
    ]);
    expect(refusalOf(table, ginny, { type: "done" })).toMatchObject({ code: "wrong-step" });
  });
  test("[BH-TURN-11] [AMB-11] what cannot be paid cannot be played, but reserved", () => {
    expect(refusalOf(table, ginny, play(astromech))).toEqual({
      type: "refused",
      code: "cannot-pay",
      rule: "BH-TURN-11",
      params: { cost: 1, credits: 0 },
    });
    const rich = scene({ hands: [[astromech], [hondo]], boards: [{ credits: 1 }] });
    expect(bountyHunters.options(bountyHunters.viewFor(rich, ginny))).toEqual([
      sell(astromech),
      play(astromech),
      reserve(astromech),
    ]);
  });
  test("[AMB-13] [BH-TURN-10] a card without a cost cannot be reserved", () => {
    for (const card of [greedo, padme, pact])
      expect(refusalOf(table, ginny, reserve(card))).toMatchObject({
        code: "cannot-reserve",
        rule: "AMB-13",
      });
  });
  test("[BH-TURN-05] only a card in hand can be chosen", () => {
    expect(refusalOf(table, ginny, sell(hondo))).toMatchObject({
      code: "not-in-hand",
      rule: "BH-TURN-05",
    });
  });
  test("[AMB-05] the fate is sealed with the card", () => {
    expect(refusalOf(table, ginny, choose(greedo, null))).toMatchObject({
      code: "fate-missing",
      rule: "AMB-05",
    });
  });
  test("two equal cards are offered once", () => {
    const twins = scene({ hands: [[astromech, astromech], [hondo]] });
    expect(bountyHunters.options(bountyHunters.viewFor(twins, ginny))).toEqual([
      sell(astromech),
      reserve(astromech),
    ]);
  });
});

describe("[AMB-05] a table that seals the card alone", () => {
  const table = scene({
    hands: [
      [greedo, padme],
      [hondo, qira],
    ],
    options: { commit: "card" },
  });
  const both: State = after(table, [ginny, choose(greedo, null)], [thomas, choose(qira, null)]);

  test("the fate would come too early", () => {
    expect(refusalOf(table, ginny, sell(greedo))).toMatchObject({
      code: "fate-too-early",
      rule: "AMB-05",
    });
  });
  test("after the reveal each decides", () => {
    expect(both.step).toMatchObject({
      type: "resolve",
      windows: [
        { type: "decide", card: greedo },
        { type: "decide", card: qira },
      ],
    });
    expect(bountyHunters.options(bountyHunters.viewFor(both, ginny))).toEqual([
      { type: "decide-fate", fate: "sell" },
      { type: "decide-fate", fate: "play" },
    ]);
    expect(refusalOf(both, ginny, { type: "done" })).toMatchObject({
      code: "decide-first",
      rule: "AMB-06",
    });
    const one = after(both, [thomas, { type: "decide-fate", fate: "play" }]);
    expect(bountyHunters.awaited(one)).toEqual([ginny]);
    expect(refusalOf(one, thomas, { type: "decide-fate", fate: "play" })).toMatchObject({
      code: "nothing-to-decide",
    });
    expect(after(one, [ginny, { type: "decide-fate", fate: "sell" }]).turn).toBe(6);
  });
  test("who is quicker does not matter", () => {
    const sale = { type: "decide-fate", fate: "sell" } as const;
    expect(after(both, [ginny, sale], [thomas, sale])).toEqual(
      after(both, [thomas, sale], [ginny, sale]),
    );
  });
});

describe("[BH-TURN-08] sell", () => {
  test.each([
    { what: "a target", card: padme, deck: 0 },
    { what: "a hunter", card: greedo, deck: 1 },
    { what: "a contract", card: contract("crate", "omega"), deck: 2 },
    { what: "a crate", card: crate(2, 1), deck: 3 },
  ])("[BH-TURN-09] $what brings one credit and goes to its own discard", ({ card, deck }) => {
    const table = scene({
      hands: [
        [card, dengar],
        [hondo, qira],
      ],
    });
    const sold = after(table, [thomas, play(qira)], [ginny, sell(card)]);
    expect(sold.boards[ginny]?.credits).toBe(1);
    expect(sold.discards[deck]).toEqual([card]);
  });
  test("[BH-TURN-07] [BH-TURN-16] the rest of the hand stays until it is passed", () => {
    const table = scene({
      hands: [
        [padme, dengar],
        [hondo, qira],
      ],
    });
    const events = eventsOf(after(table, [thomas, play(qira)]), ginny, sell(padme));
    expect(events.map(({ type }) => type)).toEqual([
      "card-chosen",
      "choices-revealed",
      "card-sold",
      "credit-gained",
      "target-played",
      "hands-passed",
      "turn-began",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  after,
  choose,
  contract,
  crate,
  draw,
  droid,
  eventsOf,
  ginny,
  hunter,
  mia,
  play,
  refusalOf,
  reserve,
  scene,
  sell,
  target,
  thomas,
  told,
} from "../testing/scene.ts";
import type { State } from "../state.ts";

const drawStep = (seats: number) =>
  ({
    type: "draw",
    asked: Array.from({ length: seats }, () => true),
    chosen: Array.from({ length: seats }, () => -1),
  }) as const;
const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const dengar = hunter(0, [1, 0, 3]);
const padme = target("padme-amidala", [2, 2, 2]);
const qira = target("qira", [2, 2, 3]);

describe("[BH-TURN-01] step 1: draw", () => {
  const table = scene({ hands: [[greedo], [hondo], [dengar]], step: drawStep(3) });

  test("[BH-TURN-02] [BH-TURN-04] nothing happens until the last has chosen; several may choose the same deck", () => {
    const two = after(table, [ginny, draw(0)], [mia, draw(0)]);
    expect(two.step).toMatchObject({ type: "draw", chosen: [0, -1, 0] });
    expect(bountyHunters.awaited(two)).toEqual([thomas]);
    expect(told(two, [thomas, draw(0)])).toEqual([
      "deck-chosen 1 BH-TURN-03",
      "card-drawn 0 BH-TURN-03",
      "card-drawn 1 BH-TURN-03",
      "card-drawn 2 BH-TURN-03",
      "choosing-began BH-TURN-05",
    ]);
  });
  test("[BH-TURN-03] everyone draws exactly one", () => {
    const all = after(table, [ginny, draw(0)], [thomas, draw(1)], [mia, draw(3)]);
    expect(all.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(all.step.type).toBe("choose");
  });
  test("[AMB-41] a choice may be changed until the last one is in", () => {
    const changed = after(table, [ginny, draw(0)], [ginny, draw(2)], [thomas, draw(0)]);
    expect(changed.step).toMatchObject({ chosen: [2, 0, -1] });
  });
  test("[AMB-04] others hear that a deck was chosen, not which; then the deck, not the card", () => {
    const [chosen] = eventsOf(table, ginny, draw(2));
    if (chosen === undefined) throw new Error("no event");
    expect(bountyHunters.newsFor(chosen, thomas)).toMatchObject({ deck: null });
    expect(bountyHunters.newsFor(chosen, ginny)).toMatchObject({ deck: 2 });
    const drawn = {
      type: "card-drawn",
      rule: "BH-TURN-03",
      seat: ginny,
      deck: 2,
      card: 99,
    } as const;
    expect(bountyHunters.newsFor(drawn, thomas)).toMatchObject({ deck: 2, card: null });
  });
  test("[BH-TURN-02] a card cannot be chosen yet", () => {
    expect(refusalOf(table, ginny, sell(greedo))).toMatchObject({
      code: "wrong-step",
      rule: "BH-TURN-02",
    });
  });
  test.each([4, -1])("[BH-SETUP-04] there is no deck %i", (deck) => {
    expect(refusalOf(table, ginny, draw(deck))).toMatchObject({
      code: "no-such-deck",
      rule: "BH-SETUP-04",
    });
  });
});

describe("decks that run dry", () => {
  test("[AMB-01] an empty deck is made of its own discard", () => {
    const table = scene({
      hands: [[greedo], [hondo]],
      step: drawStep(2),
      decks: [[], [dengar], [], [1]],
      discards: [[padme, qira], [], [], []],
    });
    expect(told(table, [ginny, draw(0)], [thomas, draw(1)])).toEqual([
      "deck-chosen 1 BH-TURN-03",
      "deck-refilled AMB-01",
      "card-drawn 0 BH-TURN-03",
      "card-drawn 1 BH-TURN-03",
      "choosing-began BH-TURN-05",
    ]);
  });
  test("[AMB-01] with an empty discard too it cannot be chosen", () => {
    const table = scene({
      hands: [[greedo], [hondo]],
      step: drawStep(2),
      decks: [[], [dengar], [], [1]],
    });
    expect(refusalOf(table, ginny, draw(0))).toMatchObject({ code: "deck-empty", rule: "AMB-01" });
    expect(bountyHunters.options(bountyHunters.viewFor(table, ginny))).toEqual([draw(1), draw(3)]);
  });
  test("[AMB-02] in seat order; who comes up short is asked again", () => {
    const table = scene({
      hands: [[greedo], [hondo], [dengar]],
      step: drawStep(3),
      decks: [[padme], [3, 4, 5], [6, 7], []],
    });
    const short = after(table, [mia, draw(0)], [ginny, draw(0)], [thomas, draw(1)]);
    expect(short.step).toMatchObject({ type: "draw", asked: [false, false, true] });
    expect(bountyHunters.awaited(short)).toEqual([mia]);
    expect(refusalOf(short, ginny, draw(1))).toMatchObject({
      code: "already-drawn",
      rule: "BH-TURN-03",
    });
    expect(after(short, [mia, draw(2)]).step.type).toBe("choose");
  });
  test("[AMB-03] with one deck left nobody is asked, with none the step is skipped", () => {
    const forced = scene({
      hands: [[greedo], [hondo], [dengar]],
      step: drawStep(3),
      decks: [[padme], [3, 4], [], []],
    });
    const now = after(forced, [ginny, draw(0)], [thomas, draw(0)], [mia, draw(1)]);
    expect(now.step.type).toBe("choose");
    expect(now.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    const dry = scene({
      hands: [[greedo], [hondo]],
      step: drawStep(2),
      decks: [[padme], [], [], []],
      turn: 9,
    });
    expect(told(dry, [ginny, draw(0)], [thomas, draw(0)])).toEqual([
      "deck-chosen 1 BH-TURN-03",
      "card-drawn 0 BH-TURN-03",
      "draw-missed 1 AMB-02",
      "choosing-began AMB-03",
    ]);
  });
  test("[AMB-03] who holds no card is not asked to choose", () => {
    const table = scene({ hands: [[greedo, padme], []], decks: [[], [], [], []] });
    expect(bountyHunters.awaited(table)).toEqual([ginny]);
    expect(told(table, [ginny, play(padme)]).at(-1)).toBe("choosing-began AMB-03");
  });
  test("[AMB-03] with no card in any hand and none to draw the game ends", () => {
    const table = scene({ hands: [[padme], [qira]], decks: [[], [], [], []] });
    expect(told(table, [ginny, play(padme)], [thomas, play(qira)]).at(-1)).toBe(
      "game-ended AMB-03",
    );
  });
  test("[AMB-03] after a hundred turns the game is scored", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [qira, hondo],
      ],
      turn: 100,
    });
    expect(told(table, [ginny, play(padme)], [thomas, play(qira)]).at(-1)).toBe(
      "game-ended AMB-03",
    );
  });
});

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

describe("[BH-TURN-16] step 3: pass", () => {
  test("[BH-TURN-17] hands go to the left neighbour, turn after turn", () => {
    let table = scene({
      hands: [
        [padme, greedo],
        [qira, hondo],
        [dengar, target("omega", [5, 5, 5])],
      ],
    });
    table = after(
      table,
      [ginny, sell(padme)],
      [thomas, sell(qira)],
      [mia, sell(target("omega", [5, 5, 5]))],
    );
    expect(table.hands).toEqual([[dengar], [greedo], [hondo]]);
    expect(table.turn).toBe(6);
    table = after(table, [ginny, draw(0)], [thomas, draw(0)], [mia, draw(0)]);
    const [first, second, third] = table.hands.map(
      (hand) => hand.find((card) => ![greedo, hondo, dengar].includes(card)) ?? -1,
    );
    table = after(
      table,
      [ginny, sell(first ?? -1)],
      [thomas, sell(second ?? -1)],
      [mia, sell(third ?? -1)],
    );
    expect(table.hands).toEqual([[hondo], [dengar], [greedo]]);
  });
  test("[AMB-38] two players swap", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [qira, hondo],
      ],
    });
    expect(after(table, [ginny, sell(padme)], [thomas, sell(qira)]).hands).toEqual([
      [hondo],
      [greedo],
    ]);
  });
  test("[BH-TURN-18] a new turn begins with everyone asked for a deck", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [qira, hondo],
      ],
    });
    expect(after(table, [ginny, sell(padme)], [thomas, sell(qira)]).step).toEqual({
      type: "draw",
      asked: [true, true],
      chosen: [-1, -1],
    });
  });
  test("[BH-SETUP-11] each hears of the passing only their own new hand", () => {
    const passed = { type: "hands-passed", rule: "BH-TURN-16", hands: [[1], [2]] } as const;
    expect(bountyHunters.newsFor(passed, 1)).toEqual({
      type: "hands-passed",
      rule: "BH-TURN-16",
      hand: [2],
    });
    expect(bountyHunters.newsFor(passed, "spectator")).toEqual({
      type: "hands-passed",
      rule: "BH-TURN-16",
      hand: null,
    });
  });
});

describe("[AMB-41] when time is up", () => {
  test("a hunter is drawn, or else from the first open deck", () => {
    const table = scene({ hands: [[greedo], [hondo]], step: drawStep(2) });
    expect(bountyHunters.onTimeOut(bountyHunters.viewFor(table, ginny))).toEqual(draw(1));
    const dry = scene({ hands: [[greedo], [hondo]], step: drawStep(2), decks: [[], [], [7], [8]] });
    expect(bountyHunters.onTimeOut(bountyHunters.viewFor(dry, ginny))).toEqual(draw(2));
  });
  test("a hunter is sold, or else the first card", () => {
    const table = scene({
      hands: [
        [padme, greedo, crate(1, 1)],
        [qira, padme],
      ],
    });
    expect(bountyHunters.onTimeOut(bountyHunters.viewFor(table, ginny))).toEqual(sell(greedo));
    expect(bountyHunters.onTimeOut(bountyHunters.viewFor(table, thomas))).toEqual(
      sell(Math.min(padme, qira)),
    );
  });
});

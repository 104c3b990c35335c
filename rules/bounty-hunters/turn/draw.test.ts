import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  after,
  draw,
  eventsOf,
  ginny,
  hunter,
  mia,
  play,
  refusalOf,
  scene,
  sell,
  target,
  thomas,
  told,
} from "../testing/scene.ts";

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
  test("[AMB-01] in step 1 the contract deck, too, is made anew for whoever draws, not for a bonus", () => {
    const table = scene({
      hands: [[greedo], [hondo]],
      step: drawStep(2),
      decks: [[1], [dengar], [], [1]],
      discards: [[], [], [90, 91], []],
    });
    const page = told(table, [ginny, draw(2)], [thomas, draw(1)]);
    expect(page.filter((line) => line.startsWith("deck-refilled"))).toEqual([
      "deck-refilled AMB-01",
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

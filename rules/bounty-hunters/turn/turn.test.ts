import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  after,
  crate,
  draw,
  ginny,
  hunter,
  mia,
  scene,
  sell,
  target,
  thomas,
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

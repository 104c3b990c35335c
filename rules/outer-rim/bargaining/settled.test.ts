import { expect, test } from "vitest";
import { dealShape, outerRim } from "../index.ts";
import { offer, shortcut } from "../testing/deals.ts";
import { held, stage } from "../testing/stage.ts";

test("[OR-TRADE-05] what was settled is missing from the trays, and they say so", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "kessel", credits: 3000, cards: [held("dl-44")] },
      { character: "dengar", space: "kessel", credits: 1000 },
      { character: "ig-88", space: "naboo", credits: 1000 },
    ],
    options: { favors: "on" },
  });
  const settled = (player: number): readonly unknown[] | undefined => {
    const view = outerRim.viewFor(table.state(), 0);
    const [question] = view.questions;
    const shape = question === undefined ? null : dealShape(view, question);
    return shape?.partners.find((each) => each.player === player)?.settled;
  };
  expect([settled(1), settled(2)]).toEqual([[], []]);
  table.say(offer(1, {}, { favor: shortcut })).say({ type: "decline" });
  expect([settled(1), settled(2)]).toEqual([[shortcut], []]);
  table.say(offer(1, { credits: 1000 })).say({ type: "decline" });
  expect(settled(1)).toEqual([shortcut, "credits"]);
  // A shortcut is of no use any more: nobody misses it.
  table.say({ type: "earn" });
  table.say(offer(1, { cards: ["dl-44"] })).say({ type: "decline" });
  expect(settled(1)).toEqual(["cards", "credits"]);
});

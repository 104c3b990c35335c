import { describe, expect, test } from "vitest";
import { held, stage } from "../scenes/stage.ts";
import { dengar } from "../scenes/people.ts";

describe("trade", () => {
  const meeting = () =>
    stage({
      players: [
        { character: "bossk", space: "kessel", credits: 3000, cards: [held("dl-44")] },
        {
          character: "dengar",
          space: "kessel",
          cards: [held("astromech-droid-parts", { side: 1 })],
        },
      ],
    });
  test("[OR-TRADE-01] [OR-TRADE-02] [UB-ROT-05] one thing for another, if the other agrees; a turned card stays turned", () => {
    const table = meeting();
    table
      .say({ type: "earn" })
      .say({ type: "trade", with: 1 })
      .say({ type: "give", card: "dl-44", credits: 0 })
      .say({ type: "ask-for", card: "astromech-droid-parts", credits: 0 });
    expect(table.question()).toMatchObject({ seat: 1, ask: "trade-offer" });
    table.say({ type: "accept" });
    expect(table.player(0).cards).toEqual([held("astromech-droid-parts", { side: 1 })]);
    expect(table.player(1).cards.map(({ id }) => id)).toEqual(["dl-44"]);
    expect(table.refused({ type: "trade", with: 1 })).toMatchObject({ code: "trade-done" });
  });
  test("[OR-TRADE-03] no room, no trade", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", cards: [held("food-supplies")] },
        { character: "dengar", space: "kessel", cards: [held("droid-parts")] },
      ],
    });
    table
      .say({ type: "earn" })
      .say({ type: "trade", with: 1 })
      .say({ type: "give", card: null, credits: 0 });
    expect(table.choices()).not.toContainEqual({
      type: "ask-for",
      card: "droid-parts",
      credits: 0,
    });
  });
  test("[OR-TRADE-01] nobody here", () => {
    const table = stage({ players: [{ character: "bossk", space: "kessel" }, dengar] });
    table.say({ type: "earn" });
    expect(table.refused({ type: "trade", with: 1 })).toMatchObject({
      code: "nobody-to-trade-with",
      rule: "OR-TRADE-01",
    });
  });
});

import { describe, expect, test } from "vitest";
import { fameOf } from "../effects/conditions.ts";
import { held, stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { first } from "../testing/first.ts";

describe("goals and fame", () => {
  test("[OR-GOAL-01] [OR-GOAL-02] Boba’s second bounty turns his card", () => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "lothal", goal: 1, cards: [held("bounty-greedo")] },
        dengar,
      ],
      agenda: [
        { type: "turn", player: 0 },
        { type: "bounty-reward", player: 0, card: "bounty-greedo", how: "eliminate" },
      ],
    });
    expect(table.player(0)).toMatchObject({ flipped: true, fame: 2 });
  });
  test("[OR-GOAL-03] Han’s goal is a ship of 15,000", () => {
    const table = stage({
      players: [{ character: "han-solo", ship: "yt-1300", space: "lothal" }, dengar],
      agenda: first([{ do: "gain-reputation", faction: "hutt" }]),
    });
    expect(table.player(0)).toMatchObject({ flipped: true, fame: 1 });
  });
  test("[OR-GOAL-04] a goal with a price may be left", () => {
    const table = stage({
      players: [
        { character: "bossk", ship: "yv-666", shipDamage: 3, credits: 8000, space: "lothal" },
        dengar,
      ],
    });
    table.say({ type: "recover" });
    expect(table.question().ask).toBe("pay-for-goal");
    table.say({ type: "pay" });
    expect(table.player(0)).toMatchObject({ fame: 1, shipFlipped: true, credits: 1000 });
  });
  test("[OR-FAME-02] [UB-CLAR-03] fame while something holds", () => {
    const table = stage({
      players: [
        {
          character: "cad-bane",
          space: "lothal",
          fame: 2,
          cards: [held("extravagant-wardrobe")],
          reputation: { hutt: 1, syndicate: 1, imperial: 0, rebel: 0 },
        },
        dengar,
      ],
    });
    expect(fameOf(table.state(), 0)).toBe(3);
    expect(table.player(0).credits).toBe(0);
  });
  test("[OR-FAME-03] [OR-FAME-04] [OR-FAME-05] the fame agreed wins at once", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", fame: 7 },
        { character: "dengar", space: "naboo", fame: 3 },
      ],
      options: { fame: "8" },
      agenda: first([{ do: "gain-fame", amount: 1 }]),
    });
    expect(table.state().winner).toBe(0);
    expect(table.events().at(-1)).toMatchObject({
      type: "game-won",
      player: 0,
      rule: "OR-FAME-03",
    });
  });
  test("[OR-FAME-06] after round 2,000 the most famous wins", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", fame: 1 },
        { character: "dengar", space: "naboo", fame: 3 },
      ],
      state: () => ({ round: 2000 }),
    });
    expect(table.events()).toEqual([{ type: "game-won", player: 1, rule: "OR-FAME-06" }]);
  });
  test("[UB-CLAR-04] Sy Snootles’ fame for credits leaves Cad Bane’s own 5,000 alone; [OR-LUX-02]", () => {
    const table = stage({
      players: [
        {
          character: "cad-bane",
          space: "naboo",
          cards: [held("the-jewel-of-yavin")],
          crew: [{ id: "sy-snootles", token: null }],
        },
        dengar,
      ],
      agenda: first([{ do: "complete" }], { held: "the-jewel-of-yavin" }),
    });
    table.say({ type: "take-fame" });
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 5000 });
  });
  test("[UB-CLAR-02] fame from Cad Bane’s own card is not turned into credits", () => {
    const table = stage({
      players: [{ character: "cad-bane", flipped: true, credits: 20_000, space: "naboo" }, dengar],
    });
    table.say({ type: "earn" }).say({ type: "use", ability: "cad-bane-spend" });
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 2000 });
  });
  test("[OR-LUX-03] the Chromium Hull is lost with a ship combat, and its owner may be fought", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", ship: "lancer" },
        { character: "dengar", space: "naboo", ship: "lancer", cards: [held("chromium-hull")] },
      ],
    });
    expect(fameOf(table.state(), 1)).toBe(1);
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say(
      { type: "fight-player", player: 1, card: "chromium-hull" },
      "hit",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(1).cards).toEqual([]);
    expect(fameOf(table.state(), 1)).toBe(0);
  });
  test("[UB-CLAR-08] Hondo turns back and keeps his marks", () => {
    const table = stage({
      players: [
        {
          character: "hondo-ohnaka",
          flipped: true,
          credits: 9000,
          space: "naboo",
          cards: [held("dl-44", { mark: true })],
        },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "use", ability: "hondo-ohnaka-flip" });
    expect(table.player(0)).toMatchObject({
      flipped: false,
      credits: 1000,
      cards: [{ id: "dl-44", mark: true }],
    });
  });
  test("[UB-CLAR-01] a burden pushes another card out", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("dl-44"), held("vibroknife")] },
        dengar,
      ],
      agenda: first([{ do: "gain-card", card: "broken-arm" }]),
    });
    expect(table.choices()).toEqual([
      { type: "pick-card", card: "dl-44" },
      { type: "pick-card", card: "vibroknife" },
    ]);
    table.say({ type: "pick-card", card: "dl-44" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["vibroknife", "broken-arm"]);
  });
});

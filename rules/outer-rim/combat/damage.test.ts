import { describe, expect, test } from "vitest";
import { aboard, firstly, held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";

describe("damage", () => {
  test("[OR-DMG-01] [OR-DMG-02] damage equal to health defeats: 3,000 credits and the secrets are gone", () => {
    const table = stage({
      players: [{ character: "bossk", space: "lothal", credits: 5000, secrets: [] }, dengar],
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "suffer", on: "character", amount: 4 }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    // [OR-DMG-08] the planning step is spent on recovery, without a question
    expect(table.events().map(({ type }) => type)).toContain("defeated");
    expect(table.player(0).credits).toBe(2000);
    expect(table.player(0)).toMatchObject({ damage: 0, defeated: false });
    expect(table.question().ask).toBe("action");
  });
  test("[OR-DMG-02] whoever is defeated with a gift for Jabba aboard loses a crew, too", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", credits: 5000, cards: [held("gift-for-jabba")] },
        dengar,
      ],
      state: (state) => aboard(state, 0, "boshek"),
      agenda: firstly([{ do: "suffer", on: "character", amount: 4 }]),
    });
    expect(table.player(0).crew).toEqual([]);
    expect(table.player(0).credits).toBe(2000);
  });
  test("[OR-DMG-04] [OR-EFF-02] defeated in the encounter: the card is finished, tests and fights are not", () => {
    const table = stage({
      players: [{ character: "bossk", space: "lothal", credits: 5000 }, dengar],
      agenda: [
        { type: "turn", player: 1 },
        { type: "encounter", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [
            { do: "suffer", on: "ship", amount: 3 },
            { do: "test", skill: "tech", pass: [{ do: "gain-fame", amount: 1 }] },
            { do: "gain-credits", amount: 1000 },
          ],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(table.player(0)).toMatchObject({ defeated: true, credits: 3000, fame: 0 });
    expect(table.question().seat).toBe(1);
  });
  test("[OR-DMG-06] IG-88 gives up a crew instead", () => {
    const table = stage({
      players: [{ character: "ig-88", flipped: true, space: "lothal", credits: 5000 }, dengar],
      state: (state) => ({
        tokens: withContact(state, "boshek", "crew"),
        players: state.players.map((one, i) =>
          i === 0 ? { ...one, crew: [{ id: "boshek", token: tokenNumber(state, "boshek") }] } : one,
        ),
      }),
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "suffer", on: "character", amount: 9 }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    table.say({ type: "pick-card", card: "boshek" });
    expect(table.player(0)).toMatchObject({ damage: 0, defeated: false, credits: 5000, crew: [] });
  });
  test("[OR-DMG-05] [OR-BNTY-05] a defeated owner cannot protect crew", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", cards: [held("bounty-boshek")] },
        { character: "dengar", space: "lothal", defeated: true },
      ],
      state: (state) => ({
        tokens: withContact(state, "boshek", "crew"),
        players: state.players.map((one, i) =>
          i === 1 ? { ...one, crew: [{ id: "boshek", token: tokenNumber(state, "boshek") }] } : one,
        ),
      }),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "hunt-crew", card: "bounty-boshek", player: 1 });
    expect(table.question().ask).toBe("eliminate-or-capture");
    expect(table.player(1).crew).toEqual([]);
  });
});

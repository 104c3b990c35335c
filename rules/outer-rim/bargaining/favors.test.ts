import { describe, expect, test } from "vitest";
import { hyperdriveOf } from "../crew-and-ships/abilities.ts";
import { standingWith } from "../effects/scene.ts";
import { stage } from "../scenes/stage.ts";
import type { Favor } from "../commands.ts";

const shortcut: Favor = { kind: "shortcut", skill: null, faction: null };
const endorsement: Favor = { kind: "endorsement", skill: null, faction: "hutt" };
const scene = () =>
  stage({
    players: [
      { character: "enfys-nest", space: "kessel", credits: 3000 },
      {
        character: "boba-fett",
        space: "naboo",
        reputation: { hutt: 1, syndicate: 0, imperial: 0, rebel: 0 },
      },
      { character: "dengar", space: "lothal" },
    ],
    options: { favors: "on" },
  });

describe("favors", () => {
  test("[UB-FAV-01] [UB-FAV-07] [UB-FAV-10] a shortcut, agreed as asked", () => {
    const table = scene();
    const before = hyperdriveOf(table.player(0));
    table.say({ type: "request-favor", favor: shortcut, terms: { credits: 1000, debt: false } });
    table.say({ type: "grant", terms: { credits: 1000, debt: false } }).say({ type: "refuse" });
    expect(hyperdriveOf(table.player(0))).toBe(before + 1);
    expect([table.player(0).credits, table.player(1).credits]).toEqual([2000, 1000]);
  });
  test("[UB-NEG-02] cards change hands only within one space", () => {
    const table = scene().say({ type: "earn" });
    expect(table.refused({ type: "trade", with: 1 }).code).toBe("nobody-to-trade-with");
    const together = stage({
      players: [
        { character: "enfys-nest", space: "kessel" },
        { character: "boba-fett", space: "kessel" },
      ],
    });
    expect(together.say({ type: "earn" }).choices()).toContainEqual({ type: "trade", with: 1 });
  });
  test("[UB-NEG-03] a favor done for a promise binds nobody: no debt, no credits, no question later", () => {
    const table = scene();
    const terms = { credits: 0, debt: false };
    table.say({ type: "request-favor", favor: shortcut, terms });
    table.say({ type: "grant", terms }).say({ type: "refuse" });
    expect([table.player(0).debts, table.player(1).debts]).toEqual([[0], [1]]);
    expect([table.player(0).credits, table.player(1).credits]).toEqual([3000, 0]);
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
  });
  test("[UB-FAV-03] one in a turn", () => {
    const table = scene();
    table
      .say({ type: "request-favor", favor: shortcut, terms: { credits: 0, debt: false } })
      .say({ type: "grant", terms: { credits: 0, debt: false } })
      .say({ type: "refuse" });
    expect(
      table.refused({ type: "request-favor", favor: shortcut, terms: { credits: 0, debt: false } }),
    ).toMatchObject({ code: "no-favor-now", rule: "UB-FAV-03" });
  });
  test("[UB-FAV-06] [UB-CLAR-10] an endorsement counts as positive, and nothing changes meanwhile", () => {
    const table = scene();
    table.say({ type: "request-favor", favor: endorsement, terms: { credits: 0, debt: false } });
    // Only Boba is liked by the Hutts: only he is asked.
    expect(table.state().pending.questions.map(({ seat }) => seat)).toEqual([1]);
    table.say({ type: "grant", terms: { credits: 0, debt: false } });
    expect(standingWith(table.player(0), "hutt")).toBe("positive");
    const losing = stage({
      players: [{ ...table.player(0) }, { character: "dengar", space: "lothal" }],
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "lose-reputation", faction: "hutt" }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(losing.player(0).reputation.hutt).toBe(0);
  });
  test("[UB-FAV-08] several offers: the asker picks, or takes none", () => {
    const table = scene();
    table
      .say({ type: "request-favor", favor: shortcut, terms: { credits: 0, debt: false } })
      .say({ type: "grant", terms: { credits: 1000, debt: false } })
      .say({ type: "grant", terms: { credits: 0, debt: false } });
    expect(table.choices()).toEqual([
      { type: "take-offer", from: 1 },
      { type: "take-offer", from: 2 },
      { type: "decline" },
    ]);
    table.say({ type: "decline" });
    expect(table.player(0).favors.received).toBe(false);
  });
  test("[UB-FAV-09] [UB-FAV-02] nobody asks themselves", () => {
    expect(
      scene()
        .choices()
        .some((choice) => choice.type === "call-debt" && choice.from === 0),
    ).toBe(false);
  });
  test("[UB-DEBT-02] [UB-DEBT-03] [UB-NEG-01] a token handed back obliges", () => {
    const table = stage({
      players: [
        { character: "enfys-nest", space: "kessel", debts: [0, 1] },
        { character: "boba-fett", space: "naboo", debts: [] },
      ],
      options: { favors: "on" },
    });
    table.say({ type: "call-debt", from: 1, favor: shortcut });
    expect(table.player(0)).toMatchObject({
      debts: [0],
      favors: { received: true, shortcut: true },
    });
    expect(table.player(1).debts).toEqual([1]);
  });
  test("[UB-FAV-05] combat strategy is one more die", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "kessel",
          favors: { received: true, skill: null, die: true, shortcut: false },
        },
        { character: "boba-fett", space: "naboo" },
      ],
      options: { favors: "on" },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "fight", combat: "ground", strength: 1 }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
      dice: ["hit", "hit", "hit", "hit", "blank"],
    });
    expect(table.events().find((event) => event.type === "combat-resolved")).toMatchObject({
      damage: [4, 0],
    });
  });
  test("[UB-FAV-04] advice is spent by the next test, whatever it is about", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "kessel",
          favors: { received: true, skill: "tech", die: false, shortcut: false },
        },
        { character: "boba-fett", space: "naboo" },
      ],
      options: { favors: "on" },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "test", skill: "piloting" }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
      dice: ["hit", "hit"],
    });
    expect(table.player(0).favors.skill).toBeNull();
    expect(table.events().find((event) => event.type === "test-resolved")).toMatchObject({
      passed: false,
    });
  });
});

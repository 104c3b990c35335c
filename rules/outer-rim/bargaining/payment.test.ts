import { describe, expect, test } from "vitest";
import { cardsOf, meeting, offer, shortcut } from "../testing/deals.ts";
import { stage } from "../testing/stage.ts";

describe("debt tokens", () => {
  test("[UB-DEBT-02] traded at any time and distance, those of others too", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", credits: 1000, debts: [0, 2] },
        { character: "dengar", space: "naboo" },
        { character: "ig-88", space: "lothal", debts: [] },
      ],
      options: { favors: "on" },
    });
    expect(table.refused(offer(1, {}, { debts: [2] })).code).toBe("no-such-debt-them");
    table.say(offer(1, { debts: [2] }, { debts: [1] })).say({ type: "accept" });
    expect([table.player(0).debts, table.player(1).debts]).toEqual([[0, 1], [2]]);
  });
  test("[UB-DEBT-03] a token handed back obliges its owner to the favor of one's choice", () => {
    const table = stage({
      players: [
        { character: "enfys-nest", space: "kessel", debts: [0, 1] },
        { character: "boba-fett", space: "naboo", debts: [] },
      ],
      options: { favors: "on" },
    });
    table.say({ type: "call-debt", from: 1, favor: shortcut });
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
    expect(table.player(0)).toMatchObject({
      debts: [0],
      favors: { received: true, shortcut: true },
    });
    expect(table.player(1).debts).toEqual([1]);
    expect(table.refused({ type: "call-debt", from: 1, favor: shortcut }).rule).toBe("UB-FAV-03");
  });
});

describe("negotiation", () => {
  test("[UB-NEG-01] credits and debt tokens pay for a favor, over any distance", () => {
    const table = meeting();
    table.say(offer(2, { credits: 2000, debts: [0] }, { favor: shortcut })).say({ type: "accept" });
    expect(table.player(0)).toMatchObject({ credits: 1000, debts: [], favors: { shortcut: true } });
    expect(table.player(2)).toMatchObject({ credits: 3000, debts: [2, 0] });
  });
  test("[UB-NEG-02] cards pay for a favor too, but only within one space", () => {
    const table = meeting();
    expect(table.refused(offer(2, { cards: ["dl-44"] }, { favor: shortcut }))).toMatchObject({
      code: "cards-only-here",
      rule: "UB-NEG-02",
    });
    table.say(offer(1, { cards: ["dl-44"] }, { favor: shortcut })).say({ type: "accept" });
    expect(cardsOf(table, 1)).toContain("dl-44");
    // It was compensation, not this turn's trade.
    table.say({ type: "earn" }).say(offer(1, {}, { cards: ["dl-44"] }));
    expect(table.question()).toMatchObject({ seat: 1, ask: "offer" });
  });
  test("[UB-NEG-03] a promise is written down and binds nobody", () => {
    const later = { kind: "favor-later", player: null, credits: 0 } as const;
    const table = meeting();
    table.say(offer(2, { promises: [later] }, { favor: shortcut })).say({ type: "accept" });
    expect(table.events().filter(({ type }) => type === "promise-made")).toMatchObject([
      { from: 0, to: 2, promise: later, rule: "UB-NEG-03" },
    ]);
    expect([table.player(0).debts, table.player(2).debts]).toEqual([[0], [2]]);
    expect([table.player(0).credits, table.player(2).credits]).toEqual([3000, 1000]);
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
    const odd = { kind: "repay", player: null, credits: 500 } as const;
    expect(meeting().refused(offer(1, { promises: [odd] })).code).toBe("no-such-promise");
  });
});

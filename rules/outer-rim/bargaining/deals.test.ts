import { describe, expect, test } from "vitest";
import { numbered } from "../commands.ts";
import { cardsOf, meeting, offer, shortcut } from "../testing/deals.ts";
import { aboard, firstly, held, stage } from "../testing/stage.ts";
import { reveals } from "../news.ts";
import { mostOffers } from "./talk.ts";

describe("trade", () => {
  test("[OR-TRADE-04] what two have agreed on is not taken back by one of them alone", () => {
    const rule = "OR-TRADE-04";
    expect(reveals({ type: "trade-made", players: [0, 1], rule })).toBe(true);
    expect(reveals({ type: "favor-granted", from: 1, to: 0, favor: shortcut, rule })).toBe(true);
    expect(reveals({ type: "moved", player: 0, to: "kessel", directly: false, rule })).toBe(false);
  });
  test("[OR-TRADE-02] an offer tells nothing hidden: its maker may withdraw it until it is answered", () => {
    const made = meeting()
      .say({ type: "earn" })
      .say(offer(1, { credits: 1000 }));
    expect(made.events().map(({ type }) => type)).toContain("offer-made");
    expect(made.events().some(reveals)).toBe(false);
    expect(made.say({ type: "accept" }).events().some(reveals)).toBe(true);
  });
  test("[OR-TRADE-01] an action, once a turn, with somebody in the same space", () => {
    const early = meeting();
    expect(early.refused(offer(1, { cards: ["dl-44"] }))).toMatchObject({
      code: "trade-is-an-action",
      rule: "OR-TRADE-01",
    });
    const table = early.say({ type: "earn" });
    table.say(offer(1, { cards: ["dl-44"] })).say({ type: "accept" });
    expect(table.question()).toMatchObject({ seat: 0, ask: "action" });
    expect(table.refused(offer(1, {}, { cards: ["dl-44"] }))).toMatchObject({
      rule: "OR-TRADE-05",
    });
    expect(table.player(0).used).toContain("trade");
  });
  test("[OR-TRADE-02] a bundle on each side, offered, countered, agreed", () => {
    const table = meeting().say({ type: "earn" });
    table.say(offer(1, { cards: ["dl-44"] }, { cards: ["astromech-droid-parts"] }));
    expect(table.question()).toMatchObject({ seat: 1, ask: "offer", params: { from: 0 } });
    table.say(offer(0, { cards: ["astromech-droid-parts"] }, { cards: ["dl-44"], credits: 2000 }));
    expect(table.question()).toMatchObject({ seat: 0, ask: "offer", params: { from: 1 } });
    table.say(
      offer(
        1,
        { cards: ["dl-44"], credits: 1000, debts: [0] },
        {
          cards: ["astromech-droid-parts"],
          promises: [{ kind: "repay", player: null, credits: 1000 }],
        },
      ),
    );
    table.say({ type: "accept" });
    expect([cardsOf(table, 0), cardsOf(table, 1)]).toEqual([["astromech-droid-parts"], ["dl-44"]]);
    expect([table.player(0).credits, table.player(1).credits]).toEqual([4000, 2000]);
    expect([table.player(0).debts, table.player(1).debts]).toEqual([[], [1, 0]]);
  });
  test("[UB-ROT-05] a turned card stays turned in other hands", () => {
    const table = meeting().say({ type: "earn" });
    table.say(offer(1, { cards: ["dl-44"] }, { cards: ["astromech-droid-parts"] }));
    table.say({ type: "accept" });
    expect(table.player(0).cards).toEqual([held("astromech-droid-parts", { side: 1 })]);
  });
  test("[OR-TRADE-02] whoever leaves ends it, and nothing has changed", () => {
    const table = meeting().say({ type: "earn" });
    const before = table.state().players.map(({ cards, credits }) => ({ cards, credits }));
    table.say(offer(1, { cards: ["dl-44"] }, { credits: 1000 })).say({ type: "decline" });
    expect(table.state().players.map(({ cards, credits }) => ({ cards, credits }))).toEqual(before);
    expect(table.player(0).used).not.toContain("trade");
    expect(table.question()).toMatchObject({ seat: 0, ask: "action" });
  });
  test.each([
    { why: "odd-sum", said: offer(1, { credits: 500 }) },
    { why: "odd-sum", said: offer(1, { credits: -1000 }) },
    { why: "nothing-offered", said: offer(1, {}) },
    { why: "not-your-card", said: offer(1, { cards: ["astromech-droid-parts"] }) },
    { why: "not-their-card", said: offer(1, {}, { cards: ["dl-44"] }) },
    { why: "named-twice", said: offer(1, { cards: ["dl-44", "dl-44"] }) },
    { why: "nobody-to-deal-with", said: offer(4, { credits: 1000 }) },
    { why: "one-at-a-time", said: offer(null, { credits: 1000 }) },
  ])("[OR-TRADE-02] $why is said by name", ({ why, said }) => {
    expect(meeting().say({ type: "earn" }).refused(said).code).toBe(why);
  });
  test("[OR-TRADE-02] wounds stay with whoever has them", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", cards: [held("broken-arm")] },
        { character: "dengar", space: "kessel" },
      ],
    }).say({ type: "earn" });
    expect(table.refused(offer(1, { cards: ["broken-arm"] })).code).toBe("card-stays");
  });
  test("[OR-TRADE-03] it fits both ships, or the one that lacks the slot is named", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "kessel",
          cards: [held("food-supplies"), held("armored-vest")],
        },
        {
          character: "dengar",
          space: "kessel",
          cards: [held("droid-parts"), held("plastoid-armor")],
        },
      ],
    }).say({ type: "earn" });
    expect(table.refused(offer(1, {}, { cards: ["droid-parts"] }))).toMatchObject({
      code: "does-not-fit",
      rule: "OR-TRADE-03",
      params: { card: "droid-parts" },
    });
    expect(table.refused(offer(1, { cards: ["food-supplies"] }))).toMatchObject({
      code: "does-not-fit-them",
      params: { card: "food-supplies" },
    });
    expect(table.refused(offer(1, { cards: ["armored-vest"] })).code).toBe("two-armors-them");
    table.say(offer(1, { cards: ["food-supplies"] }, { cards: ["droid-parts"] }));
    expect(table.question().ask).toBe("offer");
  });
  test("[OR-TRADE-03] crew needs a berth", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel" },
        { character: "dengar", space: "kessel" },
      ],
      state: (state) => {
        const one = { ...state, ...aboard(state, 0, "boshek") };
        return aboard(one, 1, "4-lom");
      },
    }).say({ type: "earn" });
    expect(table.refused(offer(1, { cards: ["boshek"] })).code).toBe("does-not-fit-them");
    table.say(offer(1, { cards: ["boshek"] }, { cards: ["4-lom"] })).say({ type: "accept" });
    expect(table.player(1).crew.map(({ id }) => id)).toEqual(["boshek"]);
  });
  test("[OR-TRADE-04] nothing is offered that is not there, and all of it changes hands at once", () => {
    const table = meeting().say({ type: "earn" });
    expect(table.refused(offer(1, { credits: 6000 }))).toMatchObject({
      code: "sum-not-there",
      rule: "OR-TRADE-04",
      params: { price: 6000, credits: 5000 },
    });
    expect(table.refused(offer(1, {}, { credits: 2000 }))).toMatchObject({
      code: "sum-not-there-them",
      params: { price: 2000, credits: 1000 },
    });
    table.say(offer(1, { credits: 5000 }, { cards: ["astromech-droid-parts"] }));
    expect(table.player(0).credits).toBe(5000);
    table.say({ type: "accept" });
    expect([table.player(0).credits, cardsOf(table, 0)]).toEqual([
      0,
      ["dl-44", "astromech-droid-parts"],
    ]);
  });
  test("[OR-TRADE-05] what was settled is not asked again this turn; other things are", () => {
    const table = meeting();
    table.say(offer(1, {}, { favor: shortcut })).say({ type: "decline" });
    expect(table.refused(offer(1, {}, { favor: shortcut }))).toMatchObject({
      code: "talked-already",
      rule: "OR-TRADE-05",
    });
    // Of everybody only those are asked who have not refused.
    table.say(offer(null, {}, { favor: shortcut }));
    expect(table.state().pending.questions.map(({ seat }) => seat)).toEqual([2]);
    table.say({ type: "decline" });
    expect(table.refused(offer(null, {}, { favor: shortcut })).code).toBe("nobody-can-help");
    table.say(offer(1, { credits: 1000 })).say({ type: "decline" });
    expect(table.refused(offer(1, { credits: 2000 })).code).toBe("talked-already");
  });
  test("[OR-TRADE-06] a talk has an end: yes or no is left", () => {
    const table = meeting().say({ type: "earn" });
    table.say(offer(1, { credits: 1000 }));
    for (let said = 1; said < mostOffers; said++)
      table.say(offer(said % 2 === 0 ? 1 : 0, { credits: 1000 }));
    expect(table.choices()).toEqual([{ type: "accept" }, { type: "decline" }]);
    expect(table.refused(offer(1, { credits: 1000 }))).toMatchObject({
      code: "talked-enough",
      rule: "OR-TRADE-06",
    });
  });
  test("[OR-TRADE-07] talk is open beside steps, markets and stories, not in the middle of other things", () => {
    const table = meeting();
    const moments = [table.question().deal?.moment];
    moments.push(table.say({ type: "earn" }).question().deal?.moment);
    moments.push(table.say({ type: "market" }).question().deal?.moment);
    table.say({ type: "leave-market" }).say({ type: "end-actions" });
    moments.push(table.question().deal?.moment);
    expect(moments).toEqual(["planning", "action", "other", "encounter"]);
    const asked = stage({
      players: [
        { character: "bossk", space: "kessel", cards: [held("dl-44")] },
        { character: "dengar", space: "kessel" },
      ],
      agenda: firstly([{ do: "discard", kind: ["gear", "crew"] }]),
      state: (state) => aboard(state, 0, "boshek"),
    });
    expect(asked.refused(offer(1, { credits: 0 }))).toMatchObject({
      code: "no-talk-now",
      rule: "OR-TRADE-07",
    });
  });
  test("[OR-TURN-09] a second tap on yes does not take the next offer", () => {
    const table = meeting().say({ type: "earn" });
    table.say(offer(1, { credits: 1000 }));
    const yes = numbered({ asked: table.state().pending.number }, { type: "accept" });
    table.say(offer(0, { credits: 0 }, { credits: 3000 }));
    expect(table.refused(yes)).toMatchObject({ code: "question-passed", rule: "OR-TURN-09" });
  });
});

import { describe, expect, test } from "vitest";
import { outerRim, prices } from "../index.ts";
import { firstly, held, stage } from "../testing/stage.ts";
import type { Quote } from "../index.ts";
import type { MarketDeck } from "../names.ts";
import type { Player } from "../state.ts";

/** What seat 0 would pay for that card, were it the open one of its deck. */
function quote(deck: MarketDeck, card: string, player: Partial<Player>): Quote | undefined {
  const table = stage({
    players: [{ character: "bossk", space: "naboo", ...player }],
    seats: 1,
    state: (state) => ({ market: { ...state.market, [deck]: [card] } }),
  });
  return prices(outerRim.viewFor(table.state(), 0), 0).find((each) => each.deck === deck);
}

describe("prices", () => {
  test("[OR-MKT-03] a card too dear says its price and what there is to pay with", () => {
    expect(quote("gear-mod", "autoblaster", { credits: 1000 })).toMatchObject({
      price: 7000,
      bar: { type: "price", price: 7000, worth: 1000 },
    });
    expect(quote("gear-mod", "autoblaster", { credits: 7000 })?.bar).toBeNull();
  });
  test("[OR-MKT-05] what could be bartered counts", () => {
    expect(
      quote("gear-mod", "autoblaster", {
        credits: 5000,
        cards: [held("smuggling-compartment")],
      }),
    ).toMatchObject({ barter: 2000, bar: null });
  });
  test("[OR-SHIP-02] the old ship is a rebate on the new one", () => {
    expect(quote("ship", "ship-yt-1300", { ship: "hwk-290", credits: 99_000 })).toMatchObject({
      rebates: [{ by: "ship", amount: expect.any(Number) as number }],
      bar: null,
    });
  });
  test("[OR-SLOT-04] a full hold names what would have to go", () => {
    const full = quote("cargo", "smuggling-compartment", {
      credits: 9000,
      ship: "g9-rigger",
      cards: [held("autoblaster")],
    });
    expect(full).toMatchObject({ makesRoom: ["autoblaster"], bar: null });
  });
  test("[OR-MKT-01] a market that sells some decks for less says so, and keeps its terms while paying", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", credits: 9000, cards: [held("autoblaster")] },
      ],
      seats: 1,
      agenda: firstly([{ do: "market", discount: 2000, decks: ["ship", "gear-mod"] }]),
      state: (state) => ({
        market: {
          ...state.market,
          "gear-mod": ["improved-nav-computer"],
          cargo: ["food-supplies"],
        },
      }),
    });
    const quotes = (): readonly (Quote | undefined)[] =>
      (["gear-mod", "cargo"] as const).map((deck) =>
        prices(outerRim.viewFor(table.state(), 0), 0).find((each) => each.deck === deck),
      );
    const terms = [
      { price: 1000, rebates: [{ by: "discount", amount: 2000 }], bar: null },
      {
        price: 1000,
        rebates: [],
        bar: { type: "visit", decks: ["ship", "gear-mod"] },
      },
    ];
    expect(quotes()).toMatchObject(terms);
    expect(table.refused({ type: "buy", deck: "cargo" })).toMatchObject({
      code: "not-in-this-market",
      rule: "OR-MKT-01",
      params: { deck: "cargo" },
    });
    table.say({ type: "buy", deck: "gear-mod" });
    expect(table.question()).toMatchObject({ ask: "barter", params: { price: 1000 } });
    expect(quotes()).toMatchObject(terms);
  });
  test("[OR-SHIP-03] a ship says beforehand what would not fit into it", () => {
    const papers = ["hutt-favor", "rebel-favor", "syndicate-favor", "imperial-favor"];
    const aboard = (cards: readonly string[]): Quote | undefined =>
      quote("ship", "ship-aggressor", {
        ship: "yt-1300",
        credits: 99_000,
        cards: cards.map((id) => held(id)),
      });
    expect(aboard(papers.slice(0, 2))).toMatchObject({ makesRoom: [], goes: 0, bar: null });
    expect(aboard(papers)).toMatchObject({ makesRoom: papers, goes: 2, bar: null });
  });
});

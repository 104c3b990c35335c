import { describe, expect, test } from "vitest";
import { outerRim, prices } from "../index.ts";
import { held, stage } from "../scenes/stage.ts";
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
});

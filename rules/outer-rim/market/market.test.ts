import { describe, expect, test } from "vitest";
import { held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import type { MarketDeck } from "../names.ts";
import type { Player, State } from "../state.ts";

/** Puts these cards on top of a deck, in this order. */
function topped(state: State, deck: MarketDeck, ...cards: readonly string[]): State["market"] {
  return {
    ...state.market,
    [deck]: [...cards, ...state.market[deck].filter((id) => !cards.includes(id))],
  };
}

function shopper(player: Partial<Player>, deck: MarketDeck, ...cards: readonly string[]) {
  const table = stage({
    players: [{ character: "bossk", space: "kessel", ...player }, dengar],
    state: (state) => ({ market: topped(state, deck, ...cards) }),
  });
  return table.say({ type: "earn" }).say({ type: "market" });
}

describe("the market", () => {
  test("[OR-MKT-01] only on a planet", () => {
    const table = stage({ players: [{ character: "bossk", space: "nav-16" }, dengar] });
    table.say({ type: "earn" });
    expect(table.refused({ type: "market" })).toMatchObject({
      code: "no-market-here",
      rule: "OR-MKT-01",
    });
  });
  test("[OR-MKT-10] a purchase said in the action step is the visit, in one page; refused as the market would", () => {
    const table = stage({
      players: [{ character: "bossk", space: "kessel", credits: 1000 }, dengar],
      state: (state) => ({ market: topped(state, "cargo", "droid-parts", "food-supplies") }),
    });
    table.say({ type: "earn" });
    expect(table.choices()).toContainEqual({ type: "buy", deck: "cargo" });
    table.say({ type: "buy", deck: "cargo" });
    while (table.question().ask === "patrol-way")
      table.say(table.choices()[0] ?? { type: "decline" });
    expect(table.player(0)).toMatchObject({ credits: 2000, cards: [{ id: "droid-parts" }] });
    expect(table.question().ask).toBe("action");
    expect(table.choices().some(({ type }) => type === "market" || type === "buy")).toBe(false);
    expect(table.refused({ type: "buy", deck: "job" })).toMatchObject({
      code: "market-done",
      rule: "OR-TURN-03",
    });
  });
  test("[OR-MKT-10] who will not pay after all is at the market, with nothing lost", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", credits: 0, cards: [held("food-supplies")] },
        dengar,
      ],
      state: (state) => ({ market: topped(state, "cargo", "droid-parts") }),
    });
    table.say({ type: "earn" });
    table.say({ type: "buy", deck: "cargo" });
    expect(table.question().ask).toBe("barter");
    table.say({ type: "cancel" });
    expect(table.question().ask).toBe("market");
    expect(table.player(0)).toMatchObject({ credits: 2000, cards: [{ id: "food-supplies" }] });
  });
  test("[OR-MKT-02] [UB-DISC-01] [UB-DISC-02] up to two discards, of one deck, without icons", () => {
    const table = shopper({}, "cargo", "food-supplies", "droid-parts", "coaxium-crystal");
    table.say({ type: "discard-top", deck: "cargo" });
    expect(table.refused({ type: "discard-top", deck: "job" })).toMatchObject({
      code: "no-more-discards",
      rule: "UB-DISC-01",
    });
    table.say({ type: "discard-top", deck: "cargo" });
    expect(table.state().market.cargo[0]).toBe("coaxium-crystal");
    expect(table.state().market.cargo.slice(-2)).toEqual(["food-supplies", "droid-parts"]);
    // No patrol has left its start, whatever icons were turned up.
    expect(table.state().patrols.imperial.space).toBe("nav-34");
    expect(table.choices().some(({ type }) => type === "discard-top")).toBe(false);
  });
  test("[OR-MKT-03] [OR-MKT-04] paid, slotted, and the next card moves its patrol toward the buyer", () => {
    const table = shopper({ credits: 1000 }, "cargo", "droid-parts", "food-supplies");
    const before = table.state().patrols.hutt.space;
    table.say({ type: "buy", deck: "cargo" });
    while (table.question().ask === "patrol-way")
      table.say(table.choices()[0] ?? { type: "decline" });
    expect(table.player(0)).toMatchObject({ credits: 2000, cards: [{ id: "droid-parts" }] });
    expect(before).toBe("nav-34");
    expect(table.state().patrols.hutt.space).not.toBe("nav-34");
  });
  test("[OR-MKT-03] not at its own destination, not without the price", () => {
    const here = shopper({ credits: 9000, space: "ord-mantell" }, "cargo", "droid-parts");
    expect(here.refused({ type: "buy", deck: "cargo" })).toMatchObject({
      code: "not-sold-here",
      rule: "OR-MKT-03",
    });
    const poor = shopper({ credits: 0 }, "gear-mod", "plastoid-armor");
    expect(poor.refused({ type: "buy", deck: "gear-mod" })).toMatchObject({ code: "too-dear" });
  });
  test("[OR-MKT-05] [OR-MKT-09] bartered cards lower the price and go to the bottom of their decks", () => {
    const table = shopper(
      { credits: 0, cards: [held("dl-44"), held("vibro-ax")] },
      "gear-mod",
      "mpl-57",
      "improved-nav-computer",
    );
    table.say({ type: "buy", deck: "gear-mod" });
    expect(table.question().params["price"]).toBe(8000);
    table.say({ type: "barter", card: "vibro-ax" }).say({ type: "pay" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["dl-44", "mpl-57"]);
    expect(table.player(0).credits).toBe(0);
    expect(table.state().market["gear-mod"].at(-1)).toBe("vibro-ax");
  });
  test("[OR-MKT-05] [OR-SHIP-02] [OR-SHIP-03] a ship is paid with the old one; what does not fit is discarded", () => {
    const table = shopper(
      {
        credits: 8000,
        ship: "lancer",
        shipDamage: 2,
        cards: [held("quad-laser-cannon"), held("food-supplies")],
        crew: [],
      },
      "ship",
      "ship-yv-666",
    );
    table.say({ type: "buy", deck: "ship" });
    // The lancer is worth 10,000 of the 15,000; 2,000 were earned.
    while (table.question().ask === "barter") table.say({ type: "pay" });
    expect(table.player(0)).toMatchObject({
      ship: "yv-666",
      shipDamage: 0,
      credits: 5000,
      shipFlipped: false,
    });
    expect(table.state().removed).toContain("ship-yv-666");
    expect(table.player(0).cards).toHaveLength(2);
  });
  test("[OR-SHIP-03] too many cards for the new sheet: the owner picks", () => {
    const table = shopper(
      {
        credits: 9000,
        ship: "aggressor",
        cards: [held("quad-laser-cannon"), held("shield-upgrade"), held("food-supplies")],
      },
      "ship",
      "ship-porax-38",
    );
    table.say({ type: "buy", deck: "ship" });
    if (table.question().ask === "barter") table.say({ type: "pay" });
    // One cargo-or-mod and one gear-or-mod slot for three cards.
    expect(table.question().ask).toBe("fit-cards");
    table.say({ type: "pick-card", card: "food-supplies" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual([
      "quad-laser-cannon",
      "shield-upgrade",
    ]);
  });
  test("[OR-SHIP-03] what lost its slot with another card goes when the turn ends", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "cantonica",
          ship: "hwk-290",
          cards: [held("speeder-bike-parts"), held("food-supplies")],
        },
        dengar,
      ],
      agenda: [{ type: "end-turn", player: 1 }],
    });
    expect(table.question()).toMatchObject({ seat: 0, ask: "fit-cards" });
    table.say({ type: "pick-card", card: "food-supplies" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["speeder-bike-parts"]);
    expect(table.question().ask).toBe("planning");
  });
  test("[OR-SHIP-04] a used ship costs the difference and comes with three damage", () => {
    const table = shopper({ credits: 10_000 }, "ship", "used-ship-for-sale");
    table.say({ type: "buy", deck: "ship" });
    if (table.question().ask === "barter") table.say({ type: "pay" });
    table.say({ type: "pick-card", card: "lancer" });
    expect(table.player(0)).toMatchObject({ ship: "lancer", shipDamage: 3, credits: 2000 });
    expect(table.state().market.ship).not.toContain("ship-lancer");
    // [OR-MKT-07] the offer itself is shuffled back
    expect(table.state().market.ship).toContain("used-ship-for-sale");
  });
  test("[OR-SHIP-02] [OR-SHIP-04] a sheet sold back has no card any more, and is boxed only once", () => {
    const source = {
      card: "card.used-ship-for-sale",
      rule: "OR-MKT-03",
      held: "used-ship-for-sale",
    } as const;
    const table = stage({
      players: [
        { character: "bossk", space: "cantonica", credits: 10_000 },
        { character: "dengar", space: "naboo" },
      ],
      agenda: [
        { type: "turn", player: 1 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "special", name: "used-ship-for-sale" }],
          source,
        },
      ],
      state: (state) => ({
        removed: ["ship-lancer"],
        market: {
          ...state.market,
          ship: state.market.ship.filter((card) => card !== "ship-lancer"),
        },
      }),
    });
    table.say({ type: "pick-card", card: "lancer" });
    expect(table.player(0).ship).toBe("lancer");
    expect(table.state().removed).toEqual(["ship-lancer"]);
  });
  test("[OR-MKT-07] an occasion is resolved and leaves the game", () => {
    const table = shopper({ credits: 35_000 }, "luxury", "attend-statue-dedication");
    table.say({ type: "buy", deck: "luxury" }).say({ type: "choose", option: 0 });
    expect(table.player(0)).toMatchObject({ fame: 2, credits: 7000 });
    expect(table.state().removed).toContain("attend-statue-dedication");
  });
  test("[OR-MKT-06] [UB-RCI-02] a card gained without buying turns up the next one too", () => {
    const table = stage({
      players: [{ character: "bossk", space: "kessel" }, dengar],
      state: (state) => ({
        market: topped(state, "cargo", "bacta-supplies", "astromech-droid-parts"),
      }),
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "take-top", deck: "cargo" }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["bacta-supplies"]);
    // [UB-RCI-03] two players are within the icon's range
    expect(table.question().ask).toBe("reveal-contact");
  });
  test("[UB-RCI-04] [UB-RCI-05] [UB-RCI-06] the icon turns up a contact; people of the table leave", () => {
    const reveal = (space: Player["space"], players = 2) =>
      stage({
        players: [
          { character: "bossk", space },
          dengar,
          { character: "han-solo", space: "naboo" },
        ].slice(0, players) as Partial<Player>[],
        state: (state) => ({
          market: topped(state, "cargo", "astromech-droid-parts"),
          tokens: withContact(state, "dengar", "kessel", false),
        }),
        agenda: [
          { type: "turn", player: 0 },
          { type: "reveal-top", player: 0, deck: "cargo" },
        ],
      });
    const table = reveal("kessel");
    table.say({ type: "pick-token", token: tokenNumber(table.state(), "dengar") });
    expect(table.state().tokens[tokenNumber(table.state(), "dengar")]?.at).toBe("gone");
    expect(table.question().ask).toBe("reveal-contact");
    table.say(table.choices()[0] ?? { type: "decline" });
    expect(table.question().ask).toBe("planning");
    expect(reveal("nav-16").question().ask).toBe("planning");
    expect(reveal("kessel", 3).question().ask).toBe("planning");
  });
  test("[OR-SLOT-03] [OR-SLOT-04] full slots: something has to go", () => {
    const table = shopper(
      { cards: [held("bounty-greedo"), held("hutt-favor")] },
      "bounty",
      "bounty-boshek",
    );
    table.say({ type: "buy", deck: "bounty" });
    expect(table.question().ask).toBe("barter");
    expect(table.choices()).toEqual([
      { type: "barter", card: "bounty-greedo" },
      { type: "barter", card: "hutt-favor" },
      { type: "cancel" },
    ]);
    expect(table.refused({ type: "pay" })).toMatchObject({
      code: "make-room-first",
      rule: "OR-SLOT-04",
    });
    table.say({ type: "barter", card: "bounty-greedo" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["hutt-favor", "bounty-boshek"]);
  });
  test("[OR-SLOT-05] one armor", () => {
    const table = shopper(
      { credits: 9000, cards: [held("armored-vest")] },
      "gear-mod",
      "plastoid-armor",
    );
    table.say({ type: "buy", deck: "gear-mod" });
    expect(table.choices()).not.toContainEqual({ type: "pay" });
    table.say({ type: "barter", card: "armored-vest" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["plastoid-armor"]);
  });
});

import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import { sharp } from "../players/levels.ts";
import { explain } from "../reasons/explain.ts";
import { asBought, priceOf } from "./purchase.ts";
import { cardWorth } from "./shopping.ts";

test("[UB-ROT-01] a card whose other side is the last fame is bought at once, and said to win", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", fame: 9, credits: 17_000 },
      { character: "dengar", space: "kessel" },
    ],
    state: (state) => ({
      market: {
        ...state.market,
        luxury: ["bo-rifle", ...state.market.luxury.filter((id) => id !== "bo-rifle")],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  const view = outerRim.viewFor(table.state(), 0);
  const [best] = analyst.ideas?.(view, outerRim.options(view)) ?? [];
  expect(best).toMatchObject({
    command: { type: "buy", deck: "luxury" },
    why: { kind: "victory" },
  });
});

test("[OR-MKT-08] what is mostly paid and not had is worth less than the card in hand", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", credits: 9000 },
      { character: "dengar", space: "kessel" },
    ],
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  const id = "hutt-informant";
  const [had] = asBought(view, id);
  const paid = asIf(view, { credits: 9000 - priceOf(view, id) });
  if (had === undefined) throw new Error("not for sale");
  const now = standingOf(view);
  expect(cardWorth(view, id)).toBeCloseTo(
    (3 / 8) * (standingOf(had) - now) + (5 / 8) * (standingOf(paid) - now),
  );
});

test("[OR-SHIP-02] a ship that betters nothing is no advice, though it costs nothing", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", ship: "heavy-duty-lifter" },
      { character: "dengar", space: "kessel" },
    ],
    state: ({ market }) => ({ market: { ...market, ship: ["ship-gx1-short-hauler"] } }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  const view = outerRim.viewFor(table.state(), 0);
  const buy = { type: "buy", deck: "ship" } as const;
  expect(explain({ ...view, mind: sharp }, buy, 2)).toMatchObject({ kind: "buy" });
  const ideas = analyst.ideas?.(view, [buy, { type: "leave-market" }]) ?? [];
  expect(ideas.map(({ command }) => command.type)).not.toContain("buy");
});

test("[OR-FAME-02] fame that only has to be paid for is among the ideas, and said as that", () => {
  const shop = (liked: 0 | 1): readonly unknown[] => {
    const table = stage({
      players: [
        {
          character: "boba-fett",
          space: "naboo",
          credits: 17_000,
          reputation: { hutt: 1, syndicate: liked, imperial: 0, rebel: 0 },
        },
        { character: "dengar", space: "kessel" },
      ],
      // Three other cards a trader likes better.
      state: ({ market }) => ({
        market: {
          ...market,
          luxury: ["extravagant-wardrobe"],
          job: ["hijacking-a-freighter"],
          bounty: ["bounty-garindan"],
          cargo: ["stolen-hyperfuel"],
        },
      }),
    });
    table.say({ type: "earn" }).say({ type: "market" });
    const view = outerRim.viewFor(table.state(), 0);
    return (analyst.ideas?.(view, outerRim.options(view)) ?? []).map(({ why }) => why);
  };
  const why = { kind: "fame-now", card: "extravagant-wardrobe", credits: 0, fame: 1 };
  expect(shop(1)).toContainEqual(why);
  expect(shop(0)).not.toContainEqual(expect.objectContaining({ kind: "fame-now" }));
});

import { expect, test } from "vitest";
import { marketDecks, outerRim, type Task } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { priceText, printedPrice, takesBarter } from "./price-text.ts";

/** At the market, with this rebate. */
function marketAction(player: number, discount = 0): Task {
  return { type: "market", player, discarded: null, discards: 0, discount, decks: marketDecks };
}

test("[OR-MKT-03] [OR-SHIP-02] plate and button say what a card costs me here: less the discount, less my old ship", async () => {
  const words = await wordsIn("en");
  const table = stage({ players: [{ character: "bossk", space: "naboo", ship: "hwk-290" }, {}] });
  const seen = outerRim.viewFor(table.state(), 0);
  const market = {
    ...seen.market,
    luxury: { ...seen.market.luxury, top: "dejarik-holotable" },
    ship: { ...seen.market.ship, top: "ship-yt-1300" },
  };
  const plain = { ...seen, market, agenda: [marketAction(0)] };
  const sale = { ...plain, agenda: [marketAction(0, 2000)] };
  const told = (view: typeof seen): readonly (string | null)[] => {
    const tabletop = { view, say: sayFor(view, [], words) };
    return (["luxury", "ship"] as const).flatMap((deck) => [
      printedPrice(deck, tabletop),
      priceText(deck, tabletop),
    ]);
  };
  expect(told(plain)).toEqual([null, "10,000", "20,000", "15,000"]);
  expect(told(sale)).toEqual(["10,000", "8,000", "20,000", "13,000"]);
});

test("[OR-MKT-05] what my money alone does not pay is told from what it does", async () => {
  const words = await wordsIn("en");
  const table = stage({ players: [{ character: "bossk", space: "naboo", credits: 9000 }, {}] });
  const seen = outerRim.viewFor(table.state(), 0);
  const market = { ...seen.market, luxury: { ...seen.market.luxury, top: "dejarik-holotable" } };
  const barters = (discount: number): boolean => {
    const view = { ...seen, market, agenda: [marketAction(0, discount)] };
    return takesBarter("luxury", { view, say: sayFor(view, [], words) });
  };
  expect([barters(0), barters(2000)]).toEqual([true, false]);
});

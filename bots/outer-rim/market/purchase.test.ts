import { expect, test } from "vitest";
import { deckLists, deliveryOf, marketCard, outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { mine } from "../appraisal/self.ts";
import { sharp } from "../players/levels.ts";
import { asBought } from "./purchase.ts";

const table = stage({
  players: [
    { character: "han-solo", space: "naboo", credits: 30_000 },
    { character: "dengar", space: "lothal" },
  ],
});
const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };

/** Where it would go, and for what. */
function bought(id: string): unknown {
  const [then] = asBought(view, id);
  const held = then && mine(then).cards.find((one) => one.id === id);
  return held && deliveryOf(held);
}

test("[OR-CARGO-01] cargo that is bought goes where it says, for what it says", () => {
  for (const id of deckLists.cargo) {
    const card = marketCard(id);
    if (card.kind === "cargo") expect(bought(id), id).toEqual(card.delivery);
  }
});

test("[OR-LUX-01] where others name the place, it is as far away as they can make it", () => {
  expect(bought("sith-holocron")).toEqual({ to: "cantonica", credits: 0, fame: 2 });
});

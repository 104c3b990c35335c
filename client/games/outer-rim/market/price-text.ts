/** What the top card of a deck costs me. */
import { marketCard, shipSheet, type MarketDeck } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";

type Told = Pick<Desk, "view" | "say">;

/** Its price, less my old ship for a ship. */
export function priceText(deck: MarketDeck, desk: Told): string {
  const { cost, old } = costOf(deck, desk);
  return desk.say.amount(Math.max(0, cost - old));
}

/** The same on its plate, where the printed price is looked for: “25,000 − 15,000”. */
export function platePrice(deck: MarketDeck, desk: Told): string {
  const { cost, old } = costOf(deck, desk);
  const { say } = desk;
  return old === 0 ? say.amount(cost) : `${say.amount(cost)} − ${say.amount(Math.min(cost, old))}`;
}

function costOf(deck: MarketDeck, { view }: Told): { readonly cost: number; readonly old: number } {
  const top = view.market[deck].top;
  if (top === null) return { cost: 0, old: 0 };
  const { cost, kind } = marketCard(top);
  const viewer = view.viewer === "spectator" ? view.current : view.viewer;
  const mine = view.players[viewer];
  return { cost, old: kind === "ship" && mine !== undefined ? shipSheet(mine.ship).cost : 0 };
}

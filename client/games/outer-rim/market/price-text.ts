/** What the top card of a deck costs me. */
import { prices, type MarketDeck, type Quote, type View } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

type Reader = Pick<Tabletop, "view" | "say">;

/** Its price, less my old ship for a ship and what somebody lets me off. */
export function priceText(deck: MarketDeck, tabletop: Reader): string {
  return tabletop.say.amount(quoteOf(deck, tabletop.view)?.price ?? 0);
}

/** What is printed on it, where that is not what I pay. */
export function printedPrice(deck: MarketDeck, { view, say }: Reader): string | null {
  const { printed = 0, price = 0 } = quoteOf(deck, view) ?? {};
  return price === printed ? null : say.amount(printed);
}

/** [OR-MKT-05] My money alone does not pay it: something has to be handed over. */
export function takesBarter(deck: MarketDeck, { view }: Reader): boolean {
  const mine = view.players[seatOf(view)];
  return (quoteOf(deck, view)?.price ?? 0) > (mine?.credits ?? 0);
}

const seatOf = ({ viewer, current }: View): number => (viewer === "spectator" ? current : viewer);

/** Worked out once for a view: each plate asks. */
const known = new WeakMap<View, readonly Quote[]>();

function quoteOf(deck: MarketDeck, view: View): Quote | undefined {
  const quotes = known.get(view) ?? prices(view, seatOf(view));
  known.set(view, quotes);
  return quotes.find((one) => one.deck === deck);
}

/** What the top card of a deck costs me, beside what is printed where that is more. */
import type { JSX } from "preact";
import type { MarketDeck } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { priceText, printedPrice } from "./price-text.ts";

export function PlatePrice({
  tabletop,
  deck,
}: {
  readonly tabletop: Tabletop;
  readonly deck: MarketDeck;
}): JSX.Element {
  const { words } = tabletop;
  const printed = printedPrice(deck, tabletop);
  const price = priceText(deck, tabletop);
  return (
    <span class="or-plate-price number">
      <Sign name="credits" />
      <span class="unseen">{words.labels.card.cost("")}</span>
      {printed !== null && <s>{printed}</s>}
      {price === "0" ? words.texts["card.free"] : price}
    </span>
  );
}

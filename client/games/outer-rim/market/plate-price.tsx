/** What the top card of a deck costs me, beside what is printed where that is more. */
import type { JSX } from "preact";
import type { MarketDeck } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { priceText, printedPrice } from "./price-text.ts";

export function PlatePrice({
  desk,
  deck,
}: {
  readonly desk: Desk;
  readonly deck: MarketDeck;
}): JSX.Element {
  const { words } = desk;
  const printed = printedPrice(deck, desk);
  const price = priceText(deck, desk);
  return (
    <span class="or-plate-price number">
      <Sign name="credits" />
      <span class="unseen">{words.labels.card.cost("")}</span>
      {printed !== null && <s>{printed}</s>}
      {price === "0" ? words.texts["card.free"] : price}
    </span>
  );
}

/** A card on sale in full: what it costs me, what bars it, what it would push out, how its skills or its hunt stand. */
import type { JSX } from "preact";
import { marketCard, prices, type MarketDeck, type Quote } from "#rules/outer-rim/index.ts";
import { unreachable, type RuleId } from "#rules/game.ts";
import { playerAt, type Desk } from "../../desk.ts";
import { Refused } from "../../dock/refused.tsx";
import { JobSkills } from "../../jobs/job-skills.tsx";
import { CardFace } from "../card.tsx";
import { HuntOdds } from "../hunt-odds.tsx";
import { PlatePrice } from "../plate-price.tsx";
import { roomText } from "../room-text.ts";

export function PlateCard({
  desk,
  deck,
  id,
}: {
  readonly desk: Desk;
  readonly deck: MarketDeck;
  readonly id: string;
}): JSX.Element {
  const quote = prices(desk.view, desk.eyes).find((one) => one.deck === deck);
  return (
    <>
      <CardFace id={id} desk={desk} brief>
        <PlatePrice desk={desk} deck={deck} />
        {/* What bars it, what must go and the chances first: they decide. */}
        {quote !== undefined && quote.bar !== null && (
          <Refused desk={desk} text={barText(quote.bar, desk)} rule={barRules[quote.bar.type]} />
        )}
        {quote !== undefined && quote.goes > 0 && quote.bar?.type !== "visit" && (
          <Refused
            desk={desk}
            text={roomText(quote.makesRoom, quote.goes, desk)}
            rule={roomRule(quote)}
          />
        )}
        <JobSkills id={id} desk={desk} />
        <HuntOdds id={id} desk={desk} />
      </CardFace>
      {quote !== undefined && <Price desk={desk} quote={quote} />}
    </>
  );
}

function Price({ desk, quote }: { readonly desk: Desk; readonly quote: Quote }): JSX.Element {
  const { market } = desk.words.labels;
  const { say } = desk;
  return (
    <ul class="or-price">
      {quote.price !== quote.printed && (
        <li>
          {market.costs(
            say.amount(quote.price),
            quote.price === quote.printed ? null : say.amount(quote.printed),
          )}
        </li>
      )}
      {quote.rebates.map(({ by, amount }) => (
        <li key={by}>
          {by === "ship" ? market.oldShip(say.amount(amount)) : market.discount(say.amount(amount))}
        </li>
      ))}
      {quote.price > playerAt(desk.view, desk.eyes).credits && quote.barter > 0 && (
        <li>{market.barter(say.amount(quote.barter))}</li>
      )}
    </ul>
  );
}

function roomRule({ card }: Quote): RuleId {
  return marketCard(card).kind === "ship" ? "OR-SHIP-03" : "OR-SLOT-04";
}

type SaleBar = NonNullable<Quote["bar"]>;

const barRules: Readonly<Record<SaleBar["type"], RuleId>> = {
  visit: "OR-MKT-01",
  place: "OR-MKT-03",
  price: "OR-MKT-03",
  slot: "OR-SLOT-04",
  armor: "OR-SLOT-05",
  "no-ship": "OR-SHIP-04",
};

function barText(bar: SaleBar, { words, say }: Desk): string {
  const { market } = words.labels;
  switch (bar.type) {
    case "visit":
      return market.onlySells(words.labels.list(bar.decks.map((deck) => say.word(`deck.${deck}`))));
    case "place":
      return market.notHere(say.space(bar.planet));
    case "price":
      return market.tooDear(say.amount(bar.price - bar.worth));
    case "slot":
      return market.noSlot(say.word(`kind.${bar.kind}`));
    case "armor":
      return market.oneArmor;
    case "no-ship":
      return market.noShip;
    default:
      return unreachable(bar);
  }
}

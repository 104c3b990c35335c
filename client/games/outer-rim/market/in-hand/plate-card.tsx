/** A card on sale in full: what it costs me, what bars it, what it would push out, how its skills or its hunt stand. */
import type { JSX } from "preact";
import { marketCard, prices, type MarketDeck, type Quote } from "#rules/outer-rim/index.ts";
import { unreachable, type RuleId } from "#rules/game.ts";
import { playerAt, type Tabletop } from "../../tabletop.ts";
import { Refused } from "../../dock/refused.tsx";
import { JobSkills } from "../../jobs/job-skills.tsx";
import { CardFace } from "../card.tsx";
import { HuntOdds } from "../hunt-odds.tsx";
import { PlatePrice } from "../plate-price.tsx";
import { roomText } from "../room-text.ts";

export function PlateCard({
  tabletop,
  deck,
  id,
}: {
  readonly tabletop: Tabletop;
  readonly deck: MarketDeck;
  readonly id: string;
}): JSX.Element {
  const quote = prices(tabletop.view, tabletop.eyes).find((one) => one.deck === deck);
  return (
    <>
      <CardFace id={id} tabletop={tabletop} brief>
        <PlatePrice tabletop={tabletop} deck={deck} />
        {/* What bars it, what must go and the chances first: they decide. */}
        {quote !== undefined && quote.bar !== null && (
          <Refused
            tabletop={tabletop}
            text={barText(quote.bar, tabletop)}
            rule={barRules[quote.bar.type]}
          />
        )}
        {quote !== undefined && quote.goes > 0 && quote.bar?.type !== "visit" && (
          <Refused
            tabletop={tabletop}
            text={roomText(quote.makesRoom, quote.goes, tabletop)}
            rule={roomRule(quote)}
          />
        )}
        <JobSkills id={id} tabletop={tabletop} />
        <HuntOdds id={id} tabletop={tabletop} />
      </CardFace>
      {quote !== undefined && <Price tabletop={tabletop} quote={quote} />}
    </>
  );
}

function Price({
  tabletop,
  quote,
}: {
  readonly tabletop: Tabletop;
  readonly quote: Quote;
}): JSX.Element {
  const { market } = tabletop.words.labels;
  const { say } = tabletop;
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
      {quote.price > playerAt(tabletop.view, tabletop.eyes).credits && quote.barter > 0 && (
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

function barText(bar: SaleBar, { words, say }: Tabletop): string {
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

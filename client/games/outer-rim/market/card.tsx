/** A market card, readable: its kind, name, price and everything printed on it. */
import type { ComponentChildren, JSX } from "preact";
import { isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import { isShip } from "../answer-text.ts";
import { Ship } from "../art/ship.tsx";
import { Sign, type SignName } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { textOf } from "../words/index.ts";
import { factsOf, marketFacts, type Fact } from "./facts.ts";

type Told = Pick<Desk, "view" | "words" | "say">;

export function kindOf(id: string): SignName {
  if (isShip(id)) return "ship";
  return isMarketCard(id) ? marketCard(id).kind : "crew";
}

export function cardName(id: string, side: 0 | 1, { words, say }: Told): string {
  const ship: boolean = isShip(id);
  if (ship) return say.word(`ship.${id}.name`);
  const other = side === 1 ? textOf(words.texts, `card.${id}.other`) : null;
  return other ?? say.card(id);
}

function FactRows({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <ul class="or-facts">
      {facts.map(({ sign, text }) => (
        <li key={text}>
          {sign !== null && <Sign name={sign} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function CardFace({
  id,
  side = 0,
  desk,
  market = false,
  children,
}: {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly desk: Told;
  /** As it lies in the market: with what turning it up causes. */
  readonly market?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const card = isMarketCard(id) ? marketCard(id) : null;
  const kind = kindOf(id);
  return (
    <article class={`or-card or-kind-${kind}`}>
      <header>
        <Sign name={kind} />
        <h3>{cardName(id, side, desk)}</h3>
      </header>
      {card?.kind === "ship" && isShip(card.ship) && <Ship id={card.ship} />}
      <FactRows facts={factsOf(id, side, desk)} />
      {market && card !== null && <FactRows facts={marketFacts(card, desk)} />}
      {children}
    </article>
  );
}

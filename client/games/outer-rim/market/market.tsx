/** The market: six decks, their top cards up. */
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { marketDecks, type MarketDeck } from "#rules/outer-rim/index.ts";
import { takesBarter } from "./price-text.ts";
import { answersAt } from "../asked.ts";
import { CardArt } from "../art/card-art.tsx";
import { Sign, type SignName } from "../art/signs.tsx";
import { usePicked } from "../board/use-picked.ts";
import type { Tabletop } from "../tabletop.ts";
import { textOf } from "../words/index.ts";
import { purposeOf } from "../say/gist.ts";
import { cardName, kindOf } from "./card-name.ts";
import { PlatePrice } from "./plate-price.tsx";
import { ShortGist } from "./short-gist.tsx";

const signs: Readonly<Record<MarketDeck, SignName>> = {
  bounty: "bounty",
  cargo: "cargo",
  "gear-mod": "gear",
  job: "job",
  luxury: "luxury",
  ship: "ship",
};

export function Market({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const root = useRef<HTMLElement>(null);
  useUncovered(root, tabletop);
  return (
    <section class="or-market" aria-label={tabletop.words.labels.market.name} ref={root}>
      <ul>
        {marketDecks.map((deck) => (
          <li key={deck} class="or-berth">
            <Plate tabletop={tabletop} deck={deck} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card that was just turned up or taken in hand is brought into sight: on a phone not all decks are. */
function useUncovered(root: RefObject<HTMLElement>, tabletop: Tabletop): void {
  const { view } = tabletop;
  const tops = marketDecks.map((deck) => view.market[deck].top);
  const before = useRef(tops);
  useEffect(() => {
    const fresh = tops.find((top, i) => top !== null && top !== before.current[i]);
    before.current = tops;
    if (fresh === undefined) return;
    bringIntoSight(root.current, `[data-flip="plate-${fresh}"]`);
  }, [tops.join()]);
  const inHand = usePicked(tabletop, (picked) => (picked?.on === "plate" ? picked.deck : null));
  useEffect(() => {
    if (inHand !== null) bringIntoSight(root.current, '[aria-pressed="true"]');
  }, [inHand]);
}

/** Only the market scrolls: `scrollIntoView` would move the board around it too. */
function bringIntoSight(market: HTMLElement | null, what: string): void {
  const plate = market?.querySelector(what);
  if (!market || !plate) return;
  const [seen, wanted] = [market.getBoundingClientRect(), plate.getBoundingClientRect()];
  const below = Math.max(0, wanted.bottom - seen.bottom);
  market.scrollTop += below || Math.min(0, wanted.top - seen.top);
}

function Plate({
  tabletop,
  deck,
}: {
  readonly tabletop: Tabletop;
  readonly deck: MarketDeck;
}): JSX.Element {
  const { view, words, say, asked } = tabletop;
  const chosen = usePicked(tabletop, (picked) => picked?.on === "plate" && picked.deck === deck);
  const { top, count } = view.market[deck];
  const name = say.word(`deck.${deck}`);
  if (top === null)
    return <p class="or-plate or-empty">{`${name}: ${words.labels.market.empty}`}</p>;
  const lit = answersAt(asked, { on: "plate", deck }).some(({ type }) => type === "buy");
  const light = !lit ? "" : takesBarter(deck, tabletop) ? "or-lit or-barter" : "or-lit";
  const card = cardName(top, 0, tabletop);
  const kind = kindOf(top);
  return (
    <button
      type="button"
      data-flip={`plate-${top}`}
      class={`or-plate or-kind-${kind} ${light} ${chosen ? "or-picked" : ""}`}
      aria-pressed={chosen}
      onClick={() => tabletop.pick({ on: "plate", deck })}
    >
      <CardArt id={top} isSeen={view.round > 0 || asked?.face === "map"} />
      <span class="or-plate-deck">
        <Sign name={deck === "gear-mod" ? kind : signs[deck]} />
        <span class="unseen">{name}</span>
      </span>
      <span class="or-plate-words">
        <span class="or-plate-name">{card}</span>
        {purposeOf(top, tabletop) === null ? (
          <KindText deck={deck} kind={kind} tabletop={tabletop} />
        ) : (
          <ShortGist id={top} tabletop={tabletop} />
        )}
      </span>
      <PlatePrice tabletop={tabletop} deck={deck} />
      <span class="unseen">{words.labels.market.left(count)}</span>
      <i
        class="or-pile"
        title={words.labels.market.left(count)}
        style={`--pile:${Math.min(6, Math.ceil(count / 3))}`}
      />
    </button>
  );
}

/** What the card is where the deck does not say it: a sign alone tells nobody. */
function KindText({
  deck,
  kind,
  tabletop,
}: {
  readonly deck: MarketDeck;
  readonly kind: SignName;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const said = kind === deck ? null : textOf(tabletop.words.texts, `kind.${kind}`);
  return said === null ? null : <span class="or-gist">{said}</span>;
}

/** A card, readable: its kind, name, price and everything printed on it. */
import type { ComponentChildren, JSX } from "preact";
import { isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import { isShip } from "./taken-card.ts";
import { Person } from "../art/person.tsx";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { ToldLines } from "../told-lines.tsx";
import { toldCard } from "../told.ts";
import { cardName, kindOf } from "./card-name.ts";
import { gist } from "../say/gist.ts";
import { huntedText, playerHunted } from "./hunted-player.ts";

type Reader = Pick<Desk, "words" | "say"> & Partial<Pick<Desk, "view">>;

export function CardFace({
  id,
  side = 0,
  desk,
  children,
}: {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly desk: Reader;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { view, words, say } = desk;
  const { kind, story, lines } = toldCard(words.texts, id);
  const hunted = view === undefined ? null : playerHunted(id, view);
  return (
    <article class={`or-card or-kind-${kindOf(id)}`}>
      <header>
        <Picture id={id} />
        <div>
          <h3>{cardName(id, side, desk)}</h3>
          <p class="or-card-kind">
            {[kind, view === undefined ? "" : gist(id, { view, words, say })]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
        </div>
      </header>
      {children}
      {story !== null && <p class="or-tale">{story}</p>}
      {hunted === null ? <ToldLines lines={lines} /> : <p>{huntedText(hunted, desk)}</p>}
    </article>
  );
}

/** Ships and people have a face; other cards wear the sign of their kind. */
function Picture({ id }: { readonly id: string }): JSX.Element {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (isShip(id)) return <Ship id={id} />;
  if (card?.kind === "ship" && isShip(card.ship)) return <Ship id={card.ship} />;
  if (card === null || card.kind === "crew") return <Person id={id} />;
  if (card.kind === "bounty") return <Person id={card.target} />;
  return <Sign name={kindOf(id)} />;
}

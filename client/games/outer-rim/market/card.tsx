/** A card, readable: its kind, name, price and everything printed on it. */
import type { ComponentChildren, JSX } from "preact";
import { playerHunted } from "#rules/outer-rim/index.ts";
import { CardArt } from "../art/card-art.tsx";
import type { Tabletop } from "../tabletop.ts";
import { ToldLines } from "../told-lines.tsx";
import { toldCard } from "../told.ts";
import { cardName, kindOf } from "./card-name.ts";
import { gist } from "../say/gist.ts";
import { newLines } from "./in-hand/new-lines.ts";
import { huntedText } from "./hunted-player.ts";

type Reader = Pick<Tabletop, "words" | "say"> & Partial<Pick<Tabletop, "view">>;

export function CardFace({
  id,
  side = 0,
  tabletop,
  brief = false,
  children,
}: {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly tabletop: Reader;
  /** Its price, its purpose and the chances of its skills stand beside it already. */
  readonly brief?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { view, words, say } = tabletop;
  const { kind, story, lines } = toldCard(words.texts, id);
  const hunted = view === undefined ? null : playerHunted(id, view);
  return (
    <article class={`or-card or-kind-${kindOf(id)}`}>
      <header>
        <CardArt id={id} />
        <div>
          <h3>{cardName(id, side, tabletop)}</h3>
          <p class="or-card-kind">
            {[kind, view === undefined ? "" : gist(id, { view, words, say })]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
        </div>
      </header>
      {children}
      {story !== null && <p class="or-tale">{story}</p>}
      {hunted === null ? (
        <ToldLines lines={brief ? newLines(id, lines, words.texts) : lines} />
      ) : (
        <p>{huntedText(hunted, tabletop)}</p>
      )}
    </article>
  );
}

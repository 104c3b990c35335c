/** A card, readable: its kind, name, price and everything printed on it. */
import type { ComponentChildren, JSX } from "preact";
import { CardArt } from "../art/card-art.tsx";
import type { Desk } from "../desk.ts";
import { ToldLines } from "../told-lines.tsx";
import { toldCard } from "../told.ts";
import { cardName, kindOf } from "./card-name.ts";
import { gist } from "../say/gist.ts";
import { newLines } from "./in-hand/new-lines.ts";
import { huntedText, playerHunted } from "./hunted-player.ts";

type Reader = Pick<Desk, "words" | "say"> & Partial<Pick<Desk, "view">>;

export function CardFace({
  id,
  side = 0,
  desk,
  brief = false,
  children,
}: {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly desk: Reader;
  /** Its price, its purpose and the chances of its skills stand beside it already. */
  readonly brief?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { view, words, say } = desk;
  const { kind, story, lines } = toldCard(words.texts, id);
  const hunted = view === undefined ? null : playerHunted(id, view);
  return (
    <article class={`or-card or-kind-${kindOf(id)}`}>
      <header>
        <CardArt id={id} />
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
      {hunted === null ? (
        <ToldLines lines={brief ? newLines(id, lines, words.texts) : lines} />
      ) : (
        <p>{huntedText(hunted, desk)}</p>
      )}
    </article>
  );
}

/** One card on the table: face or back, in three sizes, upright or turned. */
import type { JSX } from "preact";
import type { Card as CardNumber, CardSet, Deck, Face } from "#rules/bounty-hunters/cards/face.ts";
import { copiesPrinted } from "#rules/bounty-hunters/index.ts";
import { cardBack, cardFace } from "./art/card-face.ts";
import { deckIcon, deckLooks, silhouette } from "./art/marks.ts";
import { sprite } from "./art/sprite.ts";
import { faceOf, faceText } from "./say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** All portraits, once per page; every card refers to them. */
export function Sprite(): JSX.Element {
  return (
    <svg
      class="bh-sprite"
      aria-hidden="true"
      width="0"
      height="0"
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}

/** A face drawn once is kept: faces are immutable and there are few of them. */
const drawn = new WeakMap<Face, string>();

function drawingOf(set: CardSet, card: CardNumber, face: Face): string {
  const kept = drawn.get(face);
  if (kept !== undefined) return kept;
  const drawing = cardFace(face, copiesPrinted(set, card));
  drawn.set(face, drawing);
  return drawing;
}

interface CardProps {
  readonly set: CardSet;
  readonly card: CardNumber;
  readonly words: Words;
  readonly size?: "small" | "plain" | "large";
  /** Captured targets and reserved cards lie sideways [BH-CAP-04, BH-TURN-11]. */
  readonly turned?: boolean;
  /** The words stand beside it already. */
  readonly silent?: boolean;
  readonly flip?: string;
}

export function Card({
  set,
  card,
  words,
  size = "plain",
  turned = false,
  silent = false,
  flip,
}: CardProps): JSX.Element {
  const face = faceOf(set, card);
  const label: JSX.SVGAttributes<SVGSVGElement> = silent
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": faceText(face, copiesPrinted(set, card), words) };
  return (
    <span
      class={`bh-card bh-card-${size}${turned ? " bh-turned" : ""}`}
      data-flip={flip}
      data-face={card}
    >
      <svg
        viewBox="0 0 100 140"
        {...label}
        dangerouslySetInnerHTML={{ __html: drawingOf(set, card, face) }}
      />
    </span>
  );
}

export function CardBack({
  size = "plain",
}: {
  readonly size?: "small" | "plain" | "large";
}): JSX.Element {
  return (
    <span class={`bh-card bh-card-${size}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" dangerouslySetInnerHTML={{ __html: cardBack() }} />
    </span>
  );
}

/** A deck's colour, silhouette and icon together. */
export function DeckSign({ deck }: { readonly deck: Deck }): JSX.Element {
  const look = deckLooks[deck];
  return (
    <svg
      class="bh-sign"
      viewBox="0 0 40 40"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: silhouette(deck, 20, 20, 16, look.frame) + deckIcon(deck, 20, 20, 1.05),
      }}
    />
  );
}

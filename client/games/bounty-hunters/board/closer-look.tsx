/**
 * A card as large as it is printed, and its text: the pointer rests on it, a finger stays on it, or I is pressed while
 * it has the focus. For the eye alone: every card says its text to a screen reader anyway.
 */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Card as CardNumber, CardSet } from "#rules/bounty-hunters/cards/face.ts";
import { copiesPrinted } from "#rules/bounty-hunters/index.ts";
import { Card } from "../card.tsx";
import { faceOf, faceText } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { Root } from "./in-view.ts";
import { besides, watchForRest } from "./resting.ts";

interface CloserLookProps {
  readonly root: Root;
  readonly set: CardSet;
  readonly words: Words;
}

interface Looked {
  readonly card: CardNumber;
  readonly at: { readonly left: number; readonly top: number };
}

export function CloserLook({ root, set, words }: CloserLookProps): JSX.Element | null {
  const [looked, look] = useState<Looked | null>(null);
  useEffect(() => {
    const hall = root.current;
    if (hall === null) return;
    return watchForRest(hall, (found) =>
      look(
        found && {
          card: Number(found.dataset["face"]),
          at: besides(found.getBoundingClientRect(), hall.getBoundingClientRect()),
        },
      ),
    );
  }, []);
  if (looked === null || set.faces[looked.card] === undefined) return null;
  return (
    <div class="bh-closer" style={looked.at} aria-hidden="true">
      <Card set={set} card={looked.card} words={words} size="large" silent />
      <p>{faceText(faceOf(set, looked.card), copiesPrinted(set, looked.card), words)}</p>
    </div>
  );
}

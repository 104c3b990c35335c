/** Four decks as buttons [BH-SETUP-04]: in step 1 the way to draw. */
import type { JSX } from "preact";
import { decks, type View } from "#rules/bounty-hunters/index.ts";
import type { Refusal } from "#rules/game.ts";
import { DeckSign } from "../card.tsx";
import { refusalText } from "../say/refusal.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface DrawProps {
  readonly view: View;
  readonly words: Words;
  readonly mine: number;
  /** The deck a lesson speaks of. */
  readonly meant: number | null;
  whyNot(deck: number): Refusal | null;
  draw(deck: number): void;
  refused(refusal: Refusal): void;
}

/** One tap draws; another changes it until the last player has chosen [BH-TURN-03]. */
export function DrawButtons(props: DrawProps): JSX.Element {
  const { view, words, mine, meant, whyNot, draw, refused } = props;
  return (
    <ul class="bh-draw">
      {decks.map((deck, at) => {
        // [BH-INTRO-02] Three decks only.
        if (deck === "contract" && view.rules.mode === "introductory") return null;
        const refusal = whyNot(at);
        const count = view.deckCounts[at] ?? 0;
        return (
          <li key={deck}>
            <button
              type="button"
              class={`bh-deck bh-deck-${deck}${at === meant ? " bh-lit" : ""}`}
              data-deck={deck}
              aria-pressed={mine === at}
              aria-disabled={refusal === null ? undefined : true}
              onClick={() => (refusal === null ? draw(at) : refused(refusal))}
            >
              <DeckSign deck={deck} />
              <b aria-hidden="true">{words.decks[deck]}</b>
              <span class="number" aria-hidden="true">
                {count}
              </span>
              <span class="unseen">
                {words.drawFrom(words.decks[deck], count)}{" "}
                {refusal !== null && refusalText(refusal, words)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

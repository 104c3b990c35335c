/** Four decks with their counts [BH-SETUP-04]: at any time a look at what was sold. */
import type { JSX } from "preact";
import { copiesPrinted, decks, type View } from "#rules/bounty-hunters/index.ts";
import { Card, DeckSign } from "../card.tsx";
import { faceName } from "../say/naming.ts";
import { seenCards } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { edgesOf } from "./thickness.ts";

/** The row on the table: piles, their counts, the last card sold. Opens the browser of discards. */
export function DeckRow({
  view,
  words,
  open,
}: {
  readonly view: View;
  readonly words: Words;
  open(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="bh-deckrow"
      aria-haspopup="dialog"
      title={words.table.browse}
      onClick={open}
    >
      <span class="unseen">{words.table.browse}</span>
      {decks.map((deck, at) => {
        const top = view.discards[at]?.at(-1);
        if (deck === "contract" && view.rules.mode === "introductory") return null;
        return (
          <span
            key={deck}
            class={`bh-pileof bh-deck-${deck}`}
            data-at={`deck-${at}`}
            style={{ "--thick": edgesOf(view.deckCounts[at] ?? 0) }}
          >
            <DeckSign deck={deck} />
            <span class="unseen">{words.decks[deck]}</span>
            <span class="number">{view.deckCounts[at] ?? 0}</span>
            <span class="bh-topcard" data-at={`discard-${at}`}>
              {top !== undefined && (
                <Card set={view.set} card={top} words={words} size="small" silent />
              )}
            </span>
          </span>
        );
      })}
    </button>
  );
}

export function Discards({
  view,
  words,
}: {
  readonly view: View;
  readonly words: Words;
}): JSX.Element {
  return (
    <section class="bh-discards">
      <h3>{words.table.discards}</h3>
      {view.discards.every((pile) => pile.length === 0) && (
        <p class="soft">{words.table.noDiscards}</p>
      )}
      {decks.map((deck, at) => {
        const pile = view.discards[at] ?? [];
        return pile.length === 0 ? null : (
          <div key={deck}>
            <h4>
              {words.decks[deck]} <span class="number">{pile.length}</span>
            </h4>
            <ul class="bh-row">
              {pile.toReversed().map((card, nth) => (
                <li key={nth}>
                  <Card set={view.set} card={card} words={words} size="small" />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Copies are printed on the cards, so counting them is fair [BH-CARD-01, BH-CARD-03]. */
export function Seen({ view, words }: { readonly view: View; readonly words: Words }): JSX.Element {
  const seen = seenCards(view);
  const kinds = new Map<string, { name: string; seen: number; all: number; card: number }>();
  view.set.faces.forEach((face, card) => {
    if (face.type !== "target" && face.type !== "droid") return;
    const key = face.type === "target" ? face.character : `${face.family}-${face.attack.join("-")}`;
    const kind = kinds.get(key) ?? {
      name: faceName(face, words),
      seen: 0,
      all: copiesPrinted(view.set, card),
      card,
    };
    kinds.set(key, { ...kind, seen: kind.seen + (seen[card] ?? 0) });
  });
  return (
    <section class="bh-seen">
      <h3>{words.table.seen}</h3>
      <p class="soft">{words.table.seenHint}</p>
      <ul>
        {[...kinds].map(([key, kind]) => (
          <li key={key}>
            <Card set={view.set} card={kind.card} words={words} size="small" silent />
            <span>
              {kind.name}
              <b class="number">{words.table.seenOf(kind.seen, kind.all)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

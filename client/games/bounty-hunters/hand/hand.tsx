/** My hand: tap or drag, arrow keys and Enter. Secret to everyone else [BH-SETUP-11]. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Card as CardNumber, CardSet } from "#rules/bounty-hunters/cards/face.ts";
import type { Choice } from "#rules/bounty-hunters/index.ts";
import { Card } from "../card.tsx";
import { useDrag } from "./drag.ts";
import { useFresh } from "./fresh.ts";
import { faceName, faceOf, namedIn } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface HandProps {
  readonly set: CardSet;
  readonly hand: readonly CardNumber[];
  readonly words: Words;
  /** Places in the hand, not cards: two equal droids are the same card. */
  readonly picked: number | null;
  /** Spoken of right now: lit like a place a card may go to. */
  readonly meant: CardNumber | null;
  readonly sealed: Choice | null;
  /** May a card be chosen now? */
  readonly live: boolean;
  pick(at: number | null, byKey: boolean): void;
  drop(card: CardNumber, place: string): void;
}

export function Hand({
  set,
  hand,
  words,
  picked,
  meant,
  sealed,
  live,
  pick,
  drop,
}: HandProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const fresh = useFresh(hand);
  const sealedAt = sealed === null ? -1 : hand.indexOf(sealed.card);
  const meantAt = meant === null ? -1 : hand.indexOf(meant);
  const drag = useDrag(
    (at) => pick(at, false),
    (at, place) => {
      const card = hand[at];
      if (card !== undefined) drop(card, place);
    },
  );
  const goTo = (at: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>("button");
    buttons?.[(at + hand.length) % hand.length]?.focus();
  };
  return (
    <>
      <h2 class="unseen">{words.dock.hand}</h2>
      <ul class="bh-hand" ref={list} aria-label={words.dock.hand} data-at="hand">
        {hand.map((card, at) => (
          <li
            key={`${card}-${at}`}
            class={`${at === picked ? "bh-picked" : ""}${at === sealedAt ? " bh-sealed" : ""}`}
            style={{ "--at": at - (hand.length - 1) / 2 }}
          >
            <button
              type="button"
              class={at === meantAt ? "bh-lit" : ""}
              aria-pressed={at === picked}
              data-card={card}
              onPointerDown={(event) => live && drag.start(event, at)}
              onPointerMove={drag.move}
              onPointerUp={drag.end}
              onPointerCancel={drag.cancel}
              onClick={(event) =>
                !drag.wasDrag() &&
                pick(at === picked && event.detail > 0 ? null : at, event.detail === 0)
              }
              onKeyDown={(event) => {
                const to = towards(event.key, at, hand.length - 1);
                if (to !== null) goTo(to);
                else if (event.key === "Escape") pick(null, true);
                else return;
                event.preventDefault();
              }}
            >
              <Card
                set={set}
                card={card}
                words={words}
                size="large"
                flip={`hand-${card}-${hand.slice(0, at).filter((other) => other === card).length}`}
              />
              <Named name={handName(set, card, words)} />
              <Notes words={words} isFresh={at === fresh} isSealed={at === sealedAt} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The arrows go along the hand and round its ends. */
function towards(key: string, at: number, last: number): number | null {
  if (key === "ArrowRight") return at + 1;
  if (key === "ArrowLeft") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

interface NotesProps {
  readonly words: Words;
  readonly isFresh: boolean;
  readonly isSealed: boolean;
}

function Notes({ words, isFresh, isSealed }: NotesProps): JSX.Element {
  return (
    <>
      {isFresh && <small class="bh-new">{words.dock.fresh}</small>}
      {isSealed && <span class="unseen">{words.dock.chosen}</span>}
    </>
  );
}

/** Set smaller before it is cut: two long names, or a word like «astromécano» that does not say where it parts. */
function Named({ name }: { readonly name: string }): JSX.Element {
  return (
    <span
      class={`bh-named${/[^\s\u00AD]{11}|.{20}/.test(name) ? " bh-long" : ""}`}
      aria-hidden="true"
    >
      {name}
    </span>
  );
}

/** As texts call it; that a contract is one is seen. */
function handName(set: CardSet, card: CardNumber, words: Words): string {
  const face = faceOf(set, card);
  return face.type === "contract" ? namedIn(face, words) : faceName(face, words);
}

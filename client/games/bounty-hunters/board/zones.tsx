/** Beside the confrontations: what was captured, reserved, bought and signed. */
import type { ComponentChildren, JSX } from "preact";
import type { Card as CardNumber } from "#rules/bounty-hunters/cards/face.ts";
import { haulOf, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { Card } from "../card.tsx";
import { contractProspects, payReasons } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface ZoneProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}

interface ReserveProps extends ZoneProps {
  /** May the picked card go there? `null` when nothing is picked. */
  readonly lit: boolean | null;
  readonly activate?: ((card: CardNumber) => ComponentChildren) | undefined;
}

export function Reserve({ view, seat, words, lit, activate }: ReserveProps): JSX.Element | null {
  const reserved = view.boards[seat]?.reserved ?? [];
  if (reserved.length === 0 && !lit) return null;
  return (
    <Zone title={words.board.reserved} place="reserve" lit={lit}>
      <ul class="bh-reserved">
        {reserved.map((card, nth) => (
          <li key={nth}>
            <Card
              set={view.set}
              card={card}
              words={words}
              size="small"
              turned
              flip={`reserved-${seat}-${card}-${nth}`}
            />
            {activate?.(card)}
          </li>
        ))}
        {reserved.length === 0 && <li class="bh-none">{words.board.dropReserve}</li>}
      </ul>
    </Zone>
  );
}

export function Crates({ view, seat, words }: ZoneProps): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined || board.crates.length === 0) return null;
  return (
    <Zone title={words.board.crates} count={haulOf(view.set, board).crates}>
      <ul class="bh-row">
        {board.crates.map((card, nth) => (
          <li key={nth}>
            <Card
              set={view.set}
              card={card}
              words={words}
              size="small"
              flip={`crate-${seat}-${nth}`}
            />
          </li>
        ))}
      </ul>
    </Zone>
  );
}

/** Each with its value now and if the open targets fall, and why. */
export function Contracts({ view, seat, words }: ZoneProps): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined || board.contracts.length === 0) return null;
  return (
    <Zone title={words.board.contracts} wide>
      <ul class="bh-contracts">
        {contractProspects(view.set, board, board.contracts).map(
          ({ card, face, now, then }, nth) => (
            <li key={nth}>
              <Card
                set={view.set}
                card={card}
                words={words}
                size="small"
                flip={`contract-${seat}-${nth}`}
              />
              <p class="bh-pay">
                <span>
                  <b class="number">{now.points}</b> <i>{words.board.now}</i>
                </span>
                {then.points > now.points && (
                  <span class="bh-then">
                    <b class="number">{then.points}</b> <i>{words.board.ifAll}</i>
                  </span>
                )}
                <small>{payReasons(face, then.points > now.points ? then : now, words)}</small>
              </p>
            </li>
          ),
        )}
      </ul>
    </Zone>
  );
}

export function Zone({
  title,
  count,
  place,
  lit = null,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly place?: string;
  readonly lit?: boolean | null;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section
      class={`bh-zone${wide ? " bh-zone-wide" : ""}${lit ? " bh-lit" : ""}`}
      data-drop={place}
    >
      <h3>
        {title} {count !== undefined && <span class="number">{count}</span>}
      </h3>
      {children}
    </section>
  );
}

/** One player's side of the table; mine and everyone else's look alike [AMB-04]. */
import type { ComponentChildren, JSX } from "preact";
import type { Card as CardNumber, Trio } from "#rules/bounty-hunters/cards/face.ts";
import { haulOf, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { Card } from "../card.tsx";
import { Captured, Confrontation, Untouched } from "./confrontation.tsx";
import { contractProspects, payReasons } from "../moves/prospects.ts";
import type { Words } from "../words/en.ts";

const mostUnfolded = 1;

interface PlayerBoardProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  /** The places the picked card may go to; `null` when nothing is picked. */
  readonly lit?: readonly string[] | null;
  readonly extra?: Trio | null;
  /** A button beside each reserved card, on my own board. */
  readonly activate?: (card: CardNumber) => ComponentChildren;
}

export function PlayerBoard({
  view,
  seat,
  words,
  lit = null,
  extra = null,
  activate,
}: PlayerBoardProps): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  const { set } = view;
  const all = board.confrontations.map((facing, at) => ({ facing, at }));
  const captured = all.filter(({ facing }) => facing.captured);
  const open = all.filter(({ facing }) => !facing.captured);
  // Many targets that nobody attacks yet: folded small, so that the fights are seen.
  const waiting = open.flatMap(({ facing, at }) =>
    facing.target !== null && facing.attackers.length === 0
      ? [{ facing: { ...facing, target: facing.target }, at }]
      : [],
  );
  const folded = waiting.length > mostUnfolded ? waiting : [];
  const faced = open.filter(({ at }) => !folded.some((one) => one.at === at));
  const isChoiceOfPlace = lit?.some((place) => place.startsWith("onto:")) ?? false;
  const isLit = (place: string): boolean | null =>
    isChoiceOfPlace || place === "reserve" ? (lit?.includes(place) ?? null) : null;
  return (
    <div class={`bh-board${lit?.includes("board") ? " bh-lit" : ""}`} data-drop="board">
      <ul class="bh-open" aria-label={words.board.confrontations}>
        {faced.map(({ facing, at }) => (
          <Confrontation
            key={at}
            set={set}
            facing={facing}
            at={at}
            words={words}
            lit={isLit(`onto:${at}`)}
            extra={extra}
            owner={seat}
          />
        ))}
        {open.length === 0 && <li class="bh-none">{words.board.none}</li>}
      </ul>
      {folded.length > 0 && (
        <ul class="bh-folded" aria-label={words.board.untouched}>
          {folded.map(({ facing, at }) => (
            <Untouched
              key={at}
              set={set}
              facing={facing}
              at={at}
              words={words}
              lit={isLit(`onto:${at}`)}
              extra={extra}
              owner={seat}
            />
          ))}
        </ul>
      )}
      <div class="bh-zones">
        {captured.length > 0 && (
          <Zone title={words.board.captured} count={captured.length}>
            <Captured set={set} captured={captured} words={words} owner={seat} />
          </Zone>
        )}
        {(board.reserved.length > 0 || lit?.includes("reserve")) && (
          <Zone title={words.board.reserved} place="reserve" lit={isLit("reserve")}>
            <ul class="bh-reserved">
              {board.reserved.map((card, nth) => (
                <li key={nth}>
                  <Card
                    set={set}
                    card={card}
                    words={words}
                    size="small"
                    turned
                    flip={`reserved-${seat}-${card}-${nth}`}
                  />
                  {activate?.(card)}
                </li>
              ))}
              {board.reserved.length === 0 && <li class="bh-none">{words.board.dropReserve}</li>}
            </ul>
          </Zone>
        )}
        {board.crates.length > 0 && (
          <Zone title={words.board.crates} count={haulOf(set, board).crates}>
            <ul class="bh-row">
              {board.crates.map((card, nth) => (
                <li key={nth}>
                  <Card
                    set={set}
                    card={card}
                    words={words}
                    size="small"
                    flip={`crate-${seat}-${nth}`}
                  />
                </li>
              ))}
            </ul>
          </Zone>
        )}
        {board.contracts.length > 0 && (
          <Zone title={words.board.contracts} wide>
            <Contracts view={view} seat={seat} words={words} />
          </Zone>
        )}
      </div>
    </div>
  );
}

function Zone({
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

/** Each with its value now and if the open targets fall, and why. */
function Contracts({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  return (
    <ul class="bh-contracts">
      {contractProspects(view.set, board, board.contracts).map(({ card, face, now, then }, nth) => (
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
              <b class="number">{now.points}</b> {words.board.now}
            </span>
            {then.points > now.points && (
              <span class="bh-then">
                <b class="number">{then.points}</b> {words.board.ifAll}
              </span>
            )}
            <small>{payReasons(face, then.points > now.points ? then : now, words)}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

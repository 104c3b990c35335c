/** One player's side of the table; mine and everyone else's look alike [AMB-04]. */
import type { ComponentChildren, JSX } from "preact";
import type { Card as CardNumber, Trio } from "#rules/bounty-hunters/cards/face.ts";
import type { Confrontation as Facing, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { Captured } from "./captured.tsx";
import { Confrontation, Untouched } from "./confrontation.tsx";
import { Contracts, Crates, Reserve, Zone } from "./zones.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";

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

export function PlayerBoard(props: PlayerBoardProps): JSX.Element | null {
  const { view, seat, words, lit = null, extra = null, activate } = props;
  const board = view.boards[seat];
  if (board === undefined) return null;
  const { set } = view;
  const { captured, open, folded, faced } = sorted(board.confrontations);
  const isChoiceOfPlace = lit?.some((place) => place.startsWith("onto:")) ?? false;
  const isLit = (place: string): boolean | null =>
    isChoiceOfPlace || place === "reserve" ? (lit?.includes(place) ?? null) : null;
  const shown = (at: number) => ({ set, at, words, lit: isLit(`onto:${at}`), extra, owner: seat });
  return (
    <div
      class={`bh-board${lit?.includes("board") ? " bh-lit" : ""}${lit?.includes("beside") ? " bh-lit-beside" : ""}`}
      data-drop="board"
    >
      <ul class="bh-open" aria-label={words.board.confrontations}>
        {faced.map(({ facing, at }) => (
          <Confrontation key={at} facing={facing} {...shown(at)} />
        ))}
        {open.length === 0 && (
          <li class="bh-none">{activate ? words.board.none : words.board.noneTheirs}</li>
        )}
      </ul>
      {folded.length > 0 && (
        <ul class="bh-folded" aria-label={words.board.untouched}>
          {folded.map(({ facing, at }) => (
            <Untouched key={at} facing={facing} {...shown(at)} />
          ))}
        </ul>
      )}
      <div class="bh-zones">
        {captured.length > 0 && (
          <Zone title={words.board.captured} count={captured.length}>
            <Captured set={set} captured={captured} words={words} owner={seat} />
          </Zone>
        )}
        <Reserve view={view} seat={seat} words={words} lit={isLit("reserve")} activate={activate} />
        <Crates view={view} seat={seat} words={words} />
        <Contracts view={view} seat={seat} words={words} />
      </div>
    </div>
  );
}

/** Many targets that nobody attacks yet are folded small, so that the fights are seen. */
function sorted(confrontations: readonly Facing[]) {
  const all = confrontations.map((facing, at) => ({ facing, at }));
  const open = all.filter(({ facing }) => !facing.captured);
  const waiting = open.flatMap(({ facing, at }) =>
    facing.target !== null && facing.attackers.length === 0
      ? [{ facing: { ...facing, target: facing.target }, at }]
      : [],
  );
  const folded = waiting.length > mostUnfolded ? waiting : [];
  return {
    captured: all.filter(({ facing }) => facing.captured),
    open,
    folded,
    faced: open.filter(({ at }) => !folded.some((one) => one.at === at)),
  };
}

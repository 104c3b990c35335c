/** What else lies open before a rival: captures, reserve, contracts, crates. Where there is room, as cards. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { haulOf, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { Card } from "../../card.tsx";
import { Counts } from "../counts.tsx";
import { contractProspects } from "../../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface BelongingsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}

export function Belongings({ view, seat, words }: BelongingsProps): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  const { set } = view;
  const captured = board.confrontations.flatMap(({ captured: is, target }) =>
    is && target !== null ? [target] : [],
  );
  const crates = haulOf(set, board).crates;
  return (
    <>
      <Counts view={view} seat={seat} />
      <span class="bh-belongings">
        {captured.map((card, nth) => (
          <span key={`captured-${nth}`} class="bh-stamped">
            <Card set={set} card={card} words={words} size="small" silent turned />
            <Icon name="check" />
          </span>
        ))}
        {contractProspects(set, board, board.contracts).map(({ card, now }, nth) => (
          <span key={`contract-${nth}`} class="bh-signed">
            <Card set={set} card={card} words={words} size="small" silent />
            <b class="number">{now.points}</b>
          </span>
        ))}
        {board.reserved.map((card, nth) => (
          <span key={`reserved-${nth}`} class="bh-kept" title={words.board.reserved}>
            <Card set={set} card={card} words={words} size="small" silent turned />
          </span>
        ))}
        {crates > 0 && <span class="bh-crates">{words.board.cratesCount(crates)}</span>}
      </span>
    </>
  );
}

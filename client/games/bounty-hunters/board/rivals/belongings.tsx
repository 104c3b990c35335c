/** What else lies open before a rival: captures, reserve, contracts, crates. Where there is room, as cards. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { haulOf, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { Card, DeckSign } from "../../card.tsx";
import { Counts } from "../counts.tsx";
import { contractProspects } from "../../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface BelongingsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}

/** All of them are a tap away: a place keeps to one line. */
const contractsShown = (seats: number): number => (seats > 4 ? 2 : 4);
const mostReserved = 1;

function More({ count }: { readonly count: number }): JSX.Element | null {
  return count > 0 ? <b class="number">+{count}</b> : null;
}

export function Belongings({ view, seat, words }: BelongingsProps): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  const { set } = view;
  const captured = board.confrontations.flatMap(({ captured: is, target }) =>
    is && target !== null ? [target] : [],
  );
  const crates = haulOf(set, board).crates;
  const mostContracts = contractsShown(view.seats);
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
        {contractProspects(set, board, board.contracts)
          .slice(0, mostContracts)
          .map(({ card, now }, nth) => (
            <span key={`contract-${nth}`} class="bh-signed">
              <Card set={set} card={card} words={words} size="small" silent />
              <b class="number">{now.points}</b>
            </span>
          ))}
        <More count={board.contracts.length - mostContracts} />
        {board.reserved.slice(0, mostReserved).map((card, nth) => (
          <span key={`reserved-${nth}`} class="bh-kept" title={words.board.reserved}>
            <Card set={set} card={card} words={words} size="small" silent turned />
          </span>
        ))}
        <More count={board.reserved.length - mostReserved} />
        {crates > 0 && (
          <span class="bh-crates number" title={words.board.cratesCount(crates)}>
            <DeckSign deck="jawa-market" />
            {crates}
          </span>
        )}
      </span>
    </>
  );
}

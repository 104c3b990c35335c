/** Everyone at a glance: captures, credits, who is ready; a tap opens the whole board. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { haulOf, isOpen, padsOfBoards, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import { creditMark } from "../art/marks.ts";
import { Card } from "../card.tsx";
import { needOf } from "../moves/foretold.ts";
import { isWaitedFor } from "../moves/waiting.ts";
import type { Words } from "../words/en.ts";

interface SeatsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  /** Where I sit; a spectator looks from seat 0. */
  readonly from: Seat;
  readonly open: (seat: Seat) => void;
}

/** Clockwise from my left neighbour, who gets my hand [BH-TURN-16]. */
function others(view: View, from: Seat): readonly Seat[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (from + 1 + i) % view.seats);
}

export function Seats(props: SeatsProps): JSX.Element {
  const around = others(props.view, props.from);
  const half = Math.ceil(around.length / 2);
  return (
    <div class="bh-seats">
      <ol class="bh-left" aria-label={props.words.board.around}>
        {around.slice(0, half).map((seat) => (
          <SeatPlate key={seat} seat={seat} {...props} />
        ))}
      </ol>
      <ol class="bh-right" aria-label={props.words.board.around}>
        {around.slice(half).map((seat) => (
          <SeatPlate key={seat} seat={seat} {...props} />
        ))}
      </ol>
    </div>
  );
}

function SeatPlate({
  seat,
  view,
  names,
  words,
  from,
  open,
}: SeatsProps & { readonly seat: Seat }): JSX.Element {
  const board = view.boards[seat];
  const name = names[seat]?.name ?? "";
  const waited = isWaitedFor(view, seat);
  const isLeft = seat === (from + 1) % view.seats;
  return (
    <li
      class={`bh-seat bh-seat-${seat}${waited ? "" : " bh-ready"}${(board?.captures ?? 0) >= 3 ? " bh-close" : ""}`}
      data-at={`seat-${seat}`}
    >
      <button type="button" class="bh-seat-open" aria-haspopup="dialog" onClick={() => open(seat)}>
        <SeatMark seat={seat} />
        <span class="bh-seat-name">
          {name}
          {isLeft && <span class="unseen">, {words.board.left}</span>}
        </span>
        <span class="bh-seat-ready">
          {isLeft && view.seats > 2 && (
            <span class="bh-passto" title={words.board.left}>
              <Icon name="hand" />
            </span>
          )}
          {waited ? <i class="bh-dots" aria-hidden="true" /> : <Icon name="check" />}
          <span class="unseen">{waited ? words.notReady : words.ready}</span>
        </span>
        <Vitals view={view} seat={seat} words={words} />
        <Minis view={view} seat={seat} words={words} />
      </button>
    </li>
  );
}

/** Captures as four lamps, credits, running score. */
export function Vitals({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}): JSX.Element {
  const board = view.boards[seat];
  const captures = board?.captures ?? 0;
  const credits = board?.credits ?? 0;
  const total = padsOfBoards(view.set, view.rules, view.boards)[seat]?.total ?? 0;
  return (
    <span class="bh-vitals">
      <span class="bh-lamps">
        {Array.from({ length: Math.max(4, captures) }, (_, i) => (
          <i key={i} class={i < captures ? "on" : ""} aria-hidden="true" />
        ))}
        <span class="unseen">{words.board.captures(captures)}</span>
      </span>
      <span class="bh-credits number">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: creditMark(10, 10, 9) }}
        />
        <span aria-hidden="true">{credits}</span>
        <span class="unseen">{words.credits(credits)}</span>
      </span>
      <span class="bh-total number">
        <span aria-hidden="true">{total}</span>
        <span class="unseen">{words.points(total)}</span>
      </span>
    </span>
  );
}

/** Wide screens: the open targets with what they miss, and what lies beside them. */
function Minis({
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
  const facings = board.confrontations.filter((one) => isOpen(one) || one.target === null);
  return (
    <span class="bh-minis" aria-hidden="true">
      {facings.map((facing, at) => {
        const need = needOf(view, facing);
        return (
          <span key={at} class="bh-mini">
            {facing.target === null ? (
              <span class="bh-slot" />
            ) : (
              <Card set={view.set} card={facing.target} words={words} size="small" silent />
            )}
            <span class="bh-mini-need number">
              {facing.target !== null &&
                (["▲", "■", "●"] as const).map((shape, i) =>
                  (need[i] ?? 0) > 0 ? (
                    <b key={shape} class={`bh-c${i}`}>{`${shape}${need[i]}`}</b>
                  ) : null,
                )}
            </span>
          </span>
        );
      })}
      <span class="bh-mini-rest">
        {board.reserved.length > 0 && (
          <span>{words.board.reservedCount(board.reserved.length)}</span>
        )}
        {board.contracts.length > 0 && (
          <span>{words.board.contractCount(board.contracts.length)}</span>
        )}
        {board.crates.length > 0 && (
          <span>{words.board.cratesCount(haulOf(view.set, board).crates)}</span>
        )}
      </span>
    </span>
  );
}

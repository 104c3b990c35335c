/** One rival's place: who they are, how they stand, and everything that lies open before them. A tap enlarges it. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { words as hall } from "#client/words/words.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../../screen.ts";
import { isWaitedFor } from "../../moves/waiting.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { Belongings } from "./belongings.tsx";
import { Hunts } from "./hunts.tsx";
import { Vitals } from "../vitals.tsx";

interface RivalProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly SeatName[];
  readonly words: Words;
  /** My left neighbour gets my hand [BH-TURN-16]. */
  readonly isLeft: boolean;
  readonly open: (seat: Seat) => void;
  /** What they just said: the announcer says it aloud. */
  readonly bubble: string | undefined;
}

const close = 3;

export function Rival({ view, seat, names, words, isLeft, open, bubble }: RivalProps): JSX.Element {
  const waited = isWaitedFor(view, seat);
  const away = names[seat]?.away;
  const isClose = (view.boards[seat]?.captures ?? 0) >= close;
  return (
    <li
      class={`bh-seat bh-seat-${seat}${waited ? " bh-waited" : " bh-ready"}${isClose ? " bh-close" : ""}`}
      data-at={`seat-${seat}`}
    >
      <i class="bh-lamp" aria-hidden="true" />
      <button type="button" class="bh-seat-open" aria-haspopup="dialog" onClick={() => open(seat)}>
        <SeatMark seat={seat} />
        <span class="bh-seat-name">
          {names[seat]?.name ?? ""}
          {isLeft && <span class="unseen">({words.board.left})</span>}
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
        {bubble !== undefined && (
          <span class="bh-bubble" aria-hidden="true">
            {bubble}
          </span>
        )}
        <Vitals view={view} seat={seat} words={words} />
        <span class="bh-lies" aria-hidden="true">
          <Hunts view={view} seat={seat} words={words} />
          <Belongings view={view} seat={seat} words={words} />
        </span>
        {away !== undefined && (
          <small class="bh-absent">
            <Icon name="warn" /> {hall.value.table[away]}
          </small>
        )}
      </button>
    </li>
  );
}

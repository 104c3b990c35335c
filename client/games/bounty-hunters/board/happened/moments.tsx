/** My captures, and where my hand went: said in words for a moment, beside the hand and in nobody's way. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Batch } from "../../../../table/session/session.ts";
import type { SeatName } from "../../../screen.ts";
import { useBriefly, useTouchToClose } from "./briefly.ts";
import { lossOf } from "../../moves/foretold.ts";
import { cardName, faceOf } from "../../naming.ts";
import type { Words } from "../../words/en.ts";

interface MomentsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly seat: Seat | null;
  readonly latest: Batch | null;
}

export function Moments({ view, names, words, seat, latest }: MomentsProps): JSX.Element {
  const captured = useBriefly(latest, (news) =>
    some(news.flatMap((one) => capturedText(one, view, seat, words))),
  );
  const passed = useBriefly(latest, (news) =>
    some(news.flatMap((one) => passedText(one, view, seat, names, words))),
  );
  useTouchToClose(passed);
  return (
    <div class="bh-moments">
      {captured.shown?.map((text) => (
        // The log says it aloud.
        <p key={text} class="bh-moment bh-moment-capture" aria-hidden="true">
          <Icon name="check" />
          <span>{text}</span>
        </p>
      ))}
      <div role="status">
        {passed.shown?.map((text) => (
          <p key={text} class="bh-moment">
            <Icon name="hand" />
            <span>{text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function some(texts: readonly string[]): readonly string[] | null {
  return texts.length > 0 ? texts : null;
}

function capturedText(news: News, view: View, seat: Seat | null, words: Words): readonly string[] {
  if (news.type !== "target-captured" || news.seat !== seat) return [];
  const face = faceOf(view.set, news.card);
  const facing = view.boards[news.seat]?.confrontations[news.onto];
  const worth = words.board.captureNet(
    face.type === "target" ? face.points : 0,
    facing ? lossOf(view, facing) : 0,
  );
  return [words.alarm.captured(cardName(view.set, news.card, words), worth)];
}

/** Everyone knows who sits where [AMB-04]: my left neighbour has my cards, my right one gave me these [BH-TURN-16]. */
function passedText(
  news: News,
  view: View,
  seat: Seat | null,
  names: readonly SeatName[],
  words: Words,
): readonly string[] {
  if (news.type !== "hands-passed" || seat === null || news.hand === null) return [];
  const nameOf = (at: number): string => names[(at + view.seats) % view.seats]?.name ?? "";
  return [words.alarm.passed(news.hand.length, nameOf(seat + 1), nameOf(seat - 1))];
}

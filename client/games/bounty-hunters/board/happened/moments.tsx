/**
 * Captures, contracts and the coming end in picture and words, and where my hand went: a moment each, in nobody's way.
 */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import type { Batch } from "../../../../table/session/session.ts";
import type { SeatName } from "../../../screen.ts";
import { Card } from "../../card.tsx";
import { cardName } from "../../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { useBriefly, useTouchToClose } from "./briefly.ts";
import { listedFor } from "../../say/alarm-text.ts";
import { momentsIn, type Moment } from "./moment.ts";

interface MomentsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly seat: Seat | null;
  readonly latest: Batch | null;
}

export function Moments(props: MomentsProps): JSX.Element {
  const { view, names, words, seat, latest } = props;
  const moments = useBriefly(latest, "moment", (news) => some(momentsIn(news, view, seat)));
  const passed = useBriefly(latest, "reveal", (news) =>
    some(news.flatMap((one) => passedText(one, view, seat, names, words))),
  );
  useTouchToClose(moments);
  useTouchToClose(passed);
  return (
    <div class="bh-moments">
      {moments.shown?.map((moment, nth) => (
        <Shown key={nth} {...props} moment={moment} />
      ))}
      {passed.shown?.map((text) => (
        <p key={text} class="bh-moment">
          <Icon name="hand" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** The log says it aloud. */
function Shown(props: MomentsProps & { readonly moment: Moment }): JSX.Element {
  const { view, words, seat, moment } = props;
  const isMine = "seat" in moment && moment.seat === seat;
  return (
    <p
      class={`bh-moment bh-moment-${moment.type}${isMine ? " bh-moment-mine" : ""}`}
      aria-hidden="true"
    >
      <span>{textOf(props)}</span>
      {"card" in moment ? (
        <span class="bh-moment-card">
          <Card set={view.set} card={moment.card} words={words} size="small" silent />
          <SeatMark seat={moment.seat} />
        </span>
      ) : (
        <Icon name="warn" />
      )}
    </p>
  );
}

function textOf({ view, names, words, seat, moment }: MomentsProps & { moment: Moment }): string {
  const nameOf = (at: Seat): string => names[at]?.name ?? "";
  const { alarm } = words;
  switch (moment.type) {
    case "capture": {
      const target = cardName(view.set, moment.card, words);
      const worth = summedUp(words.board.captureNet(moment.worth, moment.loss), moment);
      return moment.seat === seat
        ? alarm.captured(target, worth)
        : alarm.capturedBy(nameOf(moment.seat), target, worth);
    }
    case "contract": {
      const contract = cardName(view.set, moment.card, words);
      return alarm.pays(contract, moment.points);
    }
    case "end":
      return moment.seats.length === 1 && moment.seats[0] === seat
        ? alarm.twoLeftMine
        : alarm.twoLeft(listedFor(seat, moment.seats, names, words));
    case "last-turn":
      return alarm.last;
    default:
      return unreachable(moment);
  }
}

/** What is left of it when the hunters are paid. */
function summedUp(text: string, { worth, loss }: Extract<Moment, { type: "capture" }>): string {
  const left = worth - loss;
  return loss > 0 ? `${text}\u00a0=\u00a0${left < 0 ? "−" : ""}${Math.abs(left)}` : text;
}

function some<T>(found: readonly T[]): readonly T[] | null {
  return found.length > 0 ? found : null;
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

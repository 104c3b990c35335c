/** The end is announced loudly: it comes sooner than expected [BH-END-03]. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../../screen.ts";
import type { Words } from "../../words/en.ts";

const close = 3;
const enough = 4;

function alarmText(
  view: View,
  names: readonly SeatName[],
  words: Words,
  seat: Seat | null,
): { readonly text: string; readonly loud: boolean } | null {
  const { alarm } = words;
  if (view.step.type === "over") return null;
  const nameOf = (at: Seat): string => names[at]?.name ?? "";
  const with_ = (captures: (n: number) => boolean): Seat[] =>
    view.boards.flatMap((board, at) => (captures(board.captures) ? [at] : []));
  if (view.lastTurn > 0) {
    const left = view.lastTurn - view.turn;
    const seats = with_((n) => n >= enough);
    const who = words.list(seats.map(nameOf));
    const isMine = seats.length === 1 && seats[0] === seat;
    if (left >= 2) return { text: isMine ? alarm.twoLeftMine : alarm.twoLeft(who), loud: true };
    if (left === 1)
      return { text: isMine ? alarm.lastButOneMine : alarm.lastButOne(who), loud: true };
    return { text: `${alarm.last}. ${alarm.lastHint}`, loud: true };
  }
  const near = with_((n) => n === close);
  if (near.length === 0) return null;
  if (near.length === 1 && near[0] === seat) return { text: alarm.threeMine, loud: false };
  return { text: alarm.three(words.list(near.map(nameOf)), near.length), loud: false };
}

export function Alarm({
  view,
  names,
  words,
  seat,
}: {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly seat: Seat | null;
}): JSX.Element {
  const alarm = alarmText(view, names, words, seat);
  return (
    <div class="bh-alarms" role="status">
      {alarm && (
        <p class={`bh-alarm${alarm.loud ? " bh-loud" : ""}`}>
          <Icon name="warn" />
          <span>{alarm.text}</span>
        </p>
      )}
    </div>
  );
}

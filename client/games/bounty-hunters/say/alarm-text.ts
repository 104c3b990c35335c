/** How near the end is, as one reader hears it: who reads is never spoken of by name [BH-END-03]. */
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** What of a view tells how near the end is. */
interface Nearing {
  readonly step: { readonly type: string };
  readonly turn: number;
  readonly lastTurn: number;
  readonly boards: readonly { readonly captures: number }[];
}

const close = 3;
const enough = 4;

/** These players as one of them, or another, calls them. */
export function listedFor(
  reader: Seat | null,
  seats: readonly Seat[],
  names: readonly SeatName[],
  words: Words,
): string {
  const others = seats.filter((at) => at !== reader).map((at) => names[at]?.name ?? "");
  return others.length < seats.length ? words.alarm.withMe(others) : words.list(others);
}

export function alarmText(
  view: Nearing,
  names: readonly SeatName[],
  words: Words,
  seat: Seat | null,
): { readonly text: string; readonly loud: boolean } | null {
  const { alarm } = words;
  if (view.step.type === "over") return null;
  const namesOf = (seats: readonly Seat[]): string => listedFor(seat, seats, names, words);
  const with_ = (captures: (n: number) => boolean): Seat[] =>
    view.boards.flatMap((board, at) => (captures(board.captures) ? [at] : []));
  if (view.lastTurn > 0) {
    const left = view.lastTurn - view.turn;
    const seats = with_((n) => n >= enough);
    const who = namesOf(seats);
    const isMine = seats.length === 1 && seats[0] === seat;
    if (left >= 2) return { text: isMine ? alarm.twoLeftMine : alarm.twoLeft(who), loud: true };
    if (left === 1)
      return { text: isMine ? alarm.lastButOneMine : alarm.lastButOne(who), loud: true };
    return { text: `${alarm.last}. ${alarm.lastHint}`, loud: true };
  }
  const near = with_((n) => n === close);
  if (near.length === 0) return null;
  if (near.length === 1 && near[0] === seat) return { text: alarm.threeMine, loud: false };
  const three = near.some((at) => at === seat) ? alarm.threeWithMe : alarm.three;
  return { text: three(namesOf(near), near.length), loud: false };
}

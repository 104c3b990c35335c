/** What someone at the table is called here: I am "you", unless several of us share this screen. */
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export function calledAt(
  names: readonly SeatName[],
  seat: Seat,
  { you }: Pick<Words, "you">,
): string {
  return isMe(names, seat) ? you : (names[seat]?.name ?? "");
}

export function isMe(names: readonly SeatName[], seat: Seat): boolean {
  return names[seat]?.mine === true && names.filter(({ mine }) => mine).length === 1;
}

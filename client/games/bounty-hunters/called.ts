/** What someone at the table is called here: I am "you", unless several of us share this screen. */
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../screen.ts";
import type { Words } from "./words/en.ts";

export function calledAt(
  names: readonly SeatName[],
  seat: Seat,
  { you }: Pick<Words, "you">,
): string {
  const isMe = names[seat]?.mine === true && names.filter(({ mine }) => mine).length === 1;
  return isMe ? you : (names[seat]?.name ?? "");
}

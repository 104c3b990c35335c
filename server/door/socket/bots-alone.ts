/** Asks after which a game runs by itself, without a single person: such games are few. */
import type { Table, TableAsk } from "#table/table.ts";
import type { SeatInfo } from "#table/talk/words.ts";

export function leavesBotsAlone(table: Table, ask: TableAsk): boolean {
  // Asked of every move: the seats are looked at only where it matters.
  if (ask.type === "start")
    return table.info(null).seats.every(({ holder }) => holder.type === "bot");
  // Handed to a bot, the last seat of a person makes it the same.
  if (ask.type === "substitute" && ask.level !== null)
    return table.info(null).seats.every((seat, at) => at === ask.seat || isPlayedByBot(seat));
  return false;
}

function isPlayedByBot({ holder }: SeatInfo): boolean {
  return holder.type === "bot" || (holder.type === "person" && holder.substitute !== null);
}

/** Whom the table waits for in vain. */
import type { SeatInfo } from "#table/talk/words.ts";
import { isMine, mySeats, type Frame } from "../frame.ts";

/** Only when nobody else has something to do: until then nobody is kept from playing. */
export function waitedInVain(frame: Frame): SeatInfo | undefined {
  const { info, session } = frame;
  if (info.phase !== "playing" || mySeats(info).length === 0) return undefined;
  const awaited = info.seats.filter(({ seat }) => session.awaited.value.includes(seat));
  const isGone = (seat: SeatInfo): boolean =>
    (isAway(seat) || isLate(frame, seat)) && !isMine(seat);
  return awaited.every(isGone) ? awaited[0] : undefined;
}

function isAway({ holder }: SeatInfo): boolean {
  return holder.type === "person" && holder.awaySince !== null && holder.substitute === null;
}

/** Where the table waits for whoever is out of time, the others decide. */
export function isLate({ info }: Frame, { holder, clock }: SeatInfo): boolean {
  const waits = info.time?.whenUp === "wait" && clock === 0;
  return waits && holder.type === "person" && holder.substitute === null;
}

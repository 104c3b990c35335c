/**
 * What a program with a seat token may know of its table: its
 * own seat is its own, its owner's other seats are anybody's.
 */
import type { TableInfo, Tell } from "#table/talk/words.ts";
import type { Session } from "../../accounts/people.ts";

export function infoFor({ only }: Session, info: TableInfo): TableInfo {
  if (only === null) return info;
  return {
    ...info,
    mine: false,
    seats: info.seats.map((each) =>
      each.holder.type === "person" && each.seat !== only.seat
        ? { ...each, holder: { ...each.holder, mine: false } }
        : each,
    ),
  };
}

/** As it is sent: only a seat token's is written anew. */
export function textFor(session: Session, tell: Tell, written: () => string): string {
  if (session.only === null || tell.type !== "table") return written();
  return JSON.stringify({ ...tell, info: infoFor(session, tell.info) } satisfies Tell);
}

/** Whose entry is it? */
import type { Seat } from "#rules/game.ts";
import type { LedgerProps } from "../screen-types.ts";

/** The name of another person at the table; `null` for one's own entries and for those whose author has left. */
export function authorOf(
  { session }: Pick<LedgerProps, "session">,
  seat: Seat | null,
): string | null {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" && !holder.mine && holder.presence !== "left"
    ? holder.name
    : null;
}

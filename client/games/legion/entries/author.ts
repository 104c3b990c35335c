/** [LB-LEDGER-17] Whose entry is it? */
import type { Seat } from "#rules/game.ts";
import type { LedgerProps } from "../screen-types.ts";

/** The name of another person at the table, who alone may change it; `null` for one's own entries. */
export function authorOf(
  { session }: Pick<LedgerProps, "session">,
  seat: Seat | null,
): string | null {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" && !holder.mine ? holder.name : null;
}

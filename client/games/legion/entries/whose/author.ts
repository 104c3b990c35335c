/** [LB-LEDGER-17] Whose entry is it? */
import type { Seat } from "#rules/game.ts";
import { leastPatience } from "#table/talk/limits.ts";
import type { LedgerProps } from "../../screen-types.ts";

type Seated = Pick<LedgerProps, "session">;

/** The name of another person at the table, who alone may change it; `null` for what this phone may change. */
export function authorOf(props: Seated, seat: Seat | null): string | null {
  const holder = othersIn(props, seat);
  return holder === null || isGone(holder.awaySince) ? null : holder.name;
}

/** The name of another person who wrote it and is gone. */
export function goneAuthorOf(props: Seated, seat: Seat | null): string | null {
  const holder = othersIn(props, seat);
  return holder !== null && isGone(holder.awaySince) ? holder.name : null;
}

export function sitterName({ session }: Seated, seat: Seat | null): string {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" ? holder.name : "";
}

function othersIn({ session }: Seated, seat: Seat | null) {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" && !holder.mine ? holder : null;
}

function isGone(since: number | null): boolean {
  return since !== null && Date.now() - since >= leastPatience * 1000;
}

/** From which scene on a tale was not read when its page was closed: kept for this tab, so that a reload tells it. */
import type { Version } from "#table/talk/words.ts";

interface Reader {
  /** `null` where there is no table to come back to. */
  readonly session: { readonly table: string } | null;
  readonly seat: number | null;
}

export interface Untold {
  /** The first of the pages a scene was heard with. */
  readonly from: Version;
  /** Which of their scenes it is: those before it have been read. */
  readonly nth: number;
}

function keyOf({ session, seat }: Reader): string {
  return `guildhall.outer-rim-untold.${session?.table}.${seat}`;
}

export function untoldFrom(reader: Reader): Untold | null {
  const kept = reader.session === null ? null : sessionStorage.getItem(keyOf(reader));
  if (kept === null) return null;
  const [from = 0, nth = 0] = kept.split(":").map(Number);
  return { from, nth };
}

/** `undefined` once all is told. */
export function keepUntold(reader: Reader, untold: Untold | undefined): void {
  if (reader.session === null) return;
  if (untold === undefined) sessionStorage.removeItem(keyOf(reader));
  else sessionStorage.setItem(keyOf(reader), `${untold.from}:${untold.nth}`);
}

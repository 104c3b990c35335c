/** From which page on a tale was not read when its page was closed: kept for this tab, so that a reload tells it. */
import type { Version } from "#table/talk/words.ts";

interface Reader {
  /** `null` where there is no table to come back to. */
  readonly session: { readonly table: string } | null;
  readonly seat: number | null;
}

function keyOf({ session, seat }: Reader): string {
  return `guildhall.outer-rim-untold.${session?.table}.${seat}`;
}

export function untoldFrom(reader: Reader): Version | null {
  const kept = reader.session === null ? null : sessionStorage.getItem(keyOf(reader));
  return kept === null ? null : Number(kept);
}

/** `undefined` once all is told. */
export function keepUntold(reader: Reader, from: Version | undefined): void {
  if (reader.session === null) return;
  if (from === undefined) sessionStorage.removeItem(keyOf(reader));
  else sessionStorage.setItem(keyOf(reader), String(from));
}

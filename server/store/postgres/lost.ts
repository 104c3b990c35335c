/** What went wrong with the database: its own no, or a wire that broke. */
import { DiskFull } from "#table/journal/disk-full.ts";

export const diskFull = "53100";
/** Someone else holds what we wait for; nothing was done. */
export const lockedOut = "55P03";
/** This one only follows another by now. */
const isStandby = "25006";

/** What a standby says to a write, said before it is asked anything. */
export class Standby extends Error {
  readonly code = isStandby;
}

/**
 * The five characters by which PostgreSQL names what is wrong; empty when it did not say anything. What the system
 * says of a broken wire may have five letters too: EPIPE.
 */
export function codeOf(error: unknown): string {
  const isOurs = error instanceof Error && "code" in error && !("syscall" in error);
  const code = isOurs ? error.code : "";
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : "";
}

/** The wire broke, or the database says goodbye (57P…) or not yet (08…, 57P03), or only follows another. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    !(error instanceof DiskFull) && (code === "" || code === isStandby || /^(08|57P)/.test(code))
  );
}

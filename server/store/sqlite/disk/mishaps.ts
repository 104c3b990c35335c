/** What went wrong with the disk, read from the codes of SQLite and of the system. */
import { HostError, reasonOf, systemCode } from "../../../host-error.ts";

type Mishap = "full" | "failing" | "damaged";

const noSense = 1;
const corrupt = 11;
const full = 13;
const notADatabase = 26;
/** The system refused a write for another reason than a full disk, and SQLite does not say for which. */
const refusedWrite = 778;
const refusedFlush = 1034;

/** A quota and a longest file size are as good as a full disk. */
const noRoom = ["ENOSPC", "EDQUOT", "EFBIG"];

/** `hasRoom` is asked where only a try can tell a quota from a disk that fails. */
export function mishapOf(error: unknown, hasRoom: () => boolean): Mishap | null {
  if (isDamage(error)) return "damaged";
  if (hasCode(error, [full]) || saysNoRoom(error)) return "full";
  if (hasCode(error, [refusedWrite, refusedFlush])) return hasRoom() ? "failing" : "full";
  return systemCode(error) === "EIO" ? "failing" : null;
}

export function isDamage(error: unknown): boolean {
  // No number that is kept was ever larger than ours can be.
  if (systemCode(error) === "ERR_OUT_OF_RANGE") return true;
  return error instanceof Error && "errcode" in error && damages.has(Number(error.errcode) & 255);
}

/** Where all statements are made ready: one that fits nothing meets a file which misnames what is in it. */
export function fitsNothing(error: unknown): boolean {
  return hasCode(error, [noSense]);
}

/** The last eight bits say what it is; those before, where: an index (779), a sequence (523). */
const damages: ReadonlySet<number> = new Set([corrupt, notADatabase]);

export function saysNoRoom(error: unknown): boolean {
  return noRoom.includes(systemCode(error));
}

/** What keeps a database from being used, as a sentence for the host; anything else as it is. */
export function inWords(error: unknown, path: string, hasRoom: () => boolean): unknown {
  switch (mishapOf(error, hasRoom)) {
    case "full":
      return new HostError(`the disk is full and ${path} has to grow: make room, then start again`);
    case "failing":
      return new HostError(
        `the disk fails: ${path} could not be written or read (${reasonOf(error)}). Look after the disk, copy what is there, and start from a backup if it is damaged`,
      );
    case "damaged":
      return damaged(error, path);
    case null:
      return error;
  }
}

export function damaged(error: unknown, path: string): HostError {
  return new HostError(
    `the database ${path} is damaged (${reasonOf(error)}): keep the file, and start from a backup with DATA_DIR or --data`,
  );
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return error instanceof Error && "errcode" in error && codes.includes(Number(error.errcode));
}

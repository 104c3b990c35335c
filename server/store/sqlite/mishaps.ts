/** What SQLite says when something is wrong, read from its result codes. */
import { reasonOf, HostError } from "../../host-error.ts";

const corrupt = 11;
const full = 13;
const notADatabase = 26;
/** A write that the system refused for another reason than a full disk: a quota, or a longest file size. */
const refusedWrite = 778;

export function isFull(error: unknown): boolean {
  return hasCode(error, [full, refusedWrite]);
}

/** What keeps a database from being used, as a sentence for the host; anything else as it is. */
export function inWords(error: unknown, path: string): unknown {
  if (hasCode(error, [full, refusedWrite]))
    return new HostError(`the disk is full and ${path} has to grow: make room, then start again`);
  if (hasCode(error, [corrupt, notADatabase]))
    return new HostError(
      `the database ${path} is damaged (${reasonOf(error)}): keep the file, and start from a backup with DATA_DIR or --data`,
    );
  return error;
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return error instanceof Error && "errcode" in error && codes.includes(Number(error.errcode));
}

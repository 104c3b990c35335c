/** Whether there is room, found out by trying: what a quota leaves is told by no figure. */
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileName, logName } from "./names.ts";
import { saysNoRoom } from "./mishaps.ts";

/** More than a commit usually needs. */
const enough = Buffer.alloc(1024 * 1024);

/** At the end of a file as long as ours are: a file may not be longer than a limit, either. */
export function hasRoom(folder: string): boolean {
  const path = join(folder, `${fileName}-room`);
  const lengths = [fileName, logName].map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  try {
    const file = openSync(path, "w", 0o600);
    try {
      return writeSync(file, enough, 0, enough.length, Math.max(...lengths)) === enough.length;
    } finally {
      closeSync(file);
      rmSync(path);
    }
  } catch (error) {
    // A disk that fails may refuse even this; it is not full for that.
    return !saysNoRoom(error);
  }
}

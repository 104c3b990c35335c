/** Folders whose names are on disk: without that a power cut takes away a file that was flushed itself. */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { systemCode } from "../../host-error.ts";

/** The names in a folder. */
export function flushFolder(folder: string): void {
  // Windows knows no such flush.
  if (process.platform !== "win32") flushAt(folder);
}

/** For its owner alone. Those it lies in are made, too, and each is told of the one it got. */
export function makeFolder(folder: string, flush: (folder: string) => void = flushFolder): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const last = dirname(resolve(first));
  for (let at = dirname(resolve(folder)); ; at = dirname(at)) {
    flushIfReadable(at, flush);
    if (at === last) return;
  }
}

/** Everything in a folder that others wrote there. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flushAt(path);
  }
  flushFolder(folder);
}

/** A folder may be written to that may not be read: then nobody can do more. */
function flushIfReadable(folder: string, flush: (folder: string) => void): void {
  try {
    flush(folder);
  } catch (error) {
    if (systemCode(error) !== "EACCES") throw error;
  }
}

function flushAt(path: string): void {
  // Windows flushes only what may be written to.
  const file = openSync(path, process.platform === "win32" ? "r+" : "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** SQLite's write-ahead log as a file: emptied, begun anew, kept from growing. */
import { fstatSync, readSync } from "node:fs";
import type { Files } from "./files.ts";

const piece = 1024 * 1024;

/**
 * The same bytes once more. What a flush failed to bring to the disk counts as written ever after, and the next flush
 * says that all is well: only what is written again is flushed again.
 */
export function writeAgain(file: number, files: Files): void {
  const buffer = Buffer.allocUnsafe(piece);
  for (let at = 0; ;) {
    const length = readSync(file, buffer, 0, piece, at);
    if (length === 0) return;
    files.write(file, buffer.subarray(0, length), at);
    at += length;
  }
}

export interface LogFile {
  /** Without its header nothing in the log is read. */
  wipe(): void;
  /** Only once the wiping is on disk: a log cut short half-way would be read as an older one, over newer pages. */
  cut(): void;
  hasHeader(): boolean;
}

const headerLength = 32;
const noHeader = Buffer.alloc(headerLength);

export function logFile(log: number, files: Files, longestKept: number): LogFile {
  return {
    /** It keeps its length: what is written over needs no room found and noted by the file system. */
    wipe() {
      if (fstatSync(log).size > 0) files.write(log, noHeader, 0);
    },
    cut() {
      if (fstatSync(log).size > longestKept) files.truncate(log);
    },
    hasHeader() {
      const header = Buffer.alloc(headerLength);
      readSync(log, header, 0, headerLength, 0);
      return !header.equals(noHeader);
    },
  };
}

/**
 * What the store does to its files past SQLite, each call named: a test stands in between, writes down the order, and
 * cuts the power wherever it likes. SQLite itself only writes (to the system's memory); every flush is one of these.
 */
import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  writeSync,
} from "node:fs";

export interface Files {
  open(path: string): number;
  close(file: number): void;
  write(file: number, bytes: Uint8Array, at: number): void;
  truncate(file: number): void;
  /** Off the main thread: what was written before the call survives a power cut after it. */
  flush(file: number): Promise<void>;
  flushNow(file: number): void;
  /** The names in a folder. */
  flushFolder(folder: string): void;
}

export const realFiles: Files = {
  open: (path) => openSync(path, "r+"),
  close: closeSync,
  write: (file, bytes, at) => void writeSync(file, bytes, 0, bytes.length, at),
  truncate: (file) => ftruncateSync(file, 0),
  flush: (file) =>
    new Promise((resolve, reject) =>
      fdatasync(file, (error) => (error === null ? resolve() : reject(error))),
    ),
  flushNow: fdatasyncSync,
  flushFolder(folder) {
    // Windows knows no such flush.
    if (process.platform === "win32") return;
    const entries = openSync(folder, "r");
    fsyncSync(entries);
    closeSync(entries);
  },
};

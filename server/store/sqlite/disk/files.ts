/**
 * What the store does to its files past SQLite, each call named: a test stands in between, writes down the order, and
 * cuts the power wherever it likes. SQLite itself only writes (to the system's memory); every flush is one of these.
 */
import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { flushFolder } from "../../files/folders.ts";
import { hasRoom } from "./room.ts";
import { flushInThread } from "../../../threads/flush-thread.ts";

export interface Files {
  open(path: string): number;
  close(file: number): void;
  write(file: number, bytes: Uint8Array, at: number): void;
  truncate(file: number): void;
  /** In a thread of its own: what was written before the call survives a power cut after it. */
  flush(file: number): Promise<void>;
  flushNow(file: number): void;
  /** The names in a folder. */
  flushFolder(folder: string): void;
  hasRoom(folder: string): boolean;
}

export const realFiles: Files = {
  open: (path) => openSync(path, "r+"),
  close: closeSync,
  write(file, bytes, at) {
    for (let done = 0; done < bytes.length;)
      done += writeSync(file, bytes, done, bytes.length - done, at + done);
  },
  truncate: (file) => ftruncateSync(file, 0),
  flush: flushInThread,
  flushNow: fdatasyncSync,
  flushFolder,
  hasRoom,
};

/**
 * Stands between the store and its files: writes down every
 * write, truncation and flush, and what people heard in between.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableId, Version } from "#table/talk/words.ts";
import { fileName, logName } from "../disk/names.ts";
import { realFiles, type Files } from "../disk/files.ts";
import {
  flushed,
  noFile,
  unflushed,
  written,
  writtenAt,
  type FileHistory,
} from "./file-history.ts";

/** How someone came to know of a page. */
type PageHearing = "answered" | "announced" | "read";

/** Whoever runs the hall was told that this person may not come in any more. */
export interface HeardShutOut {
  readonly how: "shut out";
  readonly key: string;
}

export type Acknowledgement =
  | { readonly how: PageHearing; readonly table: TableId; readonly version: Version }
  | HeardShutOut;
export type AcknowledgementKind = Acknowledgement["how"];

/** The power may go out here. */
export interface DiskMoment {
  /** What was done last. */
  readonly after: string;
  readonly pages: FileHistory;
  readonly log: FileHistory;
  /** Whether a flush of the log was under way. */
  readonly flushing: boolean;
  readonly heard: readonly Acknowledgement[];
}

export interface Recorder extends Files {
  readonly moments: readonly DiskMoment[];
  hear(what: Acknowledgement): void;
  /** As the system does it that then thinks everything written. */
  failToFlush(file: number): void;
  /** The process was killed: another one goes on with what is in the system's memory, in a folder of its own. */
  moveTo(folder: string): void;
  /** Flushes take for ever from now on, until `moveTo`. */
  hang(): void;
  /** Those of the killed process may end now: nobody looks any more. */
  release(): void;
}

type Part = "pages" | "log";

/** Both files, as a disk may hold them. */
interface TwoFiles {
  readonly now: Readonly<Record<Part, FileHistory>>;
  /** SQLite's own writes show as differences. */
  look(): void;
  change(part: Part, change: (history: FileHistory) => FileHistory): void;
}

function twoFiles(folder: () => string): TwoFiles {
  const now: Record<Part, FileHistory> = { pages: noFile, log: noFile };
  return {
    now,
    look() {
      for (const part of ["pages", "log"] as const)
        now[part] = written(now[part], bytesOf(folder(), part));
    },
    change(part, change) {
      now[part] = change(now[part]);
    },
  };
}

export function recorder(first: string): Recorder {
  let folder = first;
  const parts = new Map<number, Part>();
  const { now, look, change } = twoFiles(() => folder);
  const moments: DiskMoment[] = [];
  let heard: readonly Acknowledgement[] = [];
  let flushing = 0;
  let hanging = false;
  const killed = Promise.withResolvers<void>();
  const partOf = (file: number): Part => parts.get(file) ?? "log";

  function note(after: string): void {
    look();
    moments.push({ after, ...now, flushing: flushing > 0, heard });
  }

  function flushBy(part: Part): () => void {
    note(`flush of the ${part} begun`);
    const then = now[part];
    return () => {
      change(part, (history) => flushed(history, then));
      note(`flush of the ${part} done`);
    };
  }

  return {
    moments,
    open(path) {
      const file = realFiles.open(path);
      const part = path.endsWith("-wal") ? "log" : "pages";
      parts.set(file, part);
      if (now[part] !== noFile) return file;
      // SQLite flushes by itself while it makes a new database.
      look();
      change(part, (history) => flushed(history, history));
      return file;
    },
    close: realFiles.close,
    write(file, bytes, at) {
      realFiles.write(file, bytes, at);
      change(partOf(file), (history) => writtenAt(history, at, bytes.length));
      const what = bytes.every((byte) => byte === 0) ? "wiped" : "written again";
      note(`${partOf(file)} ${what}`);
    },
    truncate(file) {
      realFiles.truncate(file);
      note(`${partOf(file)} cut`);
    },
    async flush(file) {
      flushing++;
      const done = flushBy(partOf(file));
      if (hanging) return killed.promise;
      await turns(3);
      flushing--;
      done();
    },
    flushNow: (file) => flushBy(partOf(file))(),
    failToFlush(file) {
      look();
      change(partOf(file), unflushed);
      note(`flush of the ${partOf(file)} failed`);
    },
    // Names are kept here: both files are always there.
    flushFolder: () => note("flush of the folder done"),
    hasRoom: () => true,
    hear(what) {
      heard = [...heard, what];
      note(what.how);
    },
    moveTo(other) {
      look();
      folder = other;
      flushing = 0;
      hanging = false;
    },
    hang: () => void (hanging = true),
    release: killed.resolve,
  };
}

function bytesOf(folder: string, part: Part): Buffer {
  const path = join(folder, part === "log" ? logName : fileName);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
